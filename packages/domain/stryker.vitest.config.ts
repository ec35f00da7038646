import { defineConfig } from 'vitest/config';

/** The tests of the computations, for `npm run mutation`: each is run against every way to break a rule. */
export default defineConfig({
  test: {
    include: ['src/{standings,bracket,schedule,match}/**/*.test.ts'],
    exclude: ['src/match/schema.test.ts'],
  },
});
