import type { Match } from '../cup/cup';
import { shownTexts } from '../texts/use-texts';

/** Returns why a match has no usual result, or null. */
export function noteOf({ teamsChanged, readAs, forfeit, isForfeit, state }: Match): string | null {
  const { match: texts, matchStates } = shownTexts();
  if (teamsChanged) return texts.underReview;
  if (forfeit === 'both') return texts.forfeitOfBoth;
  if (readAs) return texts.readAs[readAs];
  if (isForfeit) return texts.forfeit;
  return state === 'postponed' || state === 'abandoned' ? matchStates[state] : null;
}
