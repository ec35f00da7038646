import fc from 'fast-check';

/**
 * How many random cases each property test tries. `npm test` makes the same hundred each time, so that a failure comes from the
 * change under test. `npm run test:long` makes ten thousand new ones each time, which also find unknown defects; in CI, which
 * guards a change as well, they are the same each time (`FUTSAL_CUP_SEED`).
 */
const { FUTSAL_CUP_RUNS: runs, FUTSAL_CUP_SEED: seed } = process.env;
fc.configureGlobal({
  numRuns: Number(runs ?? 100),
  ...(seed !== undefined || runs === undefined ? { seed: Number(seed ?? 2026) } : {}),
});
