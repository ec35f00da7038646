import { DEFAULT_MATCH_RULES } from '@futsal-cup/domain/cup/match-rules';
import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, buildKnownTeamsMatch, readMatch } from '../../support/builders/builders-matches';
import { buildLink, readLog } from '../../support/builders/builders-scoring';
import { call } from '../../support/call-api';
import { keepScreenshot } from '../support/screenshot';
import { expect, test } from '../support/scorer-test';

/** One half of ten minutes without a limit of fouls; the final has two of twelve, extra time, time-outs and a limit. */
const OF_CUP = { ...DEFAULT_MATCH_RULES, minutesPerHalf: 10, foulLimit: 0, forfeitGoals: 3 };
const OF_FINAL = {
  ...OF_CUP,
  halves: 2,
  minutesPerHalf: 12,
  extraTimeMinutes: 5,
  foulLimit: 1,
  timeOuts: 1,
  forfeitGoals: 5,
} as const;

/** Builds a cup with a match of a group and a final of the same teams, and a link for both. */
async function buildCup() {
  const { tournamentId } = await buildTournament({ matchRules: OF_CUP });
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears']);
  const [localTeamId, visitorTeamId] = teams;
  const ofGroup = await buildStage({ tournamentId, name: 'Groups' });
  const groupMatch = await buildGroupMatch({ group: await buildGroup({ stage: ofGroup, teams }) });
  const stage = await buildStage({ tournamentId, name: 'Final', type: 'knockout' });
  const final = await buildKnownTeamsMatch({ stage, localTeamId, visitorTeamId, time: '20:30' });
  await call('changeStageRules', { stageId: stage.stageId, matchRules: OF_FINAL });
  return {
    groupMatch,
    final,
    link: await buildLink({ tournamentId, name: 'Table', scope: { kind: 'cup' } }),
  };
}

test('a match is scored by the rules of its stage, also without a network', async ({
  scorer,
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const { groupMatch, final, link } = await buildCup();
  const open = (name: RegExp) => page.getByRole('button', { name }).tap();
  await page.goto(`/score#k=${link.key}`);
  await page.getByLabel('Your name').fill('Rita');
  await scorer.tap('Start');
  await expect(page.getByText('Next match', { exact: true })).toBeVisible();
  await scorer.expectKept();
  await context.setOffline(true);

  await open(/Groups/);
  await scorer.start();
  await expect(scorer.button('End match')).toBeVisible();
  await expect(scorer.button('End first half')).toHaveCount(0);
  await expect(page.getByText('Time-out')).toHaveCount(0);
  for (const count of [0, 1]) {
    await scorer.tap(`Foul ${count} Lions`);
    await scorer.waitASecond();
  }
  await expect(page.getByText(/10 m kick|kick from ten metres/)).toHaveCount(0);
  await keepScreenshot(page, 'score-rules-of-cup');
  await scorer.tap('More');
  await scorer.tap('Forfeit');
  await expect(scorer.button('Lions wins 3–0')).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await scorer.tap('All matches');
  await open(/Final/);
  await scorer.start();
  await expect(page.getByText('First half', { exact: true })).toBeVisible();
  await scorer.tap('Foul 0 Lions');
  await expect(page.getByText('Next foul: 10 m kick')).toBeVisible();
  await scorer.waitASecond();
  await page.getByRole('button', { name: /^Foul 1 Lions/ }).tap();
  await expect(page.getByText('Over the foul limit: kick from ten metres for Bears')).toBeVisible();
  await page.getByRole('button', { name: 'Time-out 0/1 Lions' }).tap();
  await keepScreenshot(page, 'score-rules-of-final');
  await scorer.tap('More');
  await scorer.tap('Forfeit');
  await expect(scorer.button('Lions wins 5–0')).toBeVisible();
  await page.keyboard.press('Escape');
  await scorer.tap('End first half');
  await scorer.waitASecond();
  await scorer.tap('Start second half');
  await scorer.waitASecond();
  await scorer.tap('Start extra time');
  await keepScreenshot(page, 'score-rules-extra-time');
  await expect(page.getByText('Extra time, first half')).toBeVisible();

  await context.setOffline(false);
  await scorer.expectAllSent();
  expect(await readMatch(groupMatch)).toMatchObject({ state: 'live' });
  const { entries } = await readLog(final);
  expect(entries.at(-1)).toMatchObject({ kind: 'phase', to: 'extra-time-1' });
});
