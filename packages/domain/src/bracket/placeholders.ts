import type { Cup } from '../cup/records';
import type { PlaceholderSource } from '../cup/sides';
import { numberMatches } from './match-numbers';
import { parseTranslatedPlaceholder } from './translated-placeholders';

/** What a placeholder's text says, before anybody has looked whether such a match or group exists. */
export type ParsedPlaceholder =
  | { readonly kind: 'match-winner'; readonly matchNumber: number }
  | { readonly kind: 'match-loser'; readonly matchNumber: number }
  | { readonly kind: 'group-place'; readonly place: number; readonly groupName: string }
  | { readonly kind: 'best-of-place'; readonly place: number; readonly rank: number }
  | { readonly kind: 'text' };

const OF_MATCH = /^(winner|loser) (?:of )?match ([1-9]\d{0,3})$/i;
const OF_GROUP = /^(([1-9]\d{0,2})(?:st|nd|rd|th)) (?:of )?(\S.*)$/i;
const BEST_OF_PLACE = /^best (\w+) ([1-9]\d{0,2})$/i;

const TEXT: ParsedPlaceholder = { kind: 'text' };

function parseOfGroup(text: string): ParsedPlaceholder | null {
  const [, spelled = '', digits = '', groupName = ''] = OF_GROUP.exec(text) ?? [];
  const place = Number(digits);
  return ordinal(place) === spelled.toLowerCase() ? { kind: 'group-place', place, groupName } : null;
}

function parseBestOfPlace(text: string): ParsedPlaceholder | null {
  const [, word = '', rank = ''] = BEST_OF_PLACE.exec(text) ?? [];
  const place = placeOfWord(word);
  return place === null ? null : { kind: 'best-of-place', place, rank: Number(rank) };
}

/**
 * Reads 'Winner match 3', 'Loser of match 3', '1st Group A' and 'Best third 1', and the same in German, French and Italian, in
 * any case and spacing; whatever else is plain text.
 */
export function parsePlaceholder(placeholder: string): ParsedPlaceholder {
  const text = placeholder.trim().replaceAll(/\s+/g, ' ');
  const ofMatch = OF_MATCH.exec(text);
  if (ofMatch) {
    const kind = ofMatch[1]?.toLowerCase() === 'winner' ? 'match-winner' : 'match-loser';
    return { kind, matchNumber: Number(ofMatch[2]) };
  }
  return parseOfGroup(text) ?? parseBestOfPlace(text) ?? parseTranslatedPlaceholder(text) ?? TEXT;
}

/** The English ordinal of a place: 1st, 2nd, 3rd, 4th, 11th, 21st. @internal */
export function ordinal(place: number): string {
  const isTeen = place % 100 >= 11 && place % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th');
  return `${place}${suffix}`;
}

const RANK_WORDS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The word of a place, as in 'Best third 1', or null where a cup has no word for it. @internal */
export function placeWord(place: number): string | null {
  return RANK_WORDS[place - 1] ?? null;
}

/** The place that a word names, in any case, or null for any other word. @internal */
export function placeOfWord(word: string): number | null {
  const index = RANK_WORDS.indexOf(word.toLowerCase());
  return index === -1 ? null : index + 1;
}

/** A place of a group as a placeholder says it: '1st Group A' for a group called 'A' or 'Group A', '2nd Pool North'. */
export function describeGroupPlace(place: number, groupName: string): string {
  return `${ordinal(place)} ${groupName.length <= 2 ? `Group ${groupName}` : groupName}`;
}

/** What matches and groups are called at this moment. */
export interface SourceNames {
  readonly matchNumbers: ReadonlyMap<string, number>;
  /** The name of each group, by group id. */
  readonly groupNames: ReadonlyMap<string, string>;
}

/**
 * The placeholder's text for a source as its match or group is called now ('Winner match 4' once match 3 has become match 4), in
 * a form that binds to the same source again; null when the match or group is deleted.
 */
export function describeSource(source: PlaceholderSource, names: SourceNames): string | null {
  switch (source.kind) {
    case 'match-winner':
    case 'match-loser': {
      const matchNumber = names.matchNumbers.get(source.matchId);
      if (matchNumber === undefined) return null;
      return `${source.kind === 'match-winner' ? 'Winner' : 'Loser'} match ${matchNumber}`;
    }
    case 'group-place': {
      const name = names.groupNames.get(source.groupId);
      return name === undefined ? null : describeGroupPlace(source.place, name);
    }
    case 'best-of-place': {
      const word = placeWord(source.place);
      return word && `Best ${word} ${source.rank}`;
    }
  }
}

/** What matches and groups of the cup are called now, for the texts of placeholders. */
export function sourceNamesOf(cup: Cup): SourceNames {
  const groupNames = new Map(cup.groups.map(({ groupId, name }) => [groupId, name]));
  return { matchNumbers: numberMatches(cup), groupNames };
}
