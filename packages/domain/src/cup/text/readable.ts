import type { ErrorCode } from '../error-codes/error-codes';
import { mixesAlphabets } from './look-alikes';

/** An accent or another mark at the beginning of a word, where there is nothing that it could belong to. */
const LONE_MARK = /(?:^|\s)\p{M}/u;

/** More than four marks in a row (UTS #39 version 17, 5.4 "Optional Detection"). No language writes that many, and they cover the lines around. */
const TOO_MANY_MARKS = /[\p{Mn}\p{Me}]{5}/u;

/** Why nobody could read a text as what it is, or null. It does not hold for texts that were stored before this was asked. */
export function findUnreadable(text: string): ErrorCode | null {
  if (LONE_MARK.test(text)) return 'accent_stands_without_a_letter';
  if (TOO_MANY_MARKS.test(text.normalize('NFD'))) return 'more_than_4_accents_on_a_letter';
  return mixesAlphabets(text) ? 'word_mixes_letters_of_two_alphabets' : null;
}
