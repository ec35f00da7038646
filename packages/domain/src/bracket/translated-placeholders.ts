import type { Language } from '../cup/text/languages';
import type { ParsedPlaceholder } from './placeholders';

/** How a language writes placeholders. The patterns match a whole text with single spaces, in any case. */
interface Grammar {
  /** The winner or loser, and the number of the match. */
  readonly ofMatch: RegExp;
  readonly winners: readonly string[];
  /** The place as digits, and the name of the group. */
  readonly ofGroup: RegExp;
  /** The word of a place, and the rank among the teams on it. */
  readonly bestOfPlace: RegExp;
  /** The word of a place, and the slot that one of the best teams on it gets. */
  readonly oneOfBest: RegExp;
  /** The beginnings of the words for the places, from the first place on. */
  readonly places: readonly string[];
}

const GERMAN: Grammar = {
  ofMatch: /^(sieger(?:in)?|gewinner(?:in)?|verlierer(?:in)?) (?:von |des )?spiels? ([1-9]\d{0,3})$/i,
  winners: ['sieger', 'siegerin', 'gewinner', 'gewinnerin'],
  ofGroup: /^([1-9]\d{0,2})\. (?:der )?(\S.*)$/i,
  bestOfPlace: /^beste[rs]? (\p{L}+) ([1-9]\d{0,2})$/iu,
  oneOfBest: /^eine[rs]? der besten (\p{L}+) \(([1-9]\d{0,2})\)$/iu,
  places: ['erst', 'zweit', 'dritt', 'viert', 'fünft', 'sechst', 'siebt', 'acht'],
};

const FRENCH: Grammar = {
  ofMatch: /^(vainqueur|gagnante?|perdante?) (?:du )?match ([1-9]\d{0,3})$/i,
  winners: ['vainqueur', 'gagnant', 'gagnante'],
  ofGroup: /^([1-9]\d{0,2})(?:er|re|ère|e|ème) (?:du )?(\S.*)$/i,
  bestOfPlace: /^meilleure? (\p{L}+) ([1-9]\d{0,2})$/iu,
  oneOfBest: /^une? des meilleure?s (\p{L}+) \(([1-9]\d{0,2})\)$/iu,
  places: ['premi', 'deuxi', 'troisi', 'quatri', 'cinqui', 'sixi', 'septi', 'huiti'],
};

const ITALIAN: Grammar = {
  ofMatch: /^(vincente|vincitore|vincitrice|perdente) (?:della )?partita ([1-9]\d{0,3})$/i,
  winners: ['vincente', 'vincitore', 'vincitrice'],
  ofGroup: /^([1-9]\d{0,2})[ªº°ao] (?:del )?(\S.*)$/i,
  bestOfPlace: /^miglior[ei]? (\p{L}+) ([1-9]\d{0,2})$/iu,
  oneOfBest: /^un[ao] de(?:lle|i) migliori (\p{L}+) \(([1-9]\d{0,2})\)$/iu,
  places: ['prim', 'second', 'terz', 'quart', 'quint', 'sest', 'settim', 'ottav'],
};

/** There is a grammar for each language but English, so that a new language does not compile without one. */
const GRAMMARS: Readonly<Record<Exclude<Language, 'en'>, Grammar>> = {
  de: GERMAN,
  fr: FRENCH,
  it: ITALIAN,
};

function placeOf(word: string, { places }: Grammar): number | null {
  const index = places.findIndex((start) => word.toLowerCase().startsWith(start));
  return index === -1 ? null : index + 1;
}

function parseIn(grammar: Grammar, text: string): ParsedPlaceholder | null {
  const [, who = '', number] = grammar.ofMatch.exec(text) ?? [];
  if (number !== undefined) {
    const isWinner = grammar.winners.includes(who.toLowerCase());
    return { kind: isWinner ? 'match-winner' : 'match-loser', matchNumber: Number(number) };
  }
  const [, digits, groupName = ''] = grammar.ofGroup.exec(text) ?? [];
  if (digits !== undefined) return { kind: 'group-place', place: Number(digits), groupName };
  const [, best, rank] = grammar.bestOfPlace.exec(text) ?? [];
  const [, ofBest = '', slot] = grammar.oneOfBest.exec(text) ?? [];
  const place = placeOf(best ?? ofBest, grammar);
  if (place === null) return null;
  return rank === undefined
    ? { kind: 'allotted-of-place', place, slot: Number(slot) }
    : { kind: 'best-of-place', place, rank: Number(rank) };
}

/**
 * Reads a placeholder in German ('Sieger Spiel 3', '1. Gruppe A', 'Bester Dritter 1', 'Einer der besten Dritten (1)'), French ('Vainqueur match 3', '1er groupe
 * A', 'Meilleur troisième 1') or Italian ('Vincente partita 3', '1ª girone A', 'Migliore terza 1'), in any case and with single
 * spaces; null for anything else. English is in `placeholders.ts`.
 */
export function parseTranslatedPlaceholder(text: string): ParsedPlaceholder | null {
  for (const grammar of Object.values(GRAMMARS)) {
    const parsed = parseIn(grammar, text);
    if (parsed) return parsed;
  }
  return null;
}
