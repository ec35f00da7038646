import type { ErrorCode } from '../cup/error-codes/error-codes';

/** Problems that only a cup file can have, because no call of the API takes a log in this form. */
type LogProblem =
  'minute_is_not_of_the_match' | 'team_is_not_in_the_match' | 'goals_of_the_log_do_not_agree_with_the_score';

/** A problem of a cup file and its place: `path` reads like `matches[12].local`. */
export interface CupFileProblem {
  readonly path: string;
  readonly msg: ErrorCode | LogProblem;
}

/** A path of keys and indexes as it is written in code. */
export function printPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index ? '.' : ''}${String(part)}`))
    .join('');
}

/** Reports each item whose key an earlier item already has. */
export function findRepeated<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  describe: (index: number) => string,
  msg: ErrorCode,
): CupFileProblem[] {
  const seen = new Set<string>();
  return items.flatMap((item, index) => {
    const key = keyOf(item);
    if (seen.has(key)) return [{ path: describe(index), msg }];
    seen.add(key);
    return [];
  });
}
