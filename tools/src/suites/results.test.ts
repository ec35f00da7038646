import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../project';
import { addResults, formatResults, oneFailure, readPlaywrightResults, readVitestResults } from './results';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'futsal-cup-report-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function writeReport(report: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(report));
  return file;
}

describe('the results of Vitest', () => {
  it('name each failed test and how its error begins, without the stack', async () => {
    const tests = [
      { ancestorTitles: ['a cup'], title: 'has a name', status: 'passed', failureMessages: [] },
      {
        ancestorTitles: ['a cup'],
        title: 'has a date',
        status: 'failed',
        failureMessages: [
          '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n\n- 2\n+ 1\n    at cup.test.ts:3:1',
        ],
      },
    ];
    const report = await writeReport({
      numPassedTests: 1,
      numFailedTests: 1,
      testResults: [{ name: join(ROOT, 'tests/cup.test.ts'), status: 'failed', assertionResults: tests }],
    });
    expect(await readVitestResults(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
      failures: [
        'tests/cup.test.ts > a cup > has a date: AssertionError: expected 1 to be 2\n    - 2\n    + 1',
      ],
    });
  });

  it('count the skipped tests that a suite would have run by its tags, and no others', async () => {
    const test = (title: string, ...tags: readonly string[]) => ({
      ...{ ancestorTitles: [], title, status: 'skipped', tags },
    });
    const assertionResults = [test('a'), test('b', 'long'), test('c', 'long', 'production')];
    const testResults = [{ name: join(ROOT, 'tests/cup.test.ts'), status: 'passed', assertionResults }];
    const report = await writeReport({ numPassedTests: 0, numFailedTests: 0, testResults });
    const skipped = async (filter?: string) => (await readVitestResults(report, filter)).skipped;
    expect(await skipped()).toBe(3);
    expect(await skipped('!long')).toBe(1);
    expect(await skipped('long')).toBe(2);
  });

  it('count a file that could not be loaded as a failure', async () => {
    const report = await writeReport({
      numPassedTests: 0,
      numFailedTests: 0,
      testResults: [
        {
          name: join(ROOT, 'tests/cup.test.ts'),
          status: 'failed',
          message: 'Cannot find ./cup',
          assertionResults: [],
        },
      ],
    });
    expect(await readVitestResults(report)).toMatchObject({
      failed: 1,
      failures: ['tests/cup.test.ts: Cannot find ./cup'],
    });
  });
});

describe('the results of Playwright', () => {
  const failedTest = {
    projectName: 'phone',
    status: 'unexpected',
    results: [{ errors: [{ message: '\n\u001b[2mError: the list is empty\u001b[22m\n\nCall log:' }] }],
  };

  it('name each failed test with its width', async () => {
    const specs = [
      { title: 'shows the list', tests: [failedTest, { ...failedTest, status: 'expected' }] },
      { title: 'is skipped', tests: [{ ...failedTest, status: 'skipped' }] },
    ];
    const report = await writeReport({
      suites: [{ title: 'public/home.test.ts', specs: [], suites: [{ title: 'the home page', specs }] }],
      errors: [],
      stats: { expected: 1, unexpected: 1, flaky: 0, skipped: 1 },
    });
    expect(await readPlaywrightResults(report)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 1,
      failures: [
        'public/home.test.ts > the home page > shows the list (phone): Error: the list is empty\n    Call log:',
      ],
      again: [],
    });
  });

  describe('count a test that passed the second time', () => {
    const readFlaky = async (type: string) => {
      const [failure] = failedTest.results;
      const results = [
        { ...failure, status: 'timedOut', annotations: [{ type }] },
        { errors: [], status: 'passed', annotations: [] },
      ];
      const flaky = { ...failedTest, status: 'flaky', results };
      const report = await writeReport({
        suites: [{ title: 'home.test.ts', specs: [{ title: 'shows the list', tests: [flaky] }] }],
        errors: [],
        stats: { expected: 4, unexpected: 0, flaky: 1, skipped: 0 },
      });
      return readPlaywrightResults(report);
    };

    it('as failed', async () => {
      expect(await readFlaky('a note')).toMatchObject({ passed: 4, failed: 1, again: [] });
    });

    it('as passed where the browser had stopped drawing, and name it at the end', async () => {
      const results = await readFlaky('the browser stopped drawing');
      expect(results).toMatchObject({ passed: 5, failed: 0, failures: [] });
      expect(formatResults(addResults([results]))).toBe(
        '5 passed, 0 failed\n↻ home.test.ts > shows the list (phone): passed the second time, the browser stopped drawing the first time',
      );
    });
  });

  it('count a setup that failed', async () => {
    const report = await writeReport({
      suites: [],
      errors: [{ message: 'Error: the function does not answer' }],
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
    });
    expect(await readPlaywrightResults(report)).toMatchObject({
      failed: 1,
      failures: ['The browser tests: Error: the function does not answer'],
    });
  });
});

describe('the end of the output', () => {
  const passed = { passed: 3, failed: 0, skipped: 0, failures: [] };

  it('is the counts alone when all is well', () => {
    expect(formatResults(addResults([passed, { ...passed, skipped: 2 }]))).toBe(
      '6 passed, 0 failed, 2 skipped',
    );
  });

  it('is the list of what failed, after the counts', () => {
    const failed = { passed: 1, failed: 1, skipped: 0, failures: ['tests/cup.test.ts > a cup: no'] };
    expect(formatResults(addResults([passed, failed, oneFailure('Hold')])).split('\n')).toEqual([
      '4 passed, 2 failed',
      '✗ tests/cup.test.ts > a cup: no',
      '✗ Hold: failed as a whole; its own output above says why',
    ]);
  });

  it('shows the counts even when everything fails', () => {
    const failures = Array.from({ length: 100 }, (_, index) => `test ${index}\n    more of it`);
    const lines = formatResults({ passed: 0, failed: 100, skipped: 0, failures }).split('\n');
    expect(lines).toHaveLength(42);
    expect(lines.at(-1)).toBe('… and 60 more, named above');
  });
});
