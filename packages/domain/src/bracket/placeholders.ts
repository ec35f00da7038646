import { ENGLISH_SOURCE_WORDS, ordinal } from './english-source-words';
import { parseShortPlaceholder } from './short-placeholders';
import { parseTranslatedPlaceholder } from './translated-placeholders';

/** The meaning of a placeholder's text, before it is known whether such a match or group exists. */
export type ParsedPlaceholder =
  | { readonly kind: 'match-winner'; readonly matchNumber: number }
  | { readonly kind: 'match-loser'; readonly matchNumber: number }
  | { readonly kind: 'group-place'; readonly place: number; readonly groupName: string }
  | { readonly kind: 'best-of-place'; readonly place: number; readonly rank: number }
  | { readonly kind: 'allotted-of-place'; readonly place: number; readonly slot: number }
  | { readonly kind: 'text' };

const OF_MATCH = /^(winner|loser) (?:of )?match ([1-9]\d{0,3})$/i;
const OF_GROUP = /^(([1-9]\d{0,2})(?:st|nd|rd|th)) (?:of )?(\S.*)$/i;
const BEST_OF_PLACE = /^(?:best (\w+) ([1-9]\d{0,2})|one of the best (\w+)s \(([1-9]\d{0,2})\))$/i;

const TEXT: ParsedPlaceholder = { kind: 'text' };

function parseOfGroup(text: string): ParsedPlaceholder | null {
  const [, spelled = '', digits = '', groupName = ''] = OF_GROUP.exec(text) ?? [];
  const place = Number(digits);
  return ordinal(place) === spelled.toLowerCase() ? { kind: 'group-place', place, groupName } : null;
}

function parseBestOfPlace(text: string): ParsedPlaceholder | null {
  const [, best, rank, ofBest = '', slot] = BEST_OF_PLACE.exec(text) ?? [];
  const place = ENGLISH_SOURCE_WORDS.places.indexOf((best ?? ofBest).toLowerCase()) + 1;
  if (place === 0) return null;
  return rank === undefined
    ? { kind: 'allotted-of-place', place, slot: Number(slot) }
    : { kind: 'best-of-place', place, rank: Number(rank) };
}

function withSingleSpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}

/**
 * Reads 'Winner match 3', 'Loser of match 3', '1st Group A', 'Best third 1' and 'One of the best thirds (1)', in any case and spacing. Any
 * other text is plain text.
 */
export function parseEnglishPlaceholder(placeholder: string): ParsedPlaceholder {
  const text = withSingleSpaces(placeholder);
  const ofMatch = OF_MATCH.exec(text);
  if (ofMatch) {
    const kind = ofMatch[1]?.toLowerCase() === 'winner' ? 'match-winner' : 'match-loser';
    return { kind, matchNumber: Number(ofMatch[2]) };
  }
  return parseOfGroup(text) ?? parseBestOfPlace(text) ?? TEXT;
}

/** Reads a placeholder in English, German, French or Italian, or in a short form. */
export function parsePlaceholder(placeholder: string): ParsedPlaceholder {
  const english = parseEnglishPlaceholder(placeholder);
  if (english !== TEXT) return english;
  const text = withSingleSpaces(placeholder);
  return parseTranslatedPlaceholder(text) ?? parseShortPlaceholder(text) ?? TEXT;
}
