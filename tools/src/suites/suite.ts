import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from '../build';
import { ROOT } from '../project';
import { buildIn } from '../stack/firebase-config';
import {
  addResults,
  formatResults,
  ONE_PASSED,
  oneFailure,
  readPlaywrightResults,
  readVitestResults,
  type Results,
} from './results';
import { runInLanes, runQuietly } from './run-quietly';
import { startSharedStack } from './shared-stack';

const REPORTS = join(ROOT, '.artifacts', 'reports');

/** The suites call these programs directly, because npx takes a second of processor time to find one. */
const VITEST = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
const PLAYWRIGHT = createRequire(join(ROOT, 'tests', 'package.json')).resolve('@playwright/test/cli');

export interface Suite {
  readonly name: string;
  /** The command; `report` is the file for its report. */
  readonly command: (report: string) => readonly string[];
  /** Reads the report of the suite. A suite that writes none counts as one test. */
  readonly readResults?: (report: string) => Promise<Results>;
  readonly env?: NodeJS.ProcessEnv;
}

/** One suite, or several that run one after the other on one stack. */
export type Job = Suite | { readonly onOneStack: readonly Suite[] };

interface VitestOptions {
  readonly projects: readonly string[];
  /** The files of the projects to run, as Vitest's arguments; all of them by default. */
  readonly files?: readonly string[];
  /**
   * Which tests of the files, by their tags (vitest.config.ts). `npm test` leaves those with `long` to `npm run test:long`
   * (docs/decisions/0022-two-test-commands.md).
   */
  readonly tags?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** The Node that runs Vitest; by default the Node of this process. */
  readonly node?: string;
}

/** One or more of the projects of vitest.config.ts. */
export function vitestSuite(name: string, options: VitestOptions): Suite {
  const { projects, files = [], tags, env, node = process.execPath } = options;
  return {
    name,
    env,
    readResults: (report) => readVitestResults(report, tags),
    command: (report) => [
      ...[node, VITEST, 'run', ...files],
      ...projects.flatMap((project) => ['--project', project]),
      ...(tags === undefined ? [] : [`--tags-filter=${tags}`]),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
  };
}

interface PlaywrightOptions {
  /** The files of the projects to run, as Playwright's arguments; all of them by default. */
  readonly files?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
}

/** Some projects of tests/playwright.config.ts, which reads from the environment where to write the report. */
export function playwrightSuite(
  name: string,
  projects: readonly string[],
  { files = [], env }: PlaywrightOptions = {},
): Suite {
  return {
    name,
    env,
    readResults: readPlaywrightResults,
    command: () => [
      ...[process.execPath, PLAYWRIGHT, 'test', '--config', 'tests/playwright.config.ts', ...files],
      ...projects.flatMap((project) => ['--project', project]),
    ],
  };
}

/** Builds the site and the function once for all suites; otherwise each suite would build them. */
export async function buildForSuites(): Promise<void> {
  await build(buildIn('.artifacts/build'));
}

/**
 * Google's Firestore runs only a few minutes in a suite. Java's second compiler and its parallel collector pay off over days, and would
 * take half of the emulator's processor time.
 */
const SHORT_LIVED_JAVA = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** All suites use what is built for them once. */
const BUILT = { JAVA_TOOL_OPTIONS: SHORT_LIVED_JAVA, FUTSAL_CUP_TESTS_BUILT: '1' };

/** A suite that could not even start has no report, and counts as one failure. */
async function runSuite({ name, command, readResults, env }: Suite): Promise<Results> {
  const report = join(REPORTS, `${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
  await rm(report, { force: true });
  const passed = await runQuietly(name, command(report), {
    ...BUILT,
    ...env,
    FUTSAL_CUP_TEST_REPORT: report,
  });
  if (!readResults) return passed ? ONE_PASSED : oneFailure(name);
  const results = await readResults(report).catch(() => oneFailure(name));
  return passed || results.failed > 0 ? results : addResults([results, oneFailure(name)]);
}

async function runJob(job: Job): Promise<Results[]> {
  if (!('onOneStack' in job)) return [await runSuite(job)];
  const stack = await startSharedStack(BUILT).catch((error: unknown) => console.error(error));
  if (!stack) return job.onOneStack.map(({ name }) => oneFailure(name));
  const results: Results[] = [];
  try {
    for (const suite of job.onOneStack) {
      results.push(await runSuite({ ...suite, env: { ...stack.env, ...suite.env } }));
    }
  } finally {
    await stack.stop();
  }
  return results;
}

/** Three suites at once suit two cores, because a suite waits for processes, databases and browsers a third of its time. */
const SUITES_AT_ONCE = 3;

/** The stacks of the suites write their logs here. */
const LOG_FOLDER = join(ROOT, '.artifacts', 'logs');
const LOGS = vitestSuite('Logs', { projects: ['logs'] });

/** Starts the jobs in the given order, then searches their logs, and prints the sum of the results. */
export async function runSuites(jobs: readonly Job[]): Promise<void> {
  await mkdir(REPORTS, { recursive: true });
  // Logs from an earlier run must not affect the results of this one.
  await rm(LOG_FOLDER, { recursive: true, force: true });
  const results = (await runInLanes(SUITES_AT_ONCE, jobs, runJob)).flat();
  // The folder may be missing, because unit tests start no stack.
  if (existsSync(LOG_FOLDER)) results.push(await runSuite(LOGS));
  const total = addResults(results);
  console.log(`\n${formatResults(total)}`);
  if (total.failed > 0) process.exitCode = 1;
}
