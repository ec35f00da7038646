import type { Score } from '@futsal-cup/domain/cup/sides';
import type { MatchValues } from './match-values';

export const SCORE_FIELDS = [
  'localTeamScore',
  'visitorTeamScore',
  'localTeamPenaltyScore',
  'visitorTeamPenaltyScore',
] as const satisfies readonly (keyof Score)[];

/** A typed score as a whole number; an empty one is null, and what is no number is NaN. */
export function parseScore(text: string): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  return /^\d+$/.test(trimmed) ? Number.parseInt(trimmed, 10) : Number.NaN;
}

export function typedScore(values: Pick<MatchValues, keyof Score>): Score {
  return {
    localTeamScore: parseScore(values.localTeamScore),
    visitorTeamScore: parseScore(values.visitorTeamScore),
    localTeamPenaltyScore: parseScore(values.localTeamPenaltyScore),
    visitorTeamPenaltyScore: parseScore(values.visitorTeamPenaltyScore),
  };
}
