import { mutationSuite } from '../suites/mutations';
import { node24Suite } from '../suites/node-24';
import { buildForSuites, playwrightSuite, runSuites, vitestSuite, type Suite } from '../suites/suite';
import { UserError } from '../user-error';

/** The number of runs of each property test; `npm test` makes a hundred (tests/support/random-runs.ts). */
const MANY_RUNS = { FUTSAL_CUP_RUNS: '10000' };
/** The number of runs of a property test in which one run makes a hundred calls over HTTP. */
const MANY_RUNS_OF_CALLS = { FUTSAL_CUP_RUNS: '1000' };
/** This variable makes tests save screenshots in `.artifacts/screenshots`, for a person to look at. */
const WITH_SCREENSHOTS = { FUTSAL_CUP_SCREENSHOTS: '1' };

/** In two halves, because one process takes as long for them as all other suites together. */
function manyRunsInHalves(): readonly Suite[] {
  return ['1/2', '2/2'].map((half) =>
    vitestSuite(`Ten thousand random cups, requests and forms, ${half}`, {
      projects: ['unit', 'web'],
      files: [`--shard=${half}`],
      env: MANY_RUNS,
    }),
  );
}

/** The suites start in this order, the long ones first. */
const SUITES: readonly Suite[] = [
  ...manyRunsInHalves(),
  playwrightSuite('Every screen in all languages', ['languages']),
  playwrightSuite('Long browser tests', ['phone-long', 'desktop-long']),
  mutationSuite(),
  node24Suite('!long or production'),
  vitestSuite('API on the Node Firestore', {
    projects: ['api'],
    tags: '!long',
    env: { FIRESTORE_ENGINE: 'node' },
  }),
  vitestSuite('Long API tests', {
    projects: ['api'],
    tags: 'long',
    env: MANY_RUNS_OF_CALLS,
  }),
  vitestSuite('Firefox, WebKitGTK and paper (browsers)', { projects: ['browsers'] }),
  vitestSuite('Long tests of costs and deploy', { projects: ['costs'] }),
  vitestSuite('Long tests of npm start', { projects: ['hold'], tags: 'long' }),
  vitestSuite('Long tests of both Firestores', { projects: ['firestore'] }),
  playwrightSuite('Browser tests at the other widths', ['tablet', 'laptop', 'desktop-layout'], {
    env: WITH_SCREENSHOTS,
  }),
];

/**
 * Runs the tests that take too long for every change. `npm run test:long -- languages` runs only the suites whose name has that word, and
 * `npm run test:long -- long` the tests that `npm test` leaves out of its own suites.
 */
export async function run([word = '']: readonly string[]): Promise<void> {
  const suites = SUITES.filter(({ name }) => name.toLowerCase().includes(word.toLowerCase()));
  if (suites.length === 0) throw new UserError(`No long suite is called "${word}".`);
  await buildForSuites();
  await runSuites(suites);
}
