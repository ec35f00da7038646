import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutation` runs against each mutant: the code with one error put in. Property tests are left out. They cover
 * everything, so they would run for each mutant, and the tests with literal cases must find the error without them. The tests of the plan
 * are left out too, because they are of that kind: a checker that shares no code with the plan looks at random cups.
 */
export default defineConfig({
  test: {
    include: [
      'src/{standings,bracket,schedule,match-log}/**/*.test.ts',
      'src/cup/{outcome,score-rules}.test.ts',
    ],
    exclude: ['src/**/*.properties.test.ts'],
    // The time limit of a test is high: the code with all mutants is slow, and so is a machine with two such runs at once.
    testTimeout: 120_000,
  },
});
