import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../project';

/** The results of a suite. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** The failed tests: the file and the title of each, and how its error begins, in one line or more. */
  readonly failures: readonly string[];
  /** The tests that passed the second time, after their browser had stopped drawing: the file and the title of each. */
  readonly again?: readonly string[];
}

export const ONE_PASSED: Results = { passed: 1, failed: 0, skipped: 0, failures: [] };

/** The results of a suite without a report, for example because it could not start. */
export function oneFailure(suite: string): Results {
  const failures = [`${suite}: failed as a whole; its own output above says why`];
  return { passed: 0, failed: 1, skipped: 0, failures };
}

const LONGEST_LINE = 300;
/** The difference between expected and received values fits into this many lines. */
const MOST_LINES = 14;

/** Vitest reports this text instead of an exceeded time limit. */
const TIMED_OUT = 'Error: STACK_TRACE_ERROR';

function describeFailure(titles: readonly string[], error = ''): string {
  const lines = stripVTControlCharacters(error)
    .replace(TIMED_OUT, 'Error: it timed out')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.slice(0, LONGEST_LINE));
  const stack = lines.findIndex((line) => /^\s+at /.test(line));
  const [first = 'no error was reported', ...rest] = lines.slice(0, stack === -1 ? undefined : stack);
  return [
    `${titles.join(' > ')}: ${first.trim()}`,
    ...rest.slice(0, MOST_LINES).map((line) => `    ${line}`),
  ].join('\n');
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly tags?: readonly string[];
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

function listVitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(ROOT, name);
    const failures = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) =>
        describeFailure([file, ...test.ancestorTitles, test.title], test.failureMessages?.join('\n')),
      );
    // A file that could not be loaded, or whose hooks failed, has no failed test.
    return status === 'failed' && failures.length === 0 ? [describeFailure([file], message)] : failures;
  });
}

/**
 * Counts the tests that were skipped. Vitest reports those that the filter of tags has left out in the same way: the long ones, or all
 * others. They belong to another suite and are not counted.
 */
function countSkipped({ testResults }: VitestReport, filter: string | undefined): number {
  const isWanted = ({ tags = [] }: { readonly tags?: readonly string[] }) =>
    filter === undefined || tags.includes('long') === (filter === 'long');
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.filter((test) => ['skipped', 'pending'].includes(test.status) && isWanted(test)).length;
}

/** `filter` is the filter of tags that the suite ran with. */
export async function readVitestResults(file: string, filter?: string): Promise<Results> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  const failures = listVitestFailures(report);
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: countSkipped(report, filter),
    failures,
  };
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly status?: string;
        readonly errors: readonly PlaywrightError[];
        readonly annotations?: readonly { readonly type: string }[];
      }[];
    }[];
  }[];
}

type PlaywrightTest = PlaywrightSuite['specs'][number]['tests'][number];

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** Errors outside of the tests, for example in the global setup. */
  readonly errors: readonly PlaywrightError[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

/** The annotation that a browser test gives itself when its browser has stopped drawing. @internal */
export const STOPPED_DRAWING = 'the browser stopped drawing';

/** Whether a test passed the second time, and its browser had stopped drawing the first time. */
function wasOnlyNotDrawn({ status, results }: PlaywrightTest): boolean {
  const failed = results.filter((result) => result.status !== 'passed');
  return (
    status === 'flaky' &&
    failed.every(({ annotations = [] }) => annotations.some(({ type }) => type === STOPPED_DRAWING))
  );
}

interface TitledTest {
  readonly titles: readonly string[];
  readonly test: PlaywrightTest;
}

function listTests(suite: PlaywrightSuite, above: readonly string[] = []): TitledTest[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map((test) => ({ titles: [...titles, `${title} (${test.projectName})`], test })),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listTests(inner, titles))];
}

function describePlaywrightFailure({ titles, test }: TitledTest): string {
  const errors = test.results.flatMap((result) => result.errors.map(({ message }) => message));
  return describeFailure(titles, errors.join('\n'));
}

export async function readPlaywrightResults(file: string): Promise<Results> {
  const { suites, errors, stats } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  const suspects = suites
    .flatMap((suite) => listTests(suite))
    .filter(({ test: { status } }) => status === 'unexpected' || status === 'flaky');
  const again = suspects.filter(({ test }) => wasOnlyNotDrawn(test));
  const failed = suspects.filter(({ test }) => !wasOnlyNotDrawn(test));
  return {
    passed: stats.expected + again.length,
    failed: stats.unexpected + stats.flaky - again.length + errors.length,
    skipped: stats.skipped,
    failures: [
      ...failed.map(describePlaywrightFailure),
      ...errors.map(({ message }) => describeFailure(['The browser tests'], message)),
    ],
    again: again.map(({ titles }) => titles.join(' > ')),
  };
}

export function addResults(results: readonly Results[]): Results {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: results.flatMap(({ failures }) => failures),
    again: results.flatMap(({ again = [] }) => again),
  };
}

/** At most this many failures are printed, so that the counts are visible even where only the end of the output is shown. */
const MOST_FAILURES = 40;
/** Above this number, each failure is printed as one line. */
const MOST_WITH_ALL_LINES = 5;

function firstLine(failure: string): string {
  return failure.split('\n', 1).join('');
}

/** The last lines of `npm test` and `npm run test:long`: the counts, and then the failures. */
export function formatResults({ passed, failed, skipped, failures, again = [] }: Results): string {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  const hidden = failures.length - MOST_FAILURES;
  const shown = failures.length > MOST_WITH_ALL_LINES ? failures.map(firstLine) : failures;
  return [
    counts,
    ...shown.slice(0, MOST_FAILURES).map((failure) => `✗ ${failure}`),
    ...(hidden > 0 ? [`… and ${hidden} more, named above`] : []),
    ...again.map((title) => `↻ ${title}: passed the second time, ${STOPPED_DRAWING} the first time`),
  ].join('\n');
}
