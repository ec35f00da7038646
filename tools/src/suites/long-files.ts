/** `npm test` leaves these files to `npm run test:long`, because each of them takes long (docs/decisions/0022-two-test-commands.md). */
export const LONG_FILES = {
  /** The test starts several processes, each with a file missing. */
  unit: ['functions/src/http/share-without-files.test.ts'],
  /**
   * The tests stop and break Firestore, send hostile requests by the hundred, fill a cup to its limits, and run random commands and
   * undos.
   */
  api: [
    'tests/api/faults.test.ts',
    'tests/api/fuzz.test.ts',
    'tests/api/history-limits.test.ts',
    'tests/api/history-model.test.ts',
    'tests/api/model.test.ts',
  ],
  /** The test runs `npm start` with kills, on a full disk and under load. */
  hold: ['tests/hold/start.test.ts'],
} as const;
