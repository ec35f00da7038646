import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { readMatch } from '../../support/builders/builders-matches';
import { callAsScorer } from '../../support/builders/builders-scoring';
import { expectSuccess } from '../../support/call-api';
import { buildScoredMatch } from '../../support/builders/build-scored-match';
import { expect, test, type ScorerPage } from '../support/scorer-test';

async function kick(scorer: ScorerPage, team: string, how: 'in' | 'missed'): Promise<void> {
  await scorer.tap(`Kick of ${team}: ${how}`);
  await scorer.waitASecond();
}

/** Reads the minutes and seconds of the clock on the screen, and returns them in seconds. */
async function shownSeconds({ page }: ScorerPage): Promise<number> {
  const clock = page.getByRole('button', { name: /Correct the clock$/ });
  const [minutes = 0, seconds = 0] = ((await clock.textContent()) ?? '').split(':').map(Number);
  return minutes * 60 + seconds;
}

test(
  'a knockout match goes from its kick-off over extra time to the shoot-out',
  { tag: '@long' },
  async ({ scorer, page }) => {
    const rules = { ...MATCH_RULE_PRESETS.futsal, shootOutKicks: 2 };
    const { match, link } = await buildScoredMatch({ rules, isKnockout: true });
    await scorer.open(link.key);
    await scorer.tap('Start match');
    await scorer.goal('Lions');
    await scorer.tap('End first half');
    await scorer.waitASecond();
    await scorer.tap('Start second half');
    await scorer.goal('Bears');
    await scorer.waitASecond();
    await scorer.tap('Start extra time');
    await scorer.waitASecond();
    await scorer.tap('End first half of extra time');
    await scorer.waitASecond();
    await scorer.tap('Start second half of extra time');
    await scorer.waitASecond();
    await scorer.tap('Penalty shoot-out');
    await kick(scorer, 'Lions', 'in');
    await expect(scorer.button('End match')).toBeEnabled();
    await kick(scorer, 'Bears', 'missed');
    await kick(scorer, 'Lions', 'in');
    await expect(page.getByText('Penalties 2–0')).toBeVisible();
    await scorer.tap('End match');
    await expect(page.getByRole('dialog', { name: 'End the match?' })).toContainText('1–1');
    await scorer.tap('End with 1–1');
    await expect(page.getByText('Finished', { exact: true })).toBeVisible();
    await scorer.expectAllSent();
    expect(await readMatch(match)).toMatchObject({
      state: 'finished',
      localTeamScore: 1,
      visitorTeamScore: 1,
      localTeamPenaltyScore: 2,
      visitorTeamPenaltyScore: 0,
    });

    await scorer.tap('Undo end of the match');
    // Already before the undo the page said that all was sent, so the test polls the server instead.
    await expect.poll(() => readMatch(match)).toMatchObject({ state: 'live', localTeamScore: null });
  },
);

/** Reads from the log when the match was kicked off. */
async function kickOffOf({ tournamentId, matchId }: MatchView): Promise<number> {
  const { log } = expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId }));
  return log.entries[0]?.at ?? NaN;
}

/** Checks that the clock shows the time that has passed since `begun`, to the second, however long it takes to read the clock. */
async function expectClockSince(scorer: ScorerPage, begun: number): Promise<void> {
  const least = (Date.now() - begun) / 1_000;
  const shown = await shownSeconds(scorer);
  const most = (Date.now() - begun) / 1_000;
  expect(shown).toBeGreaterThanOrEqual(Math.floor(least) - 1);
  expect(shown).toBeLessThanOrEqual(Math.ceil(most));
}

test(
  'a clock that was stopped by mistake is right again within a second',
  { tag: '@long' },
  async ({ scorer, page }) => {
    const { match, link } = await buildScoredMatch();
    await scorer.open(link.key);
    await scorer.start();
    await scorer.expectAllSent();
    await scorer.waitASecond();
    await scorer.tap('Stop clock');
    await expect(scorer.button('Undo stop of the clock, 1st minute')).toBeVisible();
    const stopped = await shownSeconds(scorer);
    await page.waitForTimeout(3_000);
    expect(await shownSeconds(scorer)).toBe(stopped);
    await scorer.tap('Undo stop of the clock, 1st minute');
    await expect(scorer.button('Stop clock')).toBeVisible();
    await expectClockSince(scorer, await kickOffOf(match));
  },
);

test('the sixth foul of a half says what it means', { tag: '@long' }, async ({ scorer, page }) => {
  const { link } = await buildScoredMatch();
  await scorer.open(link.key);
  await scorer.tap('Start match');
  for (let fouls = 0; fouls < 6; fouls += 1) {
    await page.getByRole('button', { name: new RegExp(`^Foul ${fouls} Bears`) }).tap();
    await scorer.waitASecond();
    if (fouls === 4) await expect(page.getByText('Next foul: 10 m kick')).toBeVisible();
  }
  await expect(page.getByText('Over the foul limit: kick from ten metres for Lions')).toBeVisible();
});
