import { readLog } from '../../support/builders/builders-scoring';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { expect, test, type ScorerPage } from '../support/scorer-test';

type ScoredMatch = Awaited<ReturnType<typeof buildScoredMatch>>;

async function kindsIn({ match }: ScoredMatch): Promise<string[]> {
  return (await readLog(match)).entries.map(({ kind }) => kind);
}

/** Enters a goal and leaves the page as soon as the goal is visible, while the page asks who scored. */
async function scoreAndLeave(scorer: ScorerPage, goal: string, [local, visitor]: readonly [number, number]) {
  await scorer.tap(goal);
  await scorer.expectScore(local, visitor);
  await scorer.page.goto('/match');
}

test.describe('what a scorer has tapped', () => {
  test(
    'arrives once, though the page is left while it asks who scored, with a server that answers and without',
    { tag: '@long' },
    async ({ scorer, page, allowErrors }) => {
      allowErrors(/ERR_FAILED|404/);
      const scored = await buildScoredMatch();
      await scorer.open(scored.link.key);
      await scorer.start();
      await scorer.expectAllSent();
      await scoreAndLeave(scorer, 'Goal for Lions', [1, 0]);
      await page.goto(`/score?match=${scored.match.matchId}`);
      await scorer.expectScore(1, 0);
      await expect.poll(() => kindsIn(scored)).toEqual(['phase', 'goal']);

      await page.route('**/api/score/entries', (route) => route.abort());
      await scoreAndLeave(scorer, 'Goal for Bears', [1, 1]);
      await page.goto(`/score?match=${scored.match.matchId}`);
      await scorer.expectScore(1, 1);
      await expect(page.getByText('1 waiting')).toBeVisible();
      await page.unroute('**/api/score/entries');
      await scorer.expectAllSent();
      await scorer.expectScore(1, 1);
      expect(await kindsIn(scored)).toEqual(['phase', 'goal', 'goal']);
    },
  );

  test(
    'arrives, though somebody clears the data of the site in mid-match',
    { tag: '@long' },
    async ({ scorer, page, context, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/);
      const scored = await buildScoredMatch();
      await scorer.open(scored.link.key);
      await scorer.start();
      await scorer.expectAllSent();
      await context.setOffline(true);
      await scorer.goal('Lions');
      await expect(page.getByText('1 waiting')).toBeVisible();
      const tools = await context.newCDPSession(page);
      await tools.send('Storage.clearDataForOrigin', {
        origin: new URL(page.url()).origin,
        storageTypes: 'all',
      });
      await scorer.tap('Foul 0 Bears');
      await expect(page.getByText('2 waiting')).toBeVisible();
      await scorer.expectScore(1, 0);
      await context.setOffline(false);
      await scorer.expectAllSent();
      expect(await kindsIn(scored)).toEqual(['phase', 'goal', 'foul']);
    },
  );
});
