import type { BlocksSettings } from '@futsal-cup/domain/plan/blocks/block-settings';
import type * as Planning from '@futsal-cup/domain/plan/blocks/find-blocks-plan';
import { buildPlannedCategory } from '@futsal-cup/domain/testing/random-days';
import { ROOT } from '@futsal-cup/tools/project';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { join } from 'node:path';
import { launchBrowser } from '../support/stack/launch-browser';
import type { Findings } from './report/findings';
import { median, round } from './report/statistics';

const PAGES = 12;
const SEARCHES_OF_A_PAGE = 12;
/** We take the processor of a cheap phone to be this many times slower than this machine. */
const SLOW_DOWN = 4;
const MOST_MILLISECONDS = 200;
/** On sixteen courts the first order of the matches ends at the bound; on twelve none does, so all orders are tried. */
const COURTS = [16, 12];
const ENTRY = 'packages/domain/src/plan/blocks/find-blocks-plan.ts';

declare global {
  interface Window {
    planning: typeof Planning;
    day: BlocksSettings;
  }
}

/** As many teams as a cup may have, in thirteen categories of a bracket after four groups each: 608 matches of one block. */
function buildLargestDay(courts: number): BlocksSettings {
  const sizes = Array.from({ length: 13 }, (_, category) => (category < 9 ? 20 : 19));
  return {
    categories: sizes.map((teams, category) =>
      buildPlannedCategory({
        categoryId: `category-${category}`,
        teams,
        format: { groups: 4, qualifiers: 2, playedTo: 4 },
      }),
    ),
    courts: Array.from({ length: courts }, (_, court) => `Court ${court + 1}`),
    blocks: [
      {
        ...{ date: '2027-06-19', from: '07:00', to: '23:00', minutesPerMatch: 10 },
        courts: [...Array.from({ length: courts }).keys()],
        categories: [...sizes.keys()],
      },
    ],
    ...{ minutesBetween: 2, leastRest: 10, pauseBeforeKnockout: 15 },
    apart: [['category-0-1', 'category-1-1']],
  };
}

async function bundleSearch(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(ROOT, ENTRY)],
    ...{ bundle: true, minify: true, write: false, format: 'iife', globalName: 'planning' },
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Measures the processor time of each search of a page that was just opened, in ms; the first has the time in which the code is read, too. While it
 * waits for other work of the machine, a page uses none.
 */
async function searchOnPage(browser: Browser, code: string, settings: BlocksSettings): Promise<number[]> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const readClock = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN) * 1_000;
    };
    await page.evaluate((day) => Object.assign(window, { day }), settings);
    const times: number[] = [];
    for (let search = 0; search < SEARCHES_OF_A_PAGE; search += 1) {
      const start = await readClock();
      const isFound = await page.evaluate(
        (text) => {
          if (text)
            document.head.append(Object.assign(document.createElement('script'), { textContent: text }));
          return window.planning.findBlocksPlan(window.day).plans !== null;
        },
        search === 0 && code,
      );
      if (!isFound) throw new Error('The day of the bench has no plan');
      times.push(((await readClock()) - start) * SLOW_DOWN);
    }
    return times;
  } finally {
    await context.close();
  }
}

async function measureDay(browser: Browser, code: string, courts: number) {
  const pages: number[][] = [];
  for (let page = 0; page < PAGES; page += 1)
    pages.push(await searchOnPage(browser, code, buildLargestDay(courts)));
  const first = pages.map(([search = 0]) => search);
  // A page has compiled what it needs after some searches.
  const later = pages.flatMap((searches) => searches.slice(SEARCHES_OF_A_PAGE / 2));
  return { courts, first: median(first), quickest: Math.min(...first), later: median(later) };
}

/**
 * Measures how long the plan of the largest cup with categories is searched for by the browser of a slow phone. The promise is about the first search
 * of a page, and of these about the quickest, which other work of the machine slowed down least.
 */
export async function benchCategories(): Promise<Findings> {
  const code = await bundleSearch();
  const browser = await launchBrowser();
  try {
    const days = [];
    for (const courts of COURTS) days.push(await measureDay(browser, code, courts));
    const longest = Math.max(...days.map(({ quickest }) => quickest));
    return {
      tables: [
        days.map(({ courts, first, quickest, later }) => ({
          courts,
          'first search of a page, ms': round(first),
          'the quickest of them, ms': round(quickest),
          'later searches, ms': round(later),
        })),
      ],
      promises: [
        {
          promise: `256 teams in 13 categories are planned in ${MOST_MILLISECONDS} ms, slowed down ${SLOW_DOWN} times`,
          measured: `${round(longest)} ms`,
          isMet: longest <= MOST_MILLISECONDS,
        },
      ],
    };
  } finally {
    await browser.close();
  }
}
