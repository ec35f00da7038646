import { MATCH_TEXTS as texts } from '@futsal-cup/domain/cup/form-texts';
import {
  type CheckContext,
  findDateProblem,
  findGroupProblem,
  findKnockoutProblem,
  findLocationProblem,
  findTimeProblem,
} from './match-checks';
import type { MatchField, MatchValues } from './match-values';

export type MatchErrors = Partial<Record<MatchField, string>>;

/** Beside a field, what is missing is said shorter than in the banner. */
const SHORTER: Readonly<Record<string, string>> = {
  [texts.dateMissing]: texts.dateRequired,
  [texts.timeMissing]: texts.timeRequired,
  [texts.locationMissing]: texts.locationRequired,
};

/** What stands beside the fields of a knockout match: the one problem that comes first. */
export function knockoutErrors(values: MatchValues, context: CheckContext): MatchErrors {
  const problem = findKnockoutProblem(values, context);
  return problem ? { [problem.field]: problem.text } : {};
}

/** What stands beside the fields of a group match: date, time and location each for itself, besides the first problem. */
export function groupErrors(values: MatchValues, context: CheckContext): MatchErrors {
  const problems = [
    findGroupProblem(values, context),
    findDateProblem(values, context),
    findTimeProblem(values, context),
    findLocationProblem(values),
  ];
  const errors: MatchErrors = {};
  for (const problem of problems) {
    if (problem) errors[problem.field] = SHORTER[problem.text] ?? problem.text;
  }
  return errors;
}
