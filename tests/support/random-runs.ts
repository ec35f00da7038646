import fc from 'fast-check';

/**
 * How many random cases each property test tries. `npm test` makes the same hundred each time, so that what fails was broken by the
 * change that it is run for. `npm run test:long` makes ten thousand new ones each time, which also find what nobody has met before;
 * in CI, which guards a change as well, they are the same each time (`FUTSAL_CUP_SEED`).
 */
const { FUTSAL_CUP_RUNS: runs, FUTSAL_CUP_SEED: seed } = process.env;
fc.configureGlobal({
  numRuns: Number(runs ?? 100),
  ...(seed !== undefined || runs === undefined ? { seed: Number(seed ?? 2026) } : {}),
});
