import { buildDevice, callAsScorer, enter, readLog } from '../../support/builders/builders-scoring';
import { goal } from '../../support/builders/entries';
import { call, expectSuccess } from '../../support/call-api';
import { expectAccessible } from '../support/accessibility';
import { keepScreenshot } from '../support/screenshot';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { expect, test } from '../support/scorer-test';

const REVOKED = 'This link was taken back: ask the organisers.';

test.describe('a scorer', () => {
  test(
    'is told by the next tap that the link was revoked, and loses nothing',
    { tag: '@long' },
    async ({ scorer, page, context, allowErrors }) => {
      allowErrors(/403/);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const { match, link } = await buildScoredMatch();
      await scorer.open(link.key);
      await scorer.start();
      await scorer.expectAllSent();
      await call('revokeScorerLink', { linkId: link.link.linkId });
      await scorer.goal('Lions');
      await expect(page.getByText(REVOKED)).toBeVisible();
      await scorer.expectScore(1, 0);
      await expect(page.getByText('1 entry is not sent and is kept on this device.')).toBeVisible();
      await scorer.tap('Copy all as text');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(match.matchId);
      expect(copied).toContain('"kind":"goal"');

      await page.reload();
      await expect(page.getByText(REVOKED).first()).toBeVisible();
      await expect(page.getByText('1 entry is not sent and is kept on this device.')).toBeVisible();
    },
  );

  test(
    'goes on without a network, and all of it arrives in order',
    { tag: '@long' },
    async ({ scorer, page, context, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/);
      const { match, link } = await buildScoredMatch();
      await scorer.open(link.key);
      await scorer.start();
      await scorer.expectAllSent();
      await context.setOffline(true);
      await scorer.goal('Lions');
      await scorer.goal('Bears');
      await scorer.tap('End first half');
      await expect(page.getByText('3 waiting')).toBeVisible();
      await scorer.expectScore(1, 1);
      await context.setOffline(false);
      await scorer.expectAllSent();
      const { tournamentId, matchId } = match;
      const { log } = expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId }));
      expect(log.entries.map(({ kind }) => kind)).toEqual(['phase', 'goal', 'goal', 'phase']);
    },
  );

  test(
    'loses nothing when the page is loaded again before anything could be sent',
    { tag: '@long' },
    async ({ scorer, page, allowErrors }) => {
      allowErrors(/503/);
      const { match, link } = await buildScoredMatch();
      await scorer.open(link.key);
      await page.route('**/api/score/entries', (route) => route.fulfill({ status: 503, body: 'busy' }));
      await scorer.tap('Start match');
      await scorer.goal('Lions');
      await expect(page.getByText('2 waiting')).toBeVisible();
      await page.reload();
      await scorer.expectScore(1, 0);
      await expect(page.getByText('2 waiting')).toBeVisible();
      await page.unroute('**/api/score/entries');
      await scorer.expectAllSent();
      const { tournamentId, matchId } = match;
      const { log } = expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId }));
      expect(log.entries).toHaveLength(2);
    },
  );

  test('sees what another phone enters', { tag: '@long' }, async ({ scorer }) => {
    const { match, link } = await buildScoredMatch();
    await scorer.open(link.key);
    await scorer.start();
    await scorer.expectAllSent();
    const other = await buildDevice({ tournamentId: match.tournamentId });
    await enter(match, [goal('visitor')], other);
    await scorer.expectScore(0, 1);
  });

  test(
    'is told what the server refused, and decides',
    { tag: '@long' },
    async ({ scorer, page, allowErrors }) => {
      // The page requests the log from time to time, and the test aborts these requests.
      allowErrors(/ERR_FAILED/);
      const { match, link } = await buildScoredMatch();
      await scorer.open(link.key);
      await scorer.start();
      await scorer.expectAllSent();
      await page.route('**/api/score/log', (route) => route.abort());
      // Somebody else takes the match to its second half in the meantime.
      const other = await buildDevice({ tournamentId: match.tournamentId });
      const { tournamentId, matchId } = match;
      const { log } = expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId }));
      const ids = [crypto.randomUUID(), crypto.randomUUID()];
      const on = log.entries.at(-1)?.entryId ?? null;
      await enter(
        match,
        [
          { kind: 'phase', to: 'half-time', on, entryId: ids[0] ?? '', at: Date.now() },
          { kind: 'phase', to: 'second-half', on: ids[0] ?? '', entryId: ids[1] ?? '', at: Date.now() },
          goal('visitor'),
        ],
        other,
      );
      await scorer.tap('More');
      await scorer.tap('End match');
      await scorer.tap('End with 0–0');
      await expect(page.getByText('1 not taken')).toBeVisible();
      await expect(page.getByText(/Somebody else has taken the match further meanwhile/)).toBeVisible();
      // The match ends with the current score, which the button shows.
      await scorer.tap('End with 0–1');
      await scorer.expectAllSent();
      await expect(page.getByText('Finished', { exact: true })).toBeVisible();
      await scorer.expectScore(0, 1);
    },
  );

  test(
    'where the browser keeps nothing is told to leave the page open, and all of it arrives',
    { tag: '@long' },
    async ({ scorer, page, context, allowErrors }) => {
      allowErrors(/ERR_INTERNET_DISCONNECTED/);
      await page.addInitScript(() => {
        const forbid = () => {
          throw new DOMException('Not in a private window', 'SecurityError');
        };
        Object.defineProperty(window, 'indexedDB', { value: { open: forbid } });
        Object.assign(Storage.prototype, { getItem: forbid, setItem: forbid, removeItem: forbid });
      });
      const { match, link } = await buildScoredMatch();
      await scorer.open(link.key);
      await scorer.tap('Start match');
      const notice = page.getByRole('alert').filter({ hasText: 'This browser keeps nothing' });
      await expect(notice).toBeVisible();
      await context.setOffline(true);
      await scorer.goal('Lions');
      await scorer.expectScore(1, 0);
      await expectAccessible(page);
      await keepScreenshot(page, 'score-nothing-kept');
      await context.setOffline(false);
      await expect
        .poll(async () => (await readLog(match)).entries.map(({ kind }) => kind))
        .toEqual(['phase', 'goal']);
    },
  );

  test('without a link may paste one', { tag: '@long' }, async ({ page }) => {
    const { link } = await buildScoredMatch();
    await page.goto('/score');
    await page.getByLabel('Link').fill('no link at all');
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByText('This is not a link for scorers.')).toBeVisible();
    await page.getByLabel('Link').fill(`https://cup.example.test/score#k=${link.key}`);
    await page.getByRole('button', { name: 'Open' }).click();
    await expect(page.getByLabel('Your name')).toBeVisible();
  });
});
