import type { Route } from '@playwright/test';
import { readLog } from '../../support/builders/builders-scoring';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { expectAccessible } from '../support/accessibility';
import { keepScreenshot } from '../support/screenshot';
import { expect, ScorerPage, test } from '../support/scorer-test';

test.describe('a scorer without a network', () => {
  test('loads the page again, scores a half, loses the tab and goes on: all of it arrives, in order, once', async ({
    scorer,
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const { match, link } = await buildScoredMatch();
    await scorer.open(link.key);
    await scorer.expectKept();
    await context.setOffline(true);
    await scorer.start();
    await expect(page.getByText('No network.', { exact: false })).toBeVisible();
    await page.reload();
    await scorer.goal('Lions');
    await scorer.goal('Bears');
    await scorer.tap('Foul 0 Bears');
    await scorer.tap('End first half');
    await expect(page.getByText('5 waiting')).toBeVisible();
    // Chromium does not tell a page that it is offline if the page loads while the tools are offline. The page learns it from failed calls.
    await expect(page.getByText('Everything is kept', { exact: false })).toBeVisible();
    await page.goto('chrome://crash').catch(() => undefined);
    await page.close();

    const next = new ScorerPage(await context.newPage());
    await next.page.goto(`/score?match=${match.matchId}`);
    await next.expectScore(1, 1);
    await next.tap('Start second half');
    await next.goal('Lions');
    await expect(next.page.getByText('7 waiting')).toBeVisible();
    await context.setOffline(false);
    await next.expectAllSent();
    await next.expectScore(2, 1);
    const { entries } = await readLog(match);
    const goals = entries.flatMap((entry) => (entry.kind === 'goal' ? [entry.side] : []));
    expect(entries.map(({ kind }) => kind)).toEqual([
      'phase',
      'goal',
      'goal',
      'foul',
      'phase',
      'phase',
      'goal',
    ]);
    expect(goals).toEqual(['local', 'visitor', 'local']);
  });

  test('opens a match whose code only the device has got, and no page yet', async ({
    scorer,
    page,
    context,
    allowErrors,
  }) => {
    allowErrors(
      /ERR_INTERNET_DISCONNECTED|ERR_FAILED|error occurred when fetching the script|imported module/,
    );
    const { link } = await buildScoredMatch();
    const lose = async (route: Route) => route.abort();
    // Without the worker the page asks the network alone for the code, which here does not come.
    await context.route('**/score-sw.js', lose);
    await page.route('**/match-screen-*.js', lose);
    await page.goto(`/score#k=${link.key}`);
    await page.getByLabel('Your name').fill('Rita');
    await scorer.tap('Start');
    await expect(page.getByText('could not be loaded', { exact: false })).toBeVisible();
    await keepScreenshot(page, 'score-code-missing');
    await expectAccessible(page);
    await context.unrouteAll();
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/score-sw.js', { scope: '/score' });
      await navigator.serviceWorker.ready;
    });
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await scorer.tap('Try again');
    await expect(scorer.button('Swap the sides')).toBeVisible();
  });
});
