import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { codeText } from '../../calls/error-text';
import type { PlanStep } from '../plan-steps';

/** Says what is wrong with a field of the settings, named by its path. */
export type ProblemAt = (path: string) => string | null;

export function problemsAt(problems: readonly ErrorItem[]): ProblemAt {
  return (path) => {
    const problem = problems.find((candidate) => candidate.path === path);
    return problem ? codeText(problem.msg) : null;
  };
}

/** The step on which a problem of the settings is mended. */
export function stepOfProblem({ path = '' }: ErrorItem): PlanStep {
  if (path.startsWith('format')) return 'format';
  return path.startsWith('teams') ? 'teams' : 'time';
}
