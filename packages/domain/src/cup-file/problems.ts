import type { ErrorCode } from '../cup/error-codes/error-codes';

/** What only a cup file can get wrong: no call of the API takes a log in this form. */
type LogProblem =
  'minute_is_not_of_the_match' | 'team_is_not_in_the_match' | 'goals_of_the_log_do_not_agree_with_the_score';

/** What is wrong with a cup file and where: `path` reads like `matches[12].local`. */
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

/** The items whose key came before, each as a problem. */
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
