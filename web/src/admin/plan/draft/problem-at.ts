import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { codeText } from '../../calls/error-text';
import type { PlanStep } from '../plan-steps';

/** Returns the problem of a field of the settings by its path. */
export type ProblemAt = (path: string) => string | null;

export function problemsAt(problems: readonly ErrorItem[]): ProblemAt {
  return (path) => {
    const problem = problems.find((candidate) => candidate.path === path);
    return problem ? codeText(problem.msg) : null;
  };
}

/** Returns the step that has the field of a problem. */
export function stepOfProblem({ path = '' }: ErrorItem): PlanStep {
  // What a step says of its own matches is asked for with the times.
  const isOfTimes = /^format\.steps\.\d+\.(?:minutesPerMatch|day|matchRules)/u.test(path);
  if (path.startsWith('format') && !isOfTimes) return 'format';
  return path.startsWith('teams') ? 'teams' : 'time';
}
