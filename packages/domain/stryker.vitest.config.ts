import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutation` runs against every way to break a rule. Property tests are left out: they touch everything, so
 * they would run for each mutant, and the literal cases must notice it without them. So is the plan, whose tests are of that kind:
 * a checker that shares no code with it looks at random cups.
 */
export default defineConfig({
  test: {
    include: [
      'src/{standings,bracket,schedule,match-log}/**/*.test.ts',
      'src/cup/{outcome,score-rules}.test.ts',
    ],
    exclude: ['src/**/*.properties.test.ts'],
    // The instrumented code is slower, and so is a machine with two of these runs.
    testTimeout: 30_000,
  },
});
