import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutation` runs against every way to break a rule. Property tests are left out: they touch everything, so
 * they would run for each mutant, and the literal cases must notice it without them.
 */
export default defineConfig({
  test: {
    include: [
      'src/{standings,bracket,schedule,plan,match-log}/**/*.test.ts',
      'src/cup/{outcome,score-rules}.test.ts',
    ],
    exclude: ['src/**/*.properties.test.ts'],
  },
});
