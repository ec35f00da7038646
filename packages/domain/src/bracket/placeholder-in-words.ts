import { parseEnglishPlaceholder } from './placeholders';
import { describeGroupPlace, type SourceWords } from './source-words';

/** A group that is called A reads 'Group A' in English. */
const GROUP_OF_LETTER = /^group (\S{1,2})$/i;

/**
 * A placeholder's text, as the API sends it in English ('Winner match 3', '1st Group A', 'Best third 1'), in the words of
 * another language. Plain text stays as it is.
 */
export function placeholderInWords(text: string, words: SourceWords): string {
  const parsed = parseEnglishPlaceholder(text);
  switch (parsed.kind) {
    case 'match-winner':
      return words.winner(parsed.matchNumber);
    case 'match-loser':
      return words.loser(parsed.matchNumber);
    case 'group-place':
      return describeGroupPlace(parsed.place, parsed.groupName.replace(GROUP_OF_LETTER, '$1'), words);
    case 'best-of-place':
      return words.bestOf(words.places[parsed.place - 1] ?? '', parsed.rank);
    case 'allotted-of-place':
      return words.oneOfBest(words.places[parsed.place - 1] ?? '', parsed.slot);
    case 'text':
      return text;
  }
}
