const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders names as people sort them: 'Group 2' before 'Group 10', 'étoile' among the e's, capitals and small letters alike. */
export function compareNames(a: string, b: string): number {
  return collator.compare(a, b);
}
