import { vitestSuite, type Suite } from './suite';

/** Tests of other suites that prove what must hold when something attacks or fails (docs/security.md). @internal */
export const HOLD_FILES = {
  unit: [
    'functions/src/accounts/',
    'functions/src/http/',
    'functions/src/features/tournament/',
    'functions/src/storage/cup-store',
    'functions/src/platform/rate-limit',
    'packages/domain/src/stored/',
    'tests/lint/lock-files',
    'tools/src/backup/',
    'tools/src/commands/grant-admin',
    'tools/src/files',
    'tools/src/stack/',
    'tools/src/state/',
  ],
  api: [
    'tests/api/access',
    'tests/api/auth',
    'tests/api/caching',
    'tests/api/faults',
    'tests/api/requests',
    'tests/api/site-caching',
    'tests/api/throttle',
  ],
  proof: ['tests/budgets/reads', 'tests/deploy/upload', 'tests/security/'],
  start: ['tests/start/'],
} as const;

/** For `npm test -- hold`; in all of `npm test` they run where they belong. */
export const HOLD_ELSEWHERE: readonly Suite[] = [
  vitestSuite('Hold: the function and the tools', { projects: ['unit'], files: HOLD_FILES.unit }),
  vitestSuite('Hold: the API', { projects: ['api'], files: HOLD_FILES.api }),
  vitestSuite('Hold: the commands', { projects: ['start'], files: HOLD_FILES.start }),
];

/** Reads the logs of the others. */
export const HOLD_LAST = vitestSuite('Hold: the built function', {
  projects: ['proof'],
  files: HOLD_FILES.proof,
});
