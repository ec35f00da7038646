import { UserError } from '@futsal-cup/tools/user-error';
import type { CDPSession, Page } from '@playwright/test';
import { setTimeout as wait } from 'node:timers/promises';
import { round } from '../bench/report/statistics';
import { TwoDeploys } from '../e2e/support/two-deploys';
import type { Live } from '../support/hall/hall-cups';
import { launchBrowser } from '../support/stack/launch-browser';
import { installFastClock } from './fast-clock';
import { HallDay } from './hall-day';
import { type Held, heldByPage } from './held-by-page';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOURS = 10;
/** The screen is switched on this long before the first match. */
const BEFORE_MS = 20 * MINUTE;
/** The clock of the device is wrong by this much. */
const WRONG_BY_MS = 10 * MINUTE;
const STEP_MS = 15 * SECOND;
/** This long after it was lost the screen says so, and this long after it is back the screen is up to date again. */
const SAID_WITHIN_MS = 30 * SECOND;
const BACK_WITHIN_MS = 60 * SECOND;
const DEPLOYED_WITHIN_MS = 6 * MINUTE;
const MOST_GROWTH = 1.05;
/** What is held is compared while this page is shown, whose rows are as many in the evening as in the morning. */
const COMPARED = 'tables';
/** A score is on the screen after this many steps: the screen asks every fifteen seconds, from an instant of its own. */
const SHOWN_WITHIN_STEPS = 2;

/** What happens, in minutes from the beginning. The deploy comes in the first hour, because the page begins anew with it. */
const DEPLOY_AT = 5;
const OFFLINE = { from: 185, to: 195 };
const DOWN = { from: 300, to: 301 };

interface Seen {
  readonly text: string;
  readonly time: string;
  readonly isOld: boolean;
  readonly kind: string;
  readonly isFirstDocument: boolean;
}

/** Runs in the page, where no function of its own may have a name. */
function look(): Seen {
  const [text = '', time = ''] = ['.page', '.time'].map((part) => document.querySelector(part)?.textContent);
  return {
    text,
    time,
    isOld: document.querySelector('.old') !== null,
    kind: document.querySelector<HTMLElement>('.page')?.dataset['kind'] ?? '',
    isFirstDocument: 'isFirstDocument' in window,
  };
}

const isCompared = ({ kind }: Seen) => kind === COMPARED;

function isWithin({ from, to }: typeof OFFLINE, minute: number): boolean {
  return minute >= from && minute < to;
}

/** Watches a screen, and fails as soon as it is blank, which is below twenty letters, or old without saying so. */
class Watch {
  readonly kinds = new Set<string>();
  oldFor = 0;
  #lostAt: number | null = null;
  #backAt = -Infinity;
  /** What has been live at the last steps, the latest first. */
  #lately: readonly Live[] = [];
  readonly #day: HallDay;

  constructor(day: HallDay) {
    this.#day = day;
  }

