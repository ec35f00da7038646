import type { CarriedDay } from '@futsal-cup/domain/lists/read-fixture-list';

/**
 * The lines of a list after some were added (numbers from 1); null stands for those that are gone. The first line that had its day from an added
 * one gets this day, because it would take another one from the lines above.
 */
export function leftLines(
  lines: readonly (string | null)[],
  added: ReadonlySet<number>,
  carried: readonly CarriedDay[],
): (string | null)[] {
  const left = lines.map((line, index) => (added.has(index + 1) ? null : line));
  const written = new Set<number>();
  for (const { lines: own, from, text } of carried) {
    const [first = 0] = own;
    if (!added.has(from) || added.has(first) || written.has(from)) continue;
    written.add(from);
    for (const line of own) left[line - 1] = line === first ? text : null;
  }
  return left;
}
