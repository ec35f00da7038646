import type { MatchView } from '@futsal-cup/domain/contracts/views';
import type { Score } from '@futsal-cup/domain/match/match';

/** A match as the forms hold it: texts as they are typed or chosen, empty where nothing is. */
export interface MatchValues {
  readonly stageId: string;
  readonly groupId: string;
  /** Of a knockout match: whether its teams are chosen, or placeholders stand in for them. */
  readonly status: 'known' | 'unknown' | '';
  readonly localTeamId: string;
  readonly visitorTeamId: string;
  readonly localTeamPlaceholder: string;
  readonly visitorTeamPlaceholder: string;
  readonly date: string;
  readonly time: string;
  readonly location: string;
  readonly localTeamScore: string;
  readonly visitorTeamScore: string;
  readonly localTeamPenaltyScore: string;
  readonly visitorTeamPenaltyScore: string;
}

export type MatchField = keyof MatchValues;

const EMPTY_VALUES: MatchValues = {
  stageId: '',
  groupId: '',
  status: '',
  localTeamId: '',
  visitorTeamId: '',
  localTeamPlaceholder: '',
  visitorTeamPlaceholder: '',
  date: '',
  time: '',
  location: '',
  localTeamScore: '',
  visitorTeamScore: '',
  localTeamPenaltyScore: '',
  visitorTeamPenaltyScore: '',
};

export const MATCH_FIELDS = Object.keys(EMPTY_VALUES) as MatchField[];

export function emptyValues(known: Partial<MatchValues> = {}): MatchValues {
  return { ...EMPTY_VALUES, ...known };
}

/** What the next match most likely has in common with the one just created. */
export function valuesForNext({ stageId, groupId, status, date, location }: MatchValues): MatchValues {
  return emptyValues({ stageId, groupId, status, date, location });
}

function textOf(score: number | null): string {
  return score === null ? '' : String(score);
}

/**
 * The values of a match. Its teams are known when both were chosen; a chosen team beside a placeholder becomes a
 * placeholder with its name.
 */
export function valuesOf(match: MatchView): MatchValues {
  const { localTeamId, visitorTeamId } = match;
  return {
    stageId: match.stageId,
    groupId: match.groupId ?? '',
    status: localTeamId && visitorTeamId ? 'known' : 'unknown',
    localTeamId: localTeamId ?? '',
    visitorTeamId: visitorTeamId ?? '',
    localTeamPlaceholder: match.localTeamPlaceholder ?? (localTeamId && match.LocalTeam?.name) ?? '',
    visitorTeamPlaceholder: match.visitorTeamPlaceholder ?? (visitorTeamId && match.VisitorTeam?.name) ?? '',
    date: match.date,
    time: match.time,
    location: match.location,
    localTeamScore: textOf(match.localTeamScore),
    visitorTeamScore: textOf(match.visitorTeamScore),
    localTeamPenaltyScore: textOf(match.localTeamPenaltyScore),
    visitorTeamPenaltyScore: textOf(match.visitorTeamPenaltyScore),
  };
}

export function areSameValues(a: MatchValues, b: MatchValues): boolean {
  return MATCH_FIELDS.every((field) => a[field] === b[field]);
}

export const SCORE_FIELDS = [
  'localTeamScore',
  'visitorTeamScore',
  'localTeamPenaltyScore',
  'visitorTeamPenaltyScore',
] as const satisfies readonly (keyof Score)[];

/** A typed score as a whole number; null where the field is empty, NaN where it holds anything else. */
function parseScore(text: string): number | null {
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
