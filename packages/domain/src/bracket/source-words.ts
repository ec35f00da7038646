import type { PlaceholderSource } from '../cup/sides';

/** The words of a language for the sources of placeholders. */
export interface SourceWords {
  readonly winner: (matchNumber: number) => string;
  readonly loser: (matchNumber: number) => string;
  /** 'Group A' for a group that is called A. */
  readonly group: (letter: string) => string;
  readonly groupPlace: (place: number, group: string) => string;
  /** The words for the places that `bestOf` and `oneOfBest` take, the first place first. */
  readonly places: readonly string[];
  /** The team with a rank among the teams on one place of all groups: 'Best third 1'. */
  readonly bestOf: (place: string, rank: number) => string;
  /** A slot that gets one of the best teams on one place of all groups: 'One of the best thirds (1)'. */
  readonly oneOfBest: (place: string, slot: number) => string;
}

/** The present numbers of matches and names of groups. */
export interface SourceNames {
  /** The number of each match, by match id; null for one of a group. */
  readonly matchNumbers: ReadonlyMap<string, number | null>;
  /** The name of each group, by group id. */
  readonly groupNames: ReadonlyMap<string, string>;
}

const LONGEST_LETTER = 2;

/** A place of a group as a placeholder says it: '1st Group A' for a group called 'A' or 'Group A', '2nd Pool North'. */
export function describeGroupPlace(place: number, groupName: string, words: SourceWords): string {
  return words.groupPlace(place, groupName.length <= LONGEST_LETTER ? words.group(groupName) : groupName);
}

/** The key of a name for comparison. `nameKey` would cost the first view a kilobyte for the invisible characters that no stored name has. */
const keyOf = (name: string): string => name.toLowerCase();

/** Whether a group is called 'A' beside one called 'Group A', as a place of both would read '1st Group A'. */
function isCalledAlike(name: string, groupNames: SourceNames['groupNames'], words: SourceWords): boolean {
  const called = keyOf(words.group(name));
  return [...groupNames.values()].some((other) => keyOf(other) === called);
}

/**
 * The placeholder's text for a source as its match or group is called now ('Winner match 4' once match 3 has become match 4), in
 * a form that binds to the same source again; null when the match or group is deleted.
 */
export function describeSource(
  source: PlaceholderSource,
  { matchNumbers, groupNames }: SourceNames,
  words: SourceWords,
): string | null {
  if ('stageId' in source) {
    const place = words.places[source.place - 1];
    if (place === undefined) return null;
    return 'rank' in source ? words.bestOf(place, source.rank) : words.oneOfBest(place, source.slot);
  }
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser': {
      const matchNumber = matchNumbers.get(source.matchId) ?? null;
      if (matchNumber === null) return null;
      return source.kind === 'match-winner' ? words.winner(matchNumber) : words.loser(matchNumber);
    }
    case 'group-place': {
      const name = groupNames.get(source.groupId);
      if (name === undefined) return null;
      return isCalledAlike(name, groupNames, words)
        ? words.groupPlace(source.place, name)
        : describeGroupPlace(source.place, name, words);
    }
  }
}
