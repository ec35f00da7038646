import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { ROOT } from '../project';

/** What a suite found. */
export interface Results {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** For each failed test its file and title and how its error begins, in a line or more. */
  readonly failures: readonly string[];
}

export const ONE_PASSED: Results = { passed: 1, failed: 0, skipped: 0, failures: [] };

/** A failure without a report: the suite could not start, say. */
export function oneFailure(suite: string): Results {
  const failures = [`${suite}: failed as a whole; its own output above says why`];
  return { passed: 0, failed: 1, skipped: 0, failures };
}

const LONGEST_LINE = 300;
/** What differs stands within these. */
const MOST_LINES = 14;

/** What Vitest reports in the place of a time limit that has passed. */
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
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
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

export async function readVitestResults(file: string): Promise<Results> {
  const report = JSON.parse(await readFile(file, 'utf8')) as VitestReport;
  const failures = listVitestFailures(report);
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, failures.length),
    skipped: report.numPendingTests,
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
      readonly results: readonly { readonly errors: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  /** What failed outside of the tests, as the global setup does. */
  readonly errors: readonly PlaywrightError[];
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
}

function listPlaywrightFailures(suite: PlaywrightSuite, above: readonly string[] = []): string[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const errors = results.flatMap((result) => result.errors.map(({ message }) => message));
        return describeFailure([...titles, `${spec.title} (${projectName})`], errors.join('\n'));
      }),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listPlaywrightFailures(inner, titles))];
}

export async function readPlaywrightResults(file: string): Promise<Results> {
  const { suites, errors, stats } = JSON.parse(await readFile(file, 'utf8')) as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...suites.flatMap((suite) => listPlaywrightFailures(suite)),
      ...errors.map(({ message }) => describeFailure(['The browser tests'], message)),
    ],
  };
}

export function addResults(results: readonly Results[]): Results {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    skipped: results.reduce((sum, { skipped }) => sum + skipped, 0),
    failures: results.flatMap(({ failures }) => failures),
  };
}

/** So that the counts still show where only the end of the output does. */
const MOST_FAILURES = 40;
/** With more of them, each is named in one line. */
const MOST_WITH_ALL_LINES = 5;

function firstLine(failure: string): string {
  return failure.split('\n', 1).join('');
}

/** The end of `npm test` and `npm run test:long`: the counts, and after them what failed. */
export function formatResults({ passed, failed, skipped, failures }: Results): string {
  const counts = `${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`;
  const hidden = failures.length - MOST_FAILURES;
  const shown = failures.length > MOST_WITH_ALL_LINES ? failures.map(firstLine) : failures;
  return [
    counts,
    ...shown.slice(0, MOST_FAILURES).map((failure) => `✗ ${failure}`),
    ...(hidden > 0 ? [`… and ${hidden} more, named above`] : []),
  ].join('\n');
}
