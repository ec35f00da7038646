import fc from 'fast-check';

/**
 * How many random cases each property test tries. `npm test` makes the same hundred each time, so that what fails was broken by the
 * change that it is run for. `npm run test:long` makes ten thousand new ones each time, which also find what nobody has met before.
 */
const runs = process.env['FUTSAL_CUP_RUNS'];
fc.configureGlobal(runs === undefined ? { numRuns: 100, seed: 2026 } : { numRuns: Number(runs) });
