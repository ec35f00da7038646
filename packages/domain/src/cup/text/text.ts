/** Orders by code units: the same on every machine and in every language, for ids, days and times. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
