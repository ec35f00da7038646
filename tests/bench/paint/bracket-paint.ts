import type { Page } from '@playwright/test';

/** How much slower than this machine the processor of a cheap phone is taken to be. */
export const SLOW_DOWN = 4;

const TIMEOUT = 30_000;

interface Paint {
  readonly milliseconds: number;
}

/**
 * Runs in the page before anything else: notes when the first frame is painted that has the text of the last match. Two frames
 * are waited for, because the first callback comes before its frame is painted. It names no function inside, because the
 * compiler would give a name a helper that the page does not have.
 */
function watchForPaint(lastText: string): void {
  new MutationObserver((_changes, observer) => {
    if (!document.querySelector('#bracket')?.textContent?.includes(lastText)) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('bracket-painted')));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** From the moment when the cup's data has arrived; what the network takes is not ours. */
function readPaint(path: string): Paint | null {
  const [painted] = performance.getEntriesByName('bracket-painted');
  const data = performance.getEntriesByType('resource').find(({ name }) => name.includes(path)) as
    PerformanceResourceTiming | undefined;
  return painted && data ? { milliseconds: painted.startTime - data.responseEnd } : null;
}

export interface PaintOptions {
  readonly url: string;
  readonly tournamentId: string;
  /** Stands in `#bracket` once the whole bracket is there. */
  readonly lastText: string;
}

/** The time from data to paint of a page that shows a bracket, on a slowed-down processor. */
export async function timeToPaint(
  page: Page,
  { url, tournamentId, lastText }: PaintOptions,
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_DOWN });
  await page.addInitScript(watchForPaint, lastText);
  await page.goto(url);
  await page.waitForFunction(readPaint, `/api/tournaments/${tournamentId}`, { timeout: TIMEOUT });
  const paint = await page.evaluate(readPaint, `/api/tournaments/${tournamentId}`);
  if (!paint) throw new Error('The bracket was never painted.');
  return paint.milliseconds;
}
