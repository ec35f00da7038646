import { nameKey } from '@futsal-cup/domain/cup/text/name-key';
import {
  MAX_LOCATION_LENGTH,
  MAX_PLACEHOLDER_LENGTH,
  MAX_SCORE,
  MIN_LOCATION_LENGTH,
} from '@futsal-cup/domain/cup/limits';
import { findScoreProblem } from '@futsal-cup/domain/cup/score-rules';
import { MATCH_TEXTS as texts } from '@futsal-cup/domain/cup/text/form-texts';
import { isTime, toIsoDate } from '@futsal-cup/domain/cup/dates';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import { countCharacters, visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { instantOf, todayIn } from '@futsal-cup/domain/cup/time-zone';
import { setIn, type FormikErrors } from 'formik';
import type { Cup, Match } from '../../../shelf/cup/cup';
import { type MatchField, type MatchValues, typedScore } from './match-values';

export interface Problem {
  readonly field: MatchField;
  readonly text: string;
}

export interface CheckContext {
  readonly cup: Pick<Cup, 'Stages' | 'timeZone'>;
  /** The match that is edited; null for a new one. */
  readonly base: Match | null;
  readonly now: number;
}

/** Returns what the input is checked against at this moment. */
export function contextNow(cup: CheckContext['cup'], base: Match | null): CheckContext {
  return { cup, base, now: Date.now() };
}

function problem(field: MatchField, text: string): Problem {
  return { field, text };
}

function findTeamsProblem({ local, visitor }: MatchValues): Problem | null {
  if (!local.teamId) return problem('local.teamId', texts.teamsMissing);
  if (!visitor.teamId) return problem('visitor.teamId', texts.teamsMissing);
  return local.teamId === visitor.teamId ? problem('visitor.teamId', texts.sameTeam) : null;
}

function findPlaceholdersProblem(values: MatchValues): Problem | null {
  const local = visibleText(values.local.placeholder);
  const visitor = visibleText(values.visitor.placeholder);
  if (!local) return problem('local.placeholder', texts.placeholderMissing);
  if (!visitor) return problem('visitor.placeholder', texts.placeholderMissing);
  if (nameKey(local) === nameKey(visitor)) {
    return problem('visitor.placeholder', texts.samePlaceholder);
  }
  const isTooLong = (text: string) => countCharacters(text) > MAX_PLACEHOLDER_LENGTH;
  if (isTooLong(local)) return problem('local.placeholder', texts.placeholderTooLong);
  return isTooLong(visitor) ? problem('visitor.placeholder', texts.placeholderTooLong) : null;
}

/** Tells whether date and time are the saved ones. Saved ones may be in the past, because a result is entered after kick-off. */
function isUnchanged({ date, time }: MatchValues, base: Match | null): boolean {
  return base !== null && base.date === date && base.time === time;
}

function findDateProblem(values: MatchValues, { cup, base, now }: CheckContext): Problem | null {
  if (!values.date) return problem('date', texts.dateMissing);
  const date = toIsoDate(values.date);
  if (date === null) return problem('date', texts.dateInvalid);
  const isPast = date < todayIn(cup.timeZone, now);
  return isPast && !isUnchanged(values, base) ? problem('date', texts.datePast) : null;
}

function findTimeProblem({ time }: MatchValues): Problem | null {
  if (!time) return problem('time', texts.timeMissing);
  return isTime(time) ? null : problem('time', texts.timeInvalid);
}

/**
 * Tells whether the match gets a time of today that has passed already. Matches often run late, so this is not an error,
 * but the person has to confirm it.
 */
export function hasPassedToday(values: MatchValues, { cup, base, now }: CheckContext): boolean {
  const { date, time } = values;
  if (isUnchanged(values, base) || !isTime(time)) return false;
  return toIsoDate(date) === todayIn(cup.timeZone, now) && instantOf(date, time, cup.timeZone) <= now;
}

function findLocationProblem({ location }: MatchValues): Problem | null {
  const length = countCharacters(visibleText(location));
  if (length === 0) return problem('location', texts.locationMissing);
  if (length < MIN_LOCATION_LENGTH) return problem('location', texts.locationTooShort);
  return length > MAX_LOCATION_LENGTH ? problem('location', texts.locationTooLong) : null;
}

const SCORE_TEXTS: Readonly<Record<string, string>> = {
  please_enter_both_scores_or_none: texts.scoresBothOrNone,
  please_enter_both_penalty_scores_or_none: texts.penaltyScoresBothOrNone,
  penalty_scores_need_a_level_score: texts.penaltyScoresNeedLevelScore,
  penalty_scores_must_differ: texts.penaltyScoresMustDiffer,
};

function isOutOfRange(number: number | null): boolean {
  return number !== null && !(number <= MAX_SCORE);
}

function findTypedScoreProblem(values: MatchValues): Problem | null {
  const score = typedScore(values);
  for (const field of ['goals', 'kicks'] as const) {
    const side = SIDES.find((candidate) => isOutOfRange(score[candidate][field]));
    if (side) return problem(`${side}.${field}`, texts.scoreOutOfRange);
  }
  const found = findScoreProblem(score);
  return found && problem(`${found.side}.${found.field}`, SCORE_TEXTS[found.msg] ?? texts.scoreOutOfRange);
}

function findScheduleAndScoreProblem(values: MatchValues, context: CheckContext): Problem | null {
  return (
    findDateProblem(values, context) ??
    findTimeProblem(values) ??
    findLocationProblem(values) ??
    findTypedScoreProblem(values)
  );
}

/** Returns the first problem of a knockout match, in the specification's order of checks. */
function findKnockoutProblem(values: MatchValues, context: CheckContext): Problem | null {
  if (!values.stageId) return problem('stageId', texts.stageMissing);
  const ofSides = values.status === 'known' ? findTeamsProblem(values) : findPlaceholdersProblem(values);
  return ofSides ?? findScheduleAndScoreProblem(values, context);
}

/** Returns the first problem of a group match, in the specification's order of checks. */
function findGroupProblem(values: MatchValues, context: CheckContext): Problem | null {
  const { stageId, groupId } = values;
  if (!groupId) return problem('groupId', texts.groupMissing);
  const stage = context.cup.Stages.find((candidate) => candidate.stageId === stageId);
  if (!stage?.groups.some((group) => group.groupId === groupId)) {
    return problem('groupId', texts.groupNotFound);
  }
  return findTeamsProblem(values) ?? findScheduleAndScoreProblem(values, context);
}

type MatchErrors = FormikErrors<MatchValues>;

/** The texts beside a field are shorter than those in the banner. */
const SHORTER: Readonly<Record<string, string>> = {
  [texts.dateMissing]: texts.dateRequired,
  [texts.timeMissing]: texts.timeRequired,
  [texts.locationMissing]: texts.locationRequired,
};

/** Returns the errors beside the fields of a knockout match, which are only the first problem. */
function knockoutErrors(values: MatchValues, context: CheckContext): MatchErrors {
  const problem = findKnockoutProblem(values, context);
  return problem ? setIn({}, problem.field, problem.text) : {};
}

/** Returns the errors beside the fields of a group match: the first problem, and those of date, time and location. */
function groupErrors(values: MatchValues, context: CheckContext): MatchErrors {
  const problems = [
    findGroupProblem(values, context),
    findDateProblem(values, context),
    findTimeProblem(values),
    findLocationProblem(values),
  ];
  return problems.reduce<MatchErrors>(
    (errors, problem) =>
      problem ? setIn(errors, problem.field, SHORTER[problem.text] ?? problem.text) : errors,
    {},
  );
}

export const GROUP_CHECKS = { findErrors: groupErrors, findProblem: findGroupProblem };
export const KNOCKOUT_CHECKS = { findErrors: knockoutErrors, findProblem: findKnockoutProblem };
