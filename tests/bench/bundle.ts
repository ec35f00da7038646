import { storeCup } from '@futsal-cup/tools/import-cup';
import type { BenchContext } from './bench-context';
import { MAX_CSS_BYTES, MAX_JAVASCRIPT_BYTES, measureFirstView, type FirstView } from '../budgets/first-view';
import { launchBrowser } from '../support/stack/launch-browser';
import { buildCupOf } from './cup-of';
import type { Findings } from './report/findings';
import { round } from './report/statistics';
import { serveSite } from './stack/serve-site';

const PATHS = ['/', '/home', '/matches', '/teams', '/contact', '/blog', '/single', '/login', '/register'];
/** The budget is for the pages that visitors come for. */
const BUDGETED = new Set(['/', '/home', '/matches', '/teams']);

async function measureAll(context: BenchContext): Promise<FirstView[]> {
  const { api, firestore } = await context.stack();
  const cup = buildCupOf(16);
  await storeCup(firestore.db, cup);
  const site = await serveSite(api);
  const browser = await launchBrowser();
  try {
    const views: FirstView[] = [];
    for (const path of PATHS) {
      const search = path === '/' ? '' : `?tournament=${cup.tournament.tournamentId}`;
      views.push({ ...(await measureFirstView(browser, site.origin, `${path}${search}`)), path });
    }
    return views;
  } finally {
    await browser.close();
    await site.stop();
  }
}

function row({ path, javascript, css, fonts, html, requests, foreign }: FirstView) {
  return {
    page: path,
    'JavaScript, kB': round(javascript / 1_000, 1),
    'CSS, kB': round(css / 1_000, 1),
    'fonts, kB': round(fonts / 1_000, 1),
    'HTML, kB': round(html / 1_000, 1),
    requests,
    'to other origins': foreign.length,
  };
}

function largest(views: readonly FirstView[], part: 'javascript' | 'css'): number {
  return Math.max(...views.filter(({ path }) => BUDGETED.has(path)).map((view) => view[part]));
}

/** Measures everything that Chromium with an empty cache asks for until the page is quiet, at 360 px, gzipped (fonts as they are). */
export async function benchBundle(context: BenchContext): Promise<Findings> {
  const views = await measureAll(context);
  const [javascript, css] = [largest(views, 'javascript'), largest(views, 'css')];
  const foreign = views.flatMap((view) => view.foreign);
  return {
    tables: [views.map(row)],
    promises: [
      {
        promise: `first view: at most ${MAX_JAVASCRIPT_BYTES / 1_000} kB JavaScript on main, home, matches and teams`,
        measured: `${round(javascript / 1_000, 1)} kB`,
        isMet: javascript <= MAX_JAVASCRIPT_BYTES,
      },
      {
        promise: `first view: at most ${MAX_CSS_BYTES / 1_000} kB CSS`,
        measured: `${round(css / 1_000, 1)} kB`,
        isMet: css <= MAX_CSS_BYTES,
      },
      {
        promise: 'no request outside the origin',
        measured: `${foreign.length}`,
        isMet: foreign.length === 0,
      },
    ],
  };
}
