/** The most characters of a list, typed or from files. Its reading, and the storage of the browser, take no more. */
export const MAX_LIST_LENGTH = 1_000_000;

/** Splits a list into lines in the same way as `readTeamList`, so that the line numbers of both agree. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Whether a list is another one than before, and not the same with a change: it is empty, or has none of several lines. */
export function isOtherList(text: string, before: string): boolean {
  const lines = new Set(linesOf(before).filter((line) => line.trim() !== ''));
  return text.trim() === '' || (lines.size > 1 && !linesOf(text).some((line) => lines.has(line)));
}

/** A line of a list, and what it becomes; null where it is removed. */
type ChangedLine = readonly [line: string, fresh: string | null];

/** Changes each of the given lines once, in their order. Lines that were typed after the given ones were sent stay. */
export function withChangedLines(text: string, changes: readonly ChangedLine[]): string {
  const open = new Map<string, ChangedLine[]>();
  // From the last one on, so that the first one is taken first.
  for (const change of changes.toReversed()) {
    const same = open.get(change[0]);
    if (same) same.push(change);
    else open.set(change[0], [change]);
  }
  const rest = linesOf(text).flatMap((line) => {
    const change = open.get(line)?.pop();
    return change ? (change[1] ?? []) : [line];
  });
  return rest.some((line) => line.trim() !== '') ? rest.join('\n') : '';
}
