import { UserError } from '@futsal-cup/tools/user-error';
import lighthouse, { defaultConfig, type RunnerResult } from 'lighthouse';
import { type Browser, chromium } from '@playwright/test';
import { mkdir, writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '@futsal-cup/tools/chromium';
import { ROOT } from '@futsal-cup/tools/project';
import { freePort } from '@futsal-cup/tools/stack/ports';
import { median } from '../bench/report/statistics';
import { QUIET } from '../support/stack/launch-browser';
import { startTestStack } from '../support/stack/start-test-stack';
import { stackAsEnvironment } from '../support/stack/test-stack';
import { findLiveMatch } from '../support/find-live-match';
import { startHttp2Front } from './http2-front';
import { type BlockedTime, blockedTime } from './blocked-time';
import { startEmptyPage } from './empty-page';
import { whileGoalsComeIn } from './live-match';
import { type AuditedPage, auditedPages } from './pages';
import { createSlowDownMeter } from './slow-down';

const RUNS = 5;
const TRIES = 3;
const FOLDER = join(ROOT, '.artifacts', 'lighthouse');

/** The design asks for at least these scores, of 100. */
const LEAST = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** A page may shift by this much while it loads, and while goals come in. */
const MOST_LAYOUT_SHIFT = 0.02;
type Category = keyof typeof LEAST;
const CATEGORIES = Object.keys(LEAST) as Category[];

interface Scores extends Readonly<Record<Category, number>>, BlockedTime {
  readonly layoutShift: number;
  readonly slowDown: number;
}

function scoresOf({ lhr, artifacts }: RunnerResult): Scores {
  const { categories, audits, configSettings } = lhr;
  const entries = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)] as const);
  const ofCategories = Object.fromEntries(entries) as Record<Category, number>;
  const slowDown = configSettings.throttling.cpuSlowdownMultiplier;
  return {
    ...ofCategories,
    layoutShift: audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    slowDown,
    ...blockedTime(artifacts, slowDown),
  };
}

/** The browser that plays the phone: where Lighthouse reaches it, and how much slower than the machine it has to be. */
interface Phone {
  readonly port: number;
  readonly measureSlowDown: () => Promise<number>;
}

/** Chromium sometimes loses the start of a recording; Lighthouse then reports an error, and the measurement is repeated. */
async function record(url: string, { port, measureSlowDown }: Phone): Promise<RunnerResult> {
  const throttling = {
    ...defaultConfig.settings?.throttling,
    cpuSlowdownMultiplier: await measureSlowDown(),
  };
  const flags = { port, output: 'html', logLevel: 'error', onlyCategories: CATEGORIES, throttling } as const;
  let problem = 'no result';
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const finished = await lighthouse(url, flags);
    if (finished && !finished.lhr.runtimeError) return finished;
    problem = finished?.lhr.runtimeError?.message ?? problem;
  }
  throw new UserError(`Lighthouse could not measure ${url}: ${problem}`);
}

async function auditOnce(url: string, name: string, phone: Phone): Promise<Scores> {
  const result = await record(url, phone);
  await writeFile(join(FOLDER, `${name}.html`), String(result.report));
  return scoresOf(result);
}

/** Takes the median of several runs, because the times of a page differ from run to run, but the largest layout shift. */
async function audit(url: string, name: string, phone: Phone): Promise<Scores> {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await auditOnce(url, name, phone));
  const [first] = runs;
  const medians = Object.keys(first ?? {}).map((key) => [
    key,
    median(runs.map((scores) => scores[key as keyof Scores])),
  ]);
  const ofAll = Object.fromEntries(medians) as Record<keyof Scores, number>;
  return { ...ofAll, layoutShift: Math.max(...runs.map(({ layoutShift }) => layoutShift)) };
}

interface Audit extends AuditedPage {
  /** Runs the audit while something else goes on, for example goals that come in. */
  readonly during?: (task: () => Promise<Scores>) => Promise<Scores>;
}

/** Audits the home page of a cup with a live match. */
async function auditOfLiveMatch(): Promise<Audit> {
  const live = await findLiveMatch();
  return {
    name: 'live-home',
    address: `/home?tournament=${live.tournamentId}`,
    during: (task) => whileGoalsComeIn(live, task),
  };
}

function findProblems(page: string, scores: Scores): string[] {
  const moved = scores.layoutShift > MOST_LAYOUT_SHIFT ? [`${page}: it moves by ${scores.layoutShift}`] : [];
  const low = CATEGORIES.filter((name) => scores[name] < LEAST[name]);
  return [...low.map((name) => `${page}: ${name} is ${scores[name]}, not ${LEAST[name]}`), ...moved];
}

interface RunningPhone extends Phone {
  readonly browser: Browser;
}

/**
 * Starts the browser first. This process and later ones get a lower priority, because a phone does not share its processors with
 * the server or with the measuring process.
 */
async function startPhone(): Promise<RunningPhone> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...QUIET, '--ignore-certificate-errors', `--remote-debugging-port=${port}`],
  });
  setPriority(constants.priority.PRIORITY_LOW);
  return { port, browser, measureSlowDown: createSlowDownMeter(browser) };
}

type ScoresByPage = Readonly<Record<string, Scores>>;

async function auditAll(site: string, audits: readonly Audit[], phone: Phone): Promise<ScoresByPage> {
  const scores: Record<string, Scores> = {};
  for (const { name, address, during = (task: () => Promise<Scores>) => task() } of audits) {
    const ofPage = await during(() => audit(`${site}${address}`, name, phone));
    console.log(name, Object.values(ofPage).join(' '));
    scores[name] = ofPage;
  }
  return scores;
}

/**
 * Audits an empty page under the conditions of the other pages, because its scores show the machine's own share in the scores of the other
 * pages.
 */
async function auditEmptyPage(phone: Phone): Promise<ScoresByPage> {
  const page = await startEmptyPage();
  try {
    return await auditAll(page.origin, [{ name: 'empty', address: '/' }], phone);
  } finally {
    await page.stop();
  }
}

async function auditSite(words: readonly string[], phone: Phone): Promise<ScoresByPage> {
  const { stack, stop } = await startTestStack();
  Object.assign(process.env, stackAsEnvironment(stack));
  const front = await startHttp2Front(stack.site, FOLDER);
  try {
    const audits = [...(await auditedPages(stack)), await auditOfLiveMatch()].filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    return { ...(await auditEmptyPage(phone)), ...(await auditAll(front.origin, audits, phone)) };
  } finally {
    await front.stop();
    await stop();
  }
}

/**
 * Runs Lighthouse over HTTP/2, as a phone sees the public pages of three cups, one of them while goals come in; the reports stay
 * in .artifacts/lighthouse. With words, it audits the empty page and only those pages that have one of the words in their name.
 */
export async function run(words: readonly string[]): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const phone = await startPhone();
  try {
    const scores = await auditSite(words, phone);
    console.table(scores);
    const problems = Object.entries(scores).flatMap(([page, ofPage]) => findProblems(page, ofPage));
    if (problems.length > 0) throw new UserError(problems.join('\n'));
  } finally {
    await phone.browser.close();
  }
}
