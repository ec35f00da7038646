import { UserError } from '@futsal-cup/tools/user-error';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { chromium } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findChromium } from '@futsal-cup/tools/chromium';
import { ROOT } from '@futsal-cup/tools/project';
import { freePort } from '@futsal-cup/tools/stack/ports';
import { median } from '../bench/report/statistics';
import { QUIET } from '../support/launch-browser';
import { startTestStack } from '../support/start-test-stack';
import { type AuditedPage, auditedPages } from './pages';

const RUNS = 3;
const TRIES = 3;
const FOLDER = join(ROOT, '.artifacts', 'lighthouse');

/** The least that the design allows, of 100. */
const LEAST = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

type Scores = Readonly<Record<Category, number>>;

function scoresOf({ categories }: Result): Scores {
  const entries = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return Object.fromEntries(entries) as Scores;
}

/** Chromium sometimes loses the start of a recording; Lighthouse then says so, and has measured nothing. */
async function record(url: string, port: number): Promise<RunnerResult> {
  const flags = { port, output: 'html', logLevel: 'error', onlyCategories: CATEGORIES } as const;
  let problem = 'no result';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const finished = await lighthouse(url, flags);
    if (finished && !finished.lhr.runtimeError) return finished;
    problem = finished?.lhr.runtimeError?.message ?? problem;
  }
  throw new UserError(`Lighthouse could not measure ${url}: ${problem}`);
}

async function auditOnce(url: string, name: string, port: number): Promise<Scores> {
  const { lhr, report } = await record(url, port);
  await writeFile(join(FOLDER, `${name}.html`), String(report));
  return scoresOf(lhr);
}

/** The median of several, because the time that a page takes differs from run to run. */
async function audit(url: string, name: string, port: number): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await auditOnce(url, name, port));
  const medians = CATEGORIES.map((category) => [category, median(runs.map((scores) => scores[category]))]);
  return Object.fromEntries(medians) as Scores;
}

function findProblems(page: string, scores: Scores): string[] {
  return CATEGORIES.filter((name) => scores[name] < LEAST[name]).map(
    (name) => `${page}: ${name} is ${scores[name]}, not ${LEAST[name]}`,
  );
}

async function auditAll(
  site: string,
  pages: readonly AuditedPage[],
): Promise<Readonly<Record<string, Scores>>> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...QUIET, `--remote-debugging-port=${port}`],
  });
  const scores: Record<string, Scores> = {};
  try {
    for (const { name, address } of pages) {
      const ofPage = await audit(`${site}${address}`, name, port);
      console.log(name, Object.values(ofPage).join(' '));
      scores[name] = ofPage;
    }
  } finally {
    await browser.close();
  }
  return scores;
}

/**
 * Lighthouse as a phone sees the public pages of three cups; the reports stay in .artifacts/lighthouse. With words, only the pages
 * that have one of them in their name.
 */
export async function run(words: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const { stack, stop } = await startTestStack({ cups: true, siteApi: 'emulator' });
  try {
    const pages = (await auditedPages(stack)).filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    const scores = await auditAll(stack.site, pages);
    console.table(scores);
    const problems = Object.entries(scores).flatMap(([page, ofPage]) => findProblems(page, ofPage));
    if (problems.length > 0) throw new UserError(problems.join('\n'));
  } finally {
    await stop();
  }
}
