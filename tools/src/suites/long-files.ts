/** What `npm test` leaves to `npm run test:long`, each for what it costs (docs/decisions/0022-two-test-commands.md). */
export const LONG_FILES = {
  /** Processes of their own, each with a file missing. */
  unit: ['functions/src/http/share-without-files.test.ts'],
  /** Firestore stopped and broken, hostile requests by the hundred, a cup at its limits, random commands with random undos. */
  api: [
    'tests/api/faults.test.ts',
    'tests/api/fuzz.test.ts',
    'tests/api/history-limits.test.ts',
    'tests/api/history-model.test.ts',
    'tests/api/model.test.ts',
  ],
  /** `npm start` killed, on a full disk and under load. */
  hold: ['tests/hold/start.test.ts'],
} as const;
