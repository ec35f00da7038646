/** The tests that prove how the site withstands attacks and failures, by suite (docs/security.md). */
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
    'tests/security/',
  ],
  costs: ['tests/budgets/reads', 'tests/deploy/upload'],
  start: ['tests/start/'],
  /** `npm test` leaves these files out of the suite of that name. */
  hold: ['tests/hold/start'],
} as const;
