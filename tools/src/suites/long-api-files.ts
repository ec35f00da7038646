/** Firestore stopped and broken, hostile requests by the hundred, a cup at its limits: `npm run test:long` has them. */
export const LONG_API_FILES = [
  'tests/api/faults.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/api/history-limits.test.ts',
];
