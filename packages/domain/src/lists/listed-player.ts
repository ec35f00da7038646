import { MAX_SHIRT_NUMBER, MIN_SHIRT_NUMBER } from '../cup/limits';
import type { Player } from '../cup/records';
import { visibleText } from '../cup/text/visible-text';

/** A player as a list has them. A number that is no shirt number, also NaN for a text, comes from a column of such numbers alone. */
export type PlayerInList = Pick<Player, 'name' | 'number' | 'isCaptain'>;

/** '7 ', '7. ', '#7 ', 'Nr. 7 ', '7;' and '7 – ' before a name. */
const NUMBERED = /^(?:#|n[ro°]\.? ?)?(\d{1,2})(?:[.):]? |[.):]? ?[;,–-] ?)(?=\p{L})/iu;

const CAPTAIN = / ?\((?:c|cap|capt|captain|kapitän|capitaine|capitano)\.?\)$/iu;

/** Whether a number can stand on a shirt: a whole one from 1 to 99. */
export function isShirtNumber(number: number): boolean {
  return Number.isInteger(number) && number >= MIN_SHIRT_NUMBER && number <= MAX_SHIRT_NUMBER;
}

/**
 * Reads '7 Anna Keller (C)': a number from 1 to 99 before a name is the shirt number, '(C)' behind it makes the captain. Other digits stay in
 * the name ('0 Anna', '100 Anna', '2Pac').
 */
export function readListedPlayer(text: string): PlayerInList {
  const line = visibleText(text).replaceAll(/\s+/g, ' ');
  const marked = line.replace(CAPTAIN, '');
  const [mark = '', digits] = NUMBERED.exec(marked) ?? [];
  const number = Number(digits);
  const isNumbered = isShirtNumber(number);
  return {
    name: isNumbered ? marked.slice(mark.length) : marked,
    ...(isNumbered && { number }),
    ...(marked !== line && { isCaptain: true }),
  };
}
