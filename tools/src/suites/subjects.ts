import { playwrightSuite, vitestSuite, type Suite } from './suite';

/** The test files of a subject, by the projects that run them: those of vitest.config.ts, and the browser's. */
interface Subject {
  readonly unit?: readonly string[];
  /** The number of runs of each property test of the subject, where a hundred are too few. */
  readonly unitRuns?: string;
  readonly web?: readonly string[];
  readonly api?: readonly string[];
  readonly start?: readonly string[];
  readonly hold?: readonly string[];
  readonly firestore?: readonly string[];
  readonly rules?: readonly string[];
  readonly browser?: readonly string[];
  readonly costs?: readonly string[];
}

/** The subjects that can be requested by name (`npm test -- languages`) besides the suites. @internal */
export const SUBJECTS: Readonly<Record<string, Subject>> = {
  /** Several cups on one day: what is computed of each alone, and one plan over all. */
  categories: {
    unit: [
      'packages/domain/src/bracket/categories',
      'packages/domain/src/commands/apply-blocks',
      'packages/domain/src/commands/categories',
      'packages/domain/src/cup-file/real-days',
      'packages/domain/src/lists/list-categories',
      'packages/domain/src/plan/day/categories',
    ],
    web: ['web/src/admin/plan/blocks/', 'web/src/admin/categories/', 'web/src/site/categories/'],
    api: ['tests/api/categor', 'tests/api/plan-blocks'],
  },
  firestore: { firestore: ['packages/local-firestore/'], rules: ['tests/rules/'] },
  /** The formats of a plan, from their steps to cups that are played to the end. */
  formats: {
    unit: [
      'packages/domain/src/plan/format/',
      'packages/domain/src/commands/played-plans',
      'packages/domain/src/bracket/final-of-plans',
      'packages/domain/src/bracket/places-of-groups',
    ],
  },
  /** The tests of how the site withstands attacks and failures (docs/security.md). */
  hold: {
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
    // `npm test` leaves this file out of the suite `Hold`.
    hold: ['tests/hold/start'],
  },
  history: {
    unit: ['packages/domain/src/history/', 'packages/domain/src/commands/cup-event', 'tests/lint/commits'],
    web: ['web/src/admin/history/', 'web/src/admin/undo/'],
    api: ['tests/api/history'],
    browser: ['tests/e2e/admin/history'],
  },
  languages: {
    unit: ['packages/domain/src/bracket'],
    web: ['web/src/shelf/texts', 'web/src/site/texts', 'web/src/admin/texts'],
    browser: ['tests/e2e/languages'],
  },
  'match-log': {
    unit: ['packages/domain/src/match-log/', 'functions/src/storage/'],
    unitRuns: '10000',
    web: ['web/src/score/', 'web/src/shelf/cup/live/', 'web/src/shelf/api/', 'web/src/site/timeline/'],
    api: ['tests/api/match-log', 'tests/api/live-head', 'tests/api/timeline', 'tests/api/world-cup-log'],
    browser: ['tests/e2e/score/', 'tests/e2e/public/live-match'],
  },
  plan: {
    unit: [
      'packages/domain/src/plan/',
      'packages/domain/src/commands/apply-plan',
      'packages/domain/src/commands/move-matches',
    ],
    // The test of the plans themselves makes a tenth of these runs: ten thousand cups (apply-plan.properties.test.ts).
    unitRuns: '100000',
    web: ['web/src/admin/plan/'],
    api: ['tests/api/plans', 'tests/api/match-moves'],
    browser: ['tests/e2e/admin/plan'],
  },
  security: { unit: ['tools/src/deploy/'], api: ['tests/security/'] },
  standings: {
    unit: ['packages/domain/src/standings/', 'packages/domain/src/bracket/world-cup-2018'],
    unitRuns: '10000',
    web: ['web/src/site/texts/reasons', 'web/src/site/tables/', 'web/src/shelf/cup/live/live-cup'],
  },
  'scorer-links': {
    unit: ['packages/domain/src/match-log/scorer-link'],
    web: ['web/src/admin/scorers/'],
    api: ['tests/api/scorer-', 'tests/security/guard', 'tests/security/secrets'],
  },
};

const PROJECTS = ['unit', 'web', 'api', 'start', 'hold', 'firestore', 'rules', 'costs'] as const;

/** A subject runs completely, including the tests that `npm test` leaves to `npm run test:long`. */
const ALL_BROWSERS = ['phone', 'desktop', 'phone-long', 'desktop-long'];

/** The suites of a subject, or none for a word that names no subject. */
export function suitesOfSubject(word: string): Suite[] {
  const subject = Object.hasOwn(SUBJECTS, word) ? SUBJECTS[word] : undefined;
  if (!subject) return [];
  const { browser } = subject;
  const suites = PROJECTS.flatMap((project) => {
    const files = subject[project];
    const env = project === 'unit' && subject.unitRuns ? { FUTSAL_CUP_RUNS: subject.unitRuns } : undefined;
    return files ? [vitestSuite(`${word}: ${project}`, { projects: [project], files, env })] : [];
  });
  if (browser) suites.push(playwrightSuite(`${word}: browser`, ALL_BROWSERS, { files: browser }));
  return suites;
}
