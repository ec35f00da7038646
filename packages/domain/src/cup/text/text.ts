/** Orders by code units: the same on every machine and in every language, for ids, days and times. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders names as people sort them: 'Group 2' before 'Group 10', 'étoile' among the e's, capitals and small letters alike. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
