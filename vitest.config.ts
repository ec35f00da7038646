import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** No unit test leaves anything behind in a module, and to start a process for each file took two thirds of the time. */
const inOneProcess = { pool: 'threads', isolate: false } as const;

const randomRuns = { setupFiles: [join(import.meta.dirname, 'tests/support/random-runs.ts')] };

/** Property tests take longer when the environment asks for more of them. */
const isLong = process.env['FUTSAL_CUP_RUNS'] !== undefined;

/** One project per kind of suite; `npm test` starts what each needs and hands it over in the environment. */
export default defineConfig({
  test: {
    // Several suites run at once, and would write the same cache.
    cache: false,
    tags: [
      { name: 'long', description: 'takes long; runs in `npm run test:long` alone' },
      { name: 'production', description: 'runs on Node 24 too, though it takes long' },
    ],
    projects: [
      {
        test: {
          ...inOneProcess,
          ...randomRuns,
          name: 'unit',
          testTimeout: isLong ? 600_000 : 30_000,
          hookTimeout: 60_000,
          include: [
            'packages/domain/src/**/*.test.ts',
            'functions/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'tests/lint/**/*.test.ts',
          ],
        },
      },
      {
        extends: './web/vite.config.ts',
        assetsInclude: ['**/*.csv'],
        test: {
          ...inOneProcess,
          ...randomRuns,
          name: 'web',
          testTimeout: isLong ? 600_000 : 30_000,
          hookTimeout: 60_000,
          root: 'web',
          environment: 'happy-dom',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'firestore',
          include: ['packages/local-firestore/src/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'start',
          include: ['tests/start/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'hold',
          include: ['tests/hold/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          ...inOneProcess,
          ...randomRuns,
          name: 'api',
          globalSetup: ['tests/support/stack/global-setup.ts'],
          include: ['tests/{api,security}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          // Longer than what a hook starts waits for itself, so that the failure says what did not start.
          hookTimeout: 150_000,
        },
      },
      { test: { name: 'logs', include: ['tests/logs/**/*.test.ts'] } },
      {
        test: {
          name: 'browsers',
          globalSetup: ['tests/support/stack/global-setup.ts'],
          include: ['tests/browsers/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 150_000,
        },
      },
      {
        test: {
          name: 'costs',
          globalSetup: ['tests/support/stack/global-setup.ts'],
          include: ['tests/{budgets,deploy}/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
