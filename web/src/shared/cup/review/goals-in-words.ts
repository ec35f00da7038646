import { shownAdminTexts } from '../../texts/use-texts';
import type { Match } from '../cup';

/** The goals of a match. One that is being played has none on record, but the count of its log; one that was abandoned has neither. */
export function goalsInWords(match: Match): string {
  const { local, visitor } = match.running ?? match;
  const inWords = (goals: number | null) => String(goals ?? '?');
  return shownAdminTexts().matches.versus(inWords(local.goals), inWords(visitor.goals));
}
