import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { Request } from '@playwright/test';
import { readLog } from '../../support/builders/builders-scoring';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { expect, ScorerPage, test } from '../support/scorer-test';

function entriesOf(request: Request): string[] {
  const { entries } = request.postDataJSON() as { entries: readonly EntryInput[] };
  return entries.map(({ entryId }) => entryId);
}

test.describe('two tabs of a device', () => {
  test(
    'score one match without a network: each shows what the other has, and every entry is sent once',
    { tag: '@long' },
    async ({ scorer, page, context, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/);
      const { match, link } = await buildScoredMatch();
      await scorer.open(link.key);
      await scorer.start();
      await scorer.expectAllSent();
      const other = new ScorerPage(await context.newPage());
      await other.page.goto(`/score?match=${match.matchId}`);
      await other.expectScore(0, 0);

      await context.setOffline(true);
      await scorer.goal('Lions');
      await other.expectScore(1, 0);
      await other.goal('Bears');
      await scorer.expectScore(1, 1);
      await scorer.tap('Foul 0 Lions');
      await other.tap('End first half');
      for (const tab of [scorer, other]) await expect(tab.page.getByText('4 waiting')).toBeVisible();

      const sent: string[] = [];
      context.on('requestfinished', (request) => {
        if (request.url().endsWith('/score/entries')) sent.push(...entriesOf(request));
      });
      await context.setOffline(false);
      for (const tab of [scorer, other]) await tab.expectAllSent();
      const { entries } = await readLog(match);
      expect(entries.map(({ kind }) => kind)).toEqual(['phase', 'goal', 'goal', 'foul', 'phase']);
      expect(sent).toEqual(entries.slice(1).map(({ entryId }) => entryId));

      // The sending tab is closed, so the other tab goes on alone.
      await page.close();
      await other.waitASecond();
      await other.tap('Start second half');
      await other.goal('Bears');
      await expect.poll(async () => (await readLog(match)).entries.length).toBe(7);
    },
  );
});
