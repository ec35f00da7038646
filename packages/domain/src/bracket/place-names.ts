/** The English ordinal of a place: 1st, 2nd, 3rd, 4th, 11th, 21st. */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

const RANK_WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The word of a place, as in 'Best third 1', or null where a cup has no word for it. */
export function placeWord(place: number): string | null {
  return RANK_WORDS[place - 1] ?? null;
}

/** The place that a word names, in any case, or null for any other word. */
export function placeOfWord(word: string): number | null {
  const index = RANK_WORDS.indexOf(word.toLowerCase());
  return index === -1 ? null : index + 1;
}

/** A place of a group as a placeholder says it: '1st Group A' for a group called 'A' or 'Group A', '2nd Pool North'. */
export function describeGroupPlace(place: number, groupName: string): string {
  return `${ordinal(place)} ${groupName.length <= 2 ? `Group ${groupName}` : groupName}`;
}
