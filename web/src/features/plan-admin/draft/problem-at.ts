import type { ErrorItem } from '@futsal-cup/domain/cup/result';
import { codeText } from '../../../shared/api/error-text';

/** Says what is wrong with a field of the settings, named by its path. */
export type ProblemAt = (path: string) => string | null;

export function problemsAt(problems: readonly ErrorItem[]): ProblemAt {
  return (path) => {
    const problem = problems.find((candidate) => candidate.path === path);
    return problem ? codeText(problem.msg) : null;
  };
}
