import fc from 'fast-check';

/**
 * How many random cases each property test tries. A hundred find what is broken in most of the cases; `npm run test:long` asks
 * for ten thousand, which find what is broken in few.
 */
fc.configureGlobal({ numRuns: Number(process.env['FUTSAL_CUP_RUNS'] ?? 100) });
