import { shownTexts } from '../texts/use-texts';
import type { Cup, Match } from './cup';
import { namesOf, translateMatch } from './placeholders-in-words';

/** Returns a match that the server has just sent, with its bound placeholders in the same words as in the rest of the cup. */
export function matchInWords(cup: Cup, match: Match): Match {
  const { sources } = shownTexts();
  return sources ? translateMatch(match, namesOf(cup), sources) : match;
}
