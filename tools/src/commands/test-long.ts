import { node22Suites } from '../suites/node-22';
import { buildForSuites, playwrightSuite, runSuites, vitestSuite, type Suite } from '../suites/suite';
import { UserError } from '../user-error';

/** Firestore stopped and broken, hostile requests by the hundred, a cup at its limits: `npm test` leaves them out. */
export const LONG_API_FILES = [
  'tests/api/faults.test.ts',
  'tests/api/fuzz.test.ts',
  'tests/api/history-limits.test.ts',
];

/** Of each property test; `npm test` makes a hundred (tests/support/random-runs.ts). */
const MANY_RUNS = { FUTSAL_CUP_RUNS: '10000' };
/** Fewer where one run is a hundred calls over HTTP. */
const MANY_RUNS_OF_CALLS = { FUTSAL_CUP_RUNS: '2000' };
/** Of every screen, for a person to look at: in `.artifacts/screenshots`. */
const WITH_SCREENSHOTS = { FUTSAL_CUP_SCREENSHOTS: '1' };

/** In the order in which they start. */
const SUITES: readonly Suite[] = [
  playwrightSuite('Long browser tests', ['phone-long', 'desktop-long']),
  vitestSuite('Long API tests', { projects: ['api'], files: LONG_API_FILES }),
  vitestSuite('Long tests of both Firestores', { projects: ['firestore'] }),
  {
    name: 'Mutations of the domain',
    command: () => ['npm', 'run', '--silent', 'mutation', '-w', 'packages/domain'],
  },
  vitestSuite('Ten thousand random cups, requests and forms', { projects: ['unit', 'web'], env: MANY_RUNS }),
  vitestSuite('API on the Node Firestore', { projects: ['api'], env: { FIRESTORE_ENGINE: 'node' } }),
  playwrightSuite('Browser tests at the other widths', ['tablet', 'laptop', 'desktop-again'], {
    env: WITH_SCREENSHOTS,
  }),
  playwrightSuite('Every screen in every language', ['languages'], { env: WITH_SCREENSHOTS }),
  vitestSuite('API under many random commands', {
    projects: ['api'],
    files: ['tests/api/model', 'tests/api/history-model', 'tests/api/fuzz', 'tests/api/faults'],
    env: MANY_RUNS_OF_CALLS,
  }),
  ...node22Suites(),
];

/**
 * What takes too long for every change. `npm run test:long -- languages` runs only the suites whose name has that word, and
 * `npm run test:long -- long` those that CI runs behind `npm test`.
 */
export async function run([word = '']: readonly string[]): Promise<void> {
  const suites = SUITES.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  if (suites.length === 0) throw new UserError(`No long suite is called "${word}".`);
  await buildForSuites();
  await runSuites(suites);
}
