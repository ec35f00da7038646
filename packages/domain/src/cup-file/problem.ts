import type { ErrorCode } from '../contracts/error-codes';

/** What is wrong with a cup file and where: `path` reads like `matches[12].local`. */
export interface CupFileProblem {
  readonly path: string;
  readonly msg: ErrorCode;
}

/** A path of keys and indexes as it is written in code. */
export function printPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}
