import { ensureChromium } from '../chromium';
import { UserError } from '../user-error';
import { suitesOfSubject } from '../suites/subjects';
import { runInLanes, runQuietly } from '../suites/run-quietly';
import { buildForSuites, playwrightSuite, runSuites, vitestSuite, type Suite } from '../suites/suite';

interface Step {
  readonly name: string;
  /** Resolves with true when the step found nothing wrong. */
  readonly run: () => Promise<boolean>;
}

/** V8 clears a larger young generation less often, which saves lint and format a sixth of their time. */
const LARGER_YOUNG_GENERATION = {
  NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim(),
};

function script(name: string, ...args: readonly string[]): Step {
  return { name, run: () => runQuietly(name, ['npm', 'run', '--silent', ...args], LARGER_YOUNG_GENERATION) };
}

const BUILD: Step = {
  name: 'Build',
  run: async () => {
    await buildForSuites();
    return true;
  },
};

/** The checks start in this order, the long ones first. */
const CHECKS: readonly Step[] = [
  script('Types', 'types'),
  script('Lint', 'lint'),
  script('Unused code', 'knip'),
  script('Format', 'format:check'),
  BUILD,
];

const NOT_LONG = '!long';

/** The suites of the whole product share one stack. The browser tests come first, because the API tests fill it with cups. */
const ON_ONE_STACK: readonly Suite[] = [
  playwrightSuite('Browser tests', ['phone', 'desktop']),
  vitestSuite('API', { projects: ['api'], tags: NOT_LONG }),
];

/** The other suites start in this order, the long ones first. */
const SUITES: readonly Suite[] = [
  vitestSuite('The commands', { projects: ['start'] }),
  vitestSuite('Unit tests', { projects: ['unit', 'web'], tags: NOT_LONG }),
  vitestSuite('Hold', { projects: ['hold'], tags: NOT_LONG }),
  vitestSuite('Security rules', { projects: ['rules'] }),
];

/** Two checks at once suit two cores, because each check keeps one core busy. */
const CHECKS_AT_ONCE = 2;

async function runChecks(): Promise<void> {
  const results = await runInLanes(CHECKS_AT_ONCE, CHECKS, async ({ name, run }) => ({
    name,
    isGood: await run(),
  }));
  const failed = results.filter(({ isGood }) => !isGood).map(({ name }) => name);
  if (failed.length > 0) throw new UserError(`${failed.join(' and ')} failed; the reason stands above.`);
}

/**
 * Runs every check that must pass before a change lands. `npm test -- unit` runs only the suites whose name has that word, and `npm test
 * -- languages` those of a subject (tools/src/suites/subjects.ts). What belongs here and what into `npm run test:long`:
 * docs/decisions/0022-two-test-commands.md.
 */
export async function run([word = '']: readonly string[]): Promise<void> {
  const isWanted = ({ name }: Suite) => name.toLowerCase().includes(word.toLowerCase());
  const onOneStack = ON_ONE_STACK.filter(isWanted);
  const suites = [...SUITES.filter(isWanted), ...suitesOfSubject(word.toLowerCase())];
  if (onOneStack.length + suites.length === 0) throw new UserError(`No suite is called "${word}".`);
  ensureChromium();
  await (word ? buildForSuites() : runChecks());
  await runSuites(onOneStack.length > 0 ? [{ onOneStack }, ...suites] : suites);
}
