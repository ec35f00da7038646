import type { Page } from '@playwright/test';

/** We take the processor of a cheap phone to be this many times slower than this machine. */
export const SLOW_DOWN = 4;

const TIMEOUT = 30_000;

/** The times are in milliseconds from the arrival of the data. */
export interface Paint {
  /** The first frame that names the last match. */
  readonly first: number;
  /** The first frame in which every visible match has its card. A bare list has no cards that are drawn later. */
  readonly cards: number;
}

/**
 * Runs in the page before anything else and notes when these frames are painted. It waits for two frames, because the first
 * callback comes before its frame is painted. It names no function inside, because the compiler would give a name a helper that
 * the page does not have.
 */
function watchForPaint(lastText: string): void {
  new MutationObserver((_changes, observer) => {
    const bracket = document.querySelector('#bracket');
    if (!bracket?.textContent?.includes(lastText)) return;
    if (!document.documentElement.dataset['named']) {
      document.documentElement.dataset['named'] = 'true';
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('bracket-named')));
    }
    // Matches out of view are drawn after the others.
    if (bracket.querySelector('[data-drawn="soon"]') && !bracket.querySelector('[data-drawn="far"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('bracket-cards')));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Measures from the arrival of the cup's data, because the time of the network is not ours. */
function readPaint(path: string): Paint | null {
  const [named] = performance.getEntriesByName('bracket-named');
  const [cards] = performance.getEntriesByName('bracket-cards');
  const data = performance.getEntriesByType('resource').find(({ name }) => name.includes(path)) as
    PerformanceResourceTiming | undefined;
  if (!named || !cards || !data) return null;
  return { first: named.startTime - data.responseEnd, cards: cards.startTime - data.responseEnd };
}

export interface PaintOptions {
  readonly url: string;
  readonly tournamentId: string;
  /** `#bracket` contains this text once the whole bracket is there. */
  readonly lastText: string;
}

/** Measures the time from data to paint of a page that shows a bracket, on a slowed-down processor. */
export async function timeToPaint(page: Page, { url, tournamentId, lastText }: PaintOptions): Promise<Paint> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(watchForPaint, lastText);
  await page.goto(url);
  await page.waitForFunction(readPaint, `/api/tournaments/${tournamentId}`, { timeout: TIMEOUT });
  const paint = await page.evaluate(readPaint, `/api/tournaments/${tournamentId}`);
  if (!paint) throw new Error('The bracket was never painted.');
  return paint;
}
