import type { PlanSettings } from '@futsal-cup/domain/plan/settings';
import { buildPlanSettings } from '@futsal-cup/domain/testing/build-plan';
import { buildUsualCups } from '@futsal-cup/domain/testing/usual-cups';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../support/stack/launch-browser';
import { SLOW_DOWN } from './paint/bracket-paint';
import { comparePlans, countShortest } from './plan/contest';
import type { PlanTimes } from './plan/in-page';
import type { Section } from './report/section';
import { median, round } from './report/statistics';

const TURNS = 5;
const USUAL_CUPS = 200;
const PROMISED_MILLISECONDS = 200;
/** People notice a page that does not respond for this many milliseconds. */
const LONGEST_STANDSTILL = 100;

const DAYS = [6, 7, 8, 9, 10].map((day) => ({
  date: `2027-03-${String(day).padStart(2, '0')}`,
  from: '08:00',
  to: '22:00',
}));

const SIXTY_FOUR = buildPlanSettings({
  teams: 64,
  courts: 4,
  format: { groups: 16, qualifiers: 2, thirdPlace: true, drawSeed: 1 },
  time: { days: DAYS.slice(0, 1), leastRest: 15, pauseBeforeKnockout: 15 },
});

/** The cup has as many teams as a cup may have and nearly as many matches. */
const LARGEST = buildPlanSettings({
  teams: 128,
  courts: 8,
  format: { groups: 16, rounds: 2, qualifiers: 2, thirdPlace: true, drawSeed: 1 },
  time: { days: DAYS, leastRest: 15, pauseBeforeKnockout: 15 },
});

async function bundlePlanner(): Promise<string> {
  const entry = fileURLToPath(new URL('./plan/in-page.ts', import.meta.url));
  const options = {
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    globalName: 'planner',
  } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  return outputFiles.map(({ text }) => text).join('');
}

/** Runs an expression in a page with the planner, on a slowed-down processor. */
async function runInPage<Value>(browser: Browser, script: string, expression: string): Promise<Value> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addScriptTag({ content: script });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
    return (await page.evaluate(expression)) as Value;
  } finally {
    await context.close();
  }
}

async function timePlans(browser: Browser, settings: PlanSettings, name: string) {
  const script = await bundlePlanner();
  const sent = JSON.stringify(settings);
  const times: PlanTimes[] = [];
  const standstills: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    times.push(await runInPage<PlanTimes>(browser, script, `planner.timePlan(${sent})`));
    const besideWorker = `planner.timeStandstill(${JSON.stringify(script)}, ${sent})`;
    standstills.push(await runInPage<number>(browser, script, besideWorker));
  }
  return {
    cup: name,
    'plan found in, ms': round(median(times.map(({ whole }) => whole))),
    'longest step, ms': round(median(times.map(({ longestStep }) => longestStep))),
    'page beside the worker stands still, ms': round(median(standstills)),
  };
}

/**
 * Plans cups beside the rule of evroon/bracket, counts how often no plan on the grid can be shorter than ours, and times the planner in Chromium
 * on a slowed-down processor.
 */
export async function benchPlan(): Promise<Section> {
  const contests = [comparePlans(4, 2), comparePlans(8, 4), comparePlans(16, 4)];
  const usual = countShortest(buildUsualCups(USUAL_CUPS));
  const browser = await launchBrowser();
  try {
    const ofSixtyFour = await timePlans(browser, SIXTY_FOUR, '64 teams in 16 groups on 4 courts');
    const ofLargest = await timePlans(browser, LARGEST, '128 teams in 16 groups, twice, on 8 courts');
    const milliseconds = ofSixtyFour['plan found in, ms'];
    const standstill = ofLargest['page beside the worker stands still, ms'];
    const share = usual['no plan on the grid is shorter'] / usual.cups;
    return {
      title: 'The plan',
      about:
        'The groups of a cup by our planner and by the rule of evroon/bracket (each stage item on one court, one match after the other); ' +
        `${USUAL_CUPS} usual cups of 2 to 8 groups of 3 to 8 on 1 to 4 courts against the lower bounds, on the grid and with any beginnings; and how long the search ` +
        `takes in Chromium slowed down ${SLOW_DOWN} times, warm, the median of ${TURNS}. A page that looked step by step would ` +
        'stand still for the longest step; ours asks a worker.',
      tables: [{ rows: contests }, { rows: [usual] }, { rows: [ofSixtyFour, ofLargest] }],
      promises: [
        {
          promise: 'in 95 of 100 usual cups no plan on the grid can be shorter',
          measured: `${round(100 * share, 1)} of 100`,
          isMet: share >= 0.95,
        },
        {
          promise: `64 teams on 4 courts are planned in ${PROMISED_MILLISECONDS} ms on a slow phone`,
          measured: `${milliseconds} ms`,
          isMet: milliseconds <= PROMISED_MILLISECONDS,
        },
        {
          promise: `while the largest cup is planned the page answers within ${LONGEST_STANDSTILL} ms`,
          measured: `${standstill} ms`,
          isMet: standstill <= LONGEST_STANDSTILL,
        },
      ],
    };
  } finally {
    await browser.close();
  }
}
