/** Splits a list into lines in the same way as `readTeamList`, so that the line numbers of both agree. */
export function linesOf(text: string): string[] {
  return text.split(/\r\n|\r|\n/);
}

/** Whether a list is another one than before, and not the same with a change: it is empty, or has none of several lines. */
export function isOtherList(text: string, before: string): boolean {
  const lines = new Set(linesOf(before).filter((line) => line.trim() !== ''));
  return text.trim() === '' || (lines.size > 1 && !linesOf(text).some((line) => lines.has(line)));
}

/** Removes each of the given lines once from a list of teams. Lines that were typed after the given ones were sent stay. */
export function withoutLines(text: string, added: readonly string[]): string {
  const left = new Map<string, number>();
  for (const line of added) left.set(line, (left.get(line) ?? 0) + 1);
  const rest = linesOf(text).filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
  return rest.some((line) => line.trim() !== '') ? rest.join('\n') : '';
}
