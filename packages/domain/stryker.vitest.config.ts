import { defineConfig } from 'vitest/config';

/**
 * The tests of the computations, for `npm run mutation`: they are run against every way to break a rule. Without the property
 * tests, which touch everything and so would be run for each of them: the literal tables alone must notice.
 */
export default defineConfig({
  test: {
    include: ['src/{standings,bracket,schedule}/**/*.test.ts', 'src/match/outcome.test.ts'],
    exclude: ['src/**/*.properties.test.ts'],
  },
});
