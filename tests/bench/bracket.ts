import { storeCup } from '@futsal-cup/tools/import-cup';
import { ROOT } from '@futsal-cup/tools/project';
import { build, type OutputFile } from 'esbuild';
import type { Browser } from '@playwright/test';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../support/stack/launch-browser';
import type { BenchContext } from './bench-context';
import { type Paint, type PaintOptions, SLOW_DOWN, timeToPaint } from './paint/bracket-paint';
import { buildBracketOf, LAST_LOCATION } from './cup-of';
import type { Section } from './report/section';
import { median, round } from './report/statistics';
import { serveSite, type Pages } from './stack/serve-site';

const SIZES = [8, 64, 128];
const TURNS = 7;
const DESKTOP = { width: 1440, height: 900 };

/** The page shows the site's own bracket and nothing else, so that it compares with the bare list. */
const BRACKET_ALONE = `
import { createRoot } from 'react-dom/client';
import { Bracket } from './shelf/bracket/bracket';
import { loadLayout } from './shelf/bracket/layouts';
import { readCup } from './shelf/cup/cup';
import { loadFirstTexts, takeTextsFrom } from './shelf/texts/language';
import { loadSiteTexts } from './site/texts/site-texts';
import './shelf/styles/tokens.css';
import './shelf/styles/base.css';

takeTextsFrom(loadSiteTexts);
await Promise.all([loadFirstTexts(), loadLayout()]);
const tournamentId = new URLSearchParams(location.search).get('tournament');
const response = await fetch('/api/tournaments/' + tournamentId);
const { data } = await response.json();
const bracket = <div id="bracket"><Bracket cup={readCup(data.tournament)} /></div>;
createRoot(document.getElementById('root')).render(bracket);
`;

const BUNDLING = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  outdir: '/',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const;

function contentOf(files: readonly OutputFile[], kind: '.js' | '.css'): string {
  return files
    .filter(({ path }) => path.endsWith(kind))
    .map(({ text }) => text)
    .join('');
}

function pageOf(name: string, files: readonly OutputFile[]): Pages {
  const style = `<link rel="stylesheet" href="/${name}.css">`;
  const script = `<script type="module" src="/${name}.js"></script>`;
  return {
    [`/${name}`]: `<!doctype html><title>${name}</title>${style}<div id="root"></div>${script}`,
    [`/${name}.css`]: contentOf(files, '.css'),
    [`/${name}.js`]: contentOf(files, '.js'),
  };
}

async function buildPages(): Promise<Pages> {
  const entry = fileURLToPath(new URL('./paint/bare-list.tsx', import.meta.url));
  const bare = await build({ ...BUNDLING, entryPoints: [entry] });
  const alone = await build({
    ...BUNDLING,
    stdin: { contents: BRACKET_ALONE, resolveDir: join(ROOT, 'web', 'src'), loader: 'tsx' },
  });
  return { ...pageOf('bare-list', bare.outputFiles), ...pageOf('bracket-alone', alone.outputFiles) };
}

/** Uses a new context each time, so that nothing is cached. */
async function measureOnce(browser: Browser, options: PaintOptions): Promise<Paint> {
  const context = await browser.newContext({ viewport: DESKTOP });
  try {
    return await timeToPaint(await context.newPage(), options);
  } finally {
    await context.close();
  }
}

interface Turn {
  readonly bare: Paint;
  readonly alone: Paint;
}

/** Measures one page right after the other, so that other work of the machine slows both down alike. */
async function measureInTurns(measurePage: (path: string) => Promise<Paint>): Promise<readonly Turn[]> {
  const turns: Turn[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    turns.push({ bare: await measurePage('/bare-list'), alone: await measurePage('/bracket-alone') });
  }
  return turns;
}

export async function benchBracket(context: BenchContext): Promise<Section> {
  const { api, firestore } = await context.stack();
  const site = await serveSite(api, await buildPages());
  const browser = await launchBrowser();
  const rows = [];
  try {
    for (const teams of SIZES) {
      const cup = buildBracketOf(teams);
      await storeCup(firestore.db, cup);
      const { tournamentId } = cup.tournament;
      const at = (path: string) => `${site.origin}${path}?tournament=${tournamentId}`;
      const turns = await measureInTurns((path) =>
        measureOnce(browser, { url: at(path), tournamentId, lastText: LAST_LOCATION }),
      );
      rows.push({
        teams,
        matches: cup.matches.length,
        'bare React list, ms': round(median(turns.map(({ bare }) => bare.first))),
        'our bracket, ms': round(median(turns.map(({ alone }) => alone.first))),
        'with all cards in view, ms': round(median(turns.map(({ alone }) => alone.cards))),
        'times the list': round(median(turns.map(({ bare, alone }) => alone.first / bare.first)), 2),
        'with the cards': round(median(turns.map(({ bare, alone }) => alone.cards / bare.first)), 2),
      });
    }
  } finally {
    await browser.close();
    await site.stop();
  }
  return {
    title: 'From data to a painted bracket',
    about:
      `In Chromium at 1440 px, slowed down ${SLOW_DOWN} times, from the arrival of the cup’s data to the frame that names the last ` +
      'match: a React list of one line a match, and our bracket on a page of its own, in turns. That frame has the rounds, the lines and the place of each match; the cards come into them in the ' +
      'frames after it, and the other time is when all that are in view are there. On the machine where the design was written brackets-viewer took 190 ms for 64 teams, ' +
      'a bare React list 102.',
    tables: [{ rows }],
    promises: [],
  };
}