  check(now: number, isLost: boolean, { text, time, isOld, kind }: Seen): void {
    const fail = (what: string) => {
      throw new UserError(`${what} at ${new Date(now).toISOString()}: ${time} ${text.slice(0, 200)}`);
    };
    if (isLost) this.#lostAt ??= now;
    else if (this.#lostAt !== null) [this.#lostAt, this.#backAt] = [null, now];
    this.#lately = [this.#day.hall.live, ...this.#lately].slice(0, SHOWN_WITHIN_STEPS + 1);
    this.kinds.add(kind);
    if (isOld) this.oldFor += STEP_MS;
    if (text.trim().length < 20) fail('The screen is blank');
    if (time !== new Date(now).toISOString().slice(11, 16)) fail('The screen shows the wrong time');
    if (this.#lostAt !== null && now - this.#lostAt >= SAID_WITHIN_MS && !isOld)
      fail('The screen is old and does not say so');
    if (this.#lostAt === null && now - this.#backAt >= BACK_WITHIN_MS) {
      if (isOld) fail('The screen says that it is old, and is not');
      if (kind === 'courts') this.#expectScores(text, fail);
    }
  }

  #expectScores(text: string, fail: (what: string) => void): void {
    for (const matchId of Object.keys(this.#day.hall.live)) {
      const scores = this.#lately.flatMap((live) => live[matchId]?.goals.join(' – ') ?? []);
      const isNew = scores.length <= SHOWN_WITHIN_STEPS;
      if (!isNew && !scores.some((score) => text.includes(score))) fail(`The score ${scores[0]} is missing`);
    }
  }
}

/** Moves the clock of the page, and looks at it. If the page loads itself anew meanwhile, the clock goes on in the new one. */
async function lookAt(page: Page, instant: number): Promise<Seen> {
  try {
    await page.evaluate((to) => window.passTo(to), instant);
    return await page.evaluate(look);
  } catch (error) {
    if (!/context was destroyed/.test(String(error))) throw error;
    await page.waitForSelector('.page');
    return lookAt(page, instant);
  }
}

async function heldBy(devtools: CDPSession): Promise<Held> {
  // Limits of time for calls hold on to what they would end, until they are over by the real clock.
  await wait(16 * SECOND);
  return heldByPage(devtools);
}

interface Counted {
  readonly requests: number;
  readonly bytes: number;
}

async function stand(page: Page, server: TwoDeploys, counted: () => Counted): Promise<void> {
  const day = new HallDay();
  server.answerWith(day.hall.serve);
  const begin = day.firstKickOff - BEFORE_MS;
  day.playTo(begin);
  await installFastClock(page, { start: begin + WRONG_BY_MS, isAheadBy: WRONG_BY_MS });
  await page.goto(`${server.origin}/tv?tournament=${day.hall.view.tournamentId}`);
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  const devtools = await page.context().newCDPSession(page);
  const watch = new Watch(day);
  const end = begin + HOURS * 60 * MINUTE + WRONG_BY_MS;
  let early: Held | undefined;
  let deployedAfter = NaN;
  for (let passed = STEP_MS; passed <= HOURS * 60 * MINUTE; passed += STEP_MS) {
    const minute = (passed - STEP_MS) / MINUTE;
    const now = begin + passed;
    const isOffline = isWithin(OFFLINE, minute);
    await page.context().setOffline(isOffline);
    day.hall.isDown = isWithin(DOWN, minute);
    server.isSecond = minute >= DEPLOY_AT;
    day.playTo(now);
    const seen = await lookAt(page, now + WRONG_BY_MS);
    if (!seen.isFirstDocument && Number.isNaN(deployedAfter)) deployedAfter = passed - DEPLOY_AT * MINUTE;
    watch.check(now, isOffline || day.hall.isDown, seen);
    if (passed >= 60 * MINUTE && isCompared(seen)) early ??= await heldBy(devtools);
    if (passed % (60 * MINUTE) === 0)
      console.log(`${passed / (60 * MINUTE)} h: ${counted().requests.toLocaleString('en-GB')} requests`);
  }
  for (let later = end; !isCompared(await lookAt(page, later)); later += STEP_MS) {
    if (later > end + HOURS * MINUTE) throw new UserError('The tables are shown no more.');
  }
  const late = await heldBy(devtools);
  const { requests, bytes } = counted();
  console.log(
    `Ten hours of the screen: ${requests.toLocaleString('en-GB')} requests, ${round(bytes / 1e6, 1)} MB. ` +
      `Old for ${watch.oldFor / SECOND} s, and said so. Pages: ${[...watch.kinds].join(', ')}.`,
  );
  console.log(`The new deploy was shown after ${deployedAfter / SECOND} s.`);
  if (!early) throw new Error('The hours are too few.');
  const [before, after] = [early, late].map(({ bytes }) => round(bytes / 1e6, 3));
  console.log(`Held by the page: ${before} MB after the first hour, ${after} MB at the end.`);
  if (!(deployedAfter <= DEPLOYED_WITHIN_MS)) throw new UserError('The deploy was not shown in time.');
  if (!(late.bytes <= early.bytes * MOST_GROWTH)) throw new UserError('The heap has grown by more than 5 %.');
  if (late.detached > early.detached) throw new UserError('Elements are held that are shown no more.');
}

/**
 * Lets the screen of the hall stand for ten hours on a clock that runs ahead: a cup from before its first match until after its final, with a
 * deploy, ten minutes without a network and a minute of 503 in place of a restart of the function. A server of the test answers.
 */
export async function runScreen(): Promise<void> {
  const server = new TwoDeploys();
  await server.start();
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await stand(page, server, () => server.counted());
  } finally {
    await browser.close();
    server.stop();
  }
}
