import type { ParsedPlaceholder } from './placeholders';

/** What tournaments write on paper: 'W1' and 'L1' for a match, '1A', 'A1' and '1-A' for a place of a group that a letter names. */
const OF_MATCH = /^([wl]) ?([1-9]\d{0,3})$/i;
const PLACE_FIRST = /^([1-9]\d?)[ -]?([a-z])$/i;
/** Not of groups P, S and V: 'P1', 'S1' and 'V1' say loser or winner in some languages, and in German V is the loser. */
const GROUP_FIRST = /^([a-oqrtux-z]) ?([1-9]\d?)$/i;

/** The words for a group in the four languages of the site. */
export const GROUP_WORDS = ['group', 'gruppe', 'groupe', 'gruppo', 'girone', 'pool', 'poule'];

/** 'Winner Group B', 'Zweiter der Gruppe B', 'Premier du groupe B', 'Vincente del girone B'. */
const IN_WORDS = new RegExp(
  String.raw`^(\p{L}+(?:-\p{L}+)?) (?:(?:of|in|der|du|del) )?((?:${GROUP_WORDS.join('|')}) \S.*)$`,
  'iu',
);

/** 'Gruppensieger B', 'Gruppenzweiter B'. */
const GERMAN_COMPOUND = /^gruppen(\p{L}+) (\S.*)$/iu;

/** The words for a place of a group; the first list for the first place. A word is given by its beginning. */
const PLACES: readonly (readonly string[])[] = [
  [
    'winner',
    'sieger',
    'gewinner',
    'vainqueur',
    'gagnant',
    'vincente',
    'vincit',
    'first',
    'erst',
    'premi',
    'prim',
  ],
  ['runner', 'second', 'zweit', 'deuxi'],
  ['third', 'dritt', 'troisi', 'terz'],
  ['fourth', 'viert', 'quatri', 'quart'],
];

/** 'Viertelfinal' and 'Quarterfinal' begin as the words for a fourth place, and name a round. */
const ROUND = /final/i;

function placeOf(word: string): number | null {
  if (ROUND.test(word)) return null;
  const index = PLACES.findIndex((words) => words.some((start) => word.toLowerCase().startsWith(start)));
  return index === -1 ? null : index + 1;
}

function parseWords(text: string): ParsedPlaceholder | null {
  const [, word = '', groupName = ''] = IN_WORDS.exec(text) ?? GERMAN_COMPOUND.exec(text) ?? [];
  const place = placeOf(word);
  return place === null ? null : { kind: 'group-place', place, groupName };
}

/**
 * Reads the short forms of placeholders: 'W1' (winner of match 1), 'L1' (loser), '1A' and 'A1' (first of group A), and a place of a group in
 * words, in four languages. Null for anything else.
 */
export function parseShortPlaceholder(text: string): ParsedPlaceholder | null {
  const [, who, number] = OF_MATCH.exec(text) ?? [];
  if (who !== undefined) {
    return {
      kind: who.toLowerCase() === 'w' ? 'match-winner' : 'match-loser',
      matchNumber: Number(number),
    };
  }
  const [, place, group = ''] = PLACE_FIRST.exec(text) ?? [];
  if (place !== undefined) return { kind: 'group-place', place: Number(place), groupName: group };
  const [, letter = '', digits] = GROUP_FIRST.exec(text) ?? [];
  if (digits !== undefined) return { kind: 'group-place', place: Number(digits), groupName: letter };
  return parseWords(text);
}
