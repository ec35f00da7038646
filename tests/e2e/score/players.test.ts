import { MATCH_RULE_PRESETS } from '@futsal-cup/domain/cup/match-rules';
import type { Player } from '@futsal-cup/domain/cup/records';
import { buildGroup, buildStage, buildTeam, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { buildLink, enter, readLog } from '../../support/builders/builders-scoring';
import { entry, kickOff, phase, shown } from '../../support/builders/entries';
import { call } from '../../support/call-api';
import { expectAccessible } from '../support/accessibility';
import { keepScreenshot } from '../support/screenshot';
import { expect, test, type ScorerPage } from '../support/scorer-test';

const NAMES =
  'Anna Keller,Beatrice Baumgartner,Carla Frei,Dora Meier,Eva Brunner,Flora Zimmermann,Gina Huber,Hanna Steiner,Ines Graf,Julia Schneider-Hofmann,Kim Moser,Lea Fischer,Mia Weber,Nora Suter';

type NewPlayer = Omit<Player, 'playerId'>;

/** Builds a squad with the numbers 2 to 15, the captain in the middle. */
function buildSquad(): NewPlayer[] {
  return NAMES.split(',').map((name, index) => ({
    name,
    number: index + 2,
    ...(index === 6 && { isCaptain: true as const }),
  }));
}

/** Builds two matches of Lions, who have these players, against Bears, in a cup that suspends for a second yellow and a red. */
async function buildMatches(players: readonly NewPlayer[]) {
  const { tournamentId } = await buildTournament({
    matchRules: MATCH_RULE_PRESETS.futsal,
    playerRules: { ties: 'shared', suspensions: { secondYellow: 1, red: 1, cautions: 2 } },
  });
  const { teamId } = await buildTeam({ tournamentId, name: 'Lions' });
  await call('updateTeam', { tournamentId, teamId, name: 'Lions', players: [...players] });
  const bears = await buildTeam({ tournamentId, name: 'Bears', players: ['Dora', 'Eva'] });
  const teams = [teamId, bears.teamId];
  const group = await buildGroup({ stage: await buildStage({ tournamentId }), teams });
  const sides = { localTeamId: teamId, visitorTeamId: bears.teamId };
  const first = await buildGroupMatch({ group, ...sides, time: '18:30' });
  const second = await buildGroupMatch({ group, ...sides, time: '19:30' });
  const linkTo = async (matchId: string) =>
    (await buildLink({ tournamentId, scope: { kind: 'match', matchId } })).key;
  return { first, second, linkTo };
}

/** Shows a player of Lions a red card in a match, and ends it. */
async function sendOff(match: Awaited<ReturnType<typeof buildMatches>>['first'], number: number) {
  const { tournament } = await call('getTeamsByTournament', { tournamentId: match.tournamentId });
  const players = tournament.Teams.flatMap(({ Players }) => Players);
  const playerId = players.find((player) => player.number === number)?.playerId ?? '';
  const begun = kickOff();
  const card = { kind: 'card', side: 'local', half: 'first-half', colour: 'red', playerId } as const;
  await enter(match, [begun, entry(card), phase('finished', begun.entryId, shown([0, 0]))]);
}

/** The shirt numbers whose keys are whole in the window and at least as large as a thumb. */
function keysInWindow({ page }: ScorerPage): Promise<string[]> {
  return page.getByRole('dialog').evaluate((dialog) =>
    [...dialog.querySelectorAll('li[data-has-number="true"] button')]
      .filter((key) => {
        const { top, bottom, left, right, width, height } = key.getBoundingClientRect();
        const isInside = top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth;
        return isInside && width >= 44 && height >= 44;
      })
      .map((key) => key.querySelector('strong')?.textContent ?? ''),
  );
}

test('a goal with its scorer takes two taps: all 14 numbers of a squad are on the screen', async ({
  scorer,
  page,
}) => {
  const { first, linkTo } = await buildMatches(buildSquad().reverse());
  await scorer.open(await linkTo(first.matchId));
  await scorer.start();
  let taps = 0;
  const tap = async (name: string) => {
    taps += 1;
    await scorer.tap(name);
  };
  await tap('Goal for Lions');
  await expect(page.getByRole('dialog', { name: 'Who scored for Lions?' })).toBeVisible();
  expect(await keysInWindow(scorer)).toEqual(buildSquad().map(({ number }) => String(number)));
  const scroll = await page
    .getByRole('dialog')
    .evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight);
  expect(scroll).toBe(0);
  await expectAccessible(page);
  await keepScreenshot(page, 'score-numbers');
  await tap('8 Gina Huber Captain');
  expect(taps).toBe(2);
  await scorer.expectScore(1, 0);
  await expect(page.getByText('8 Gina Huber', { exact: true })).toBeVisible();
  await expect
    .poll(async () => (await readLog(first)).entries.at(-1))
    .toMatchObject({ kind: 'goal', side: 'local', playerId: expect.any(String) });
});

test('a player who is suspended is named before the kick-off, without a network too, and may be chosen', async ({
  scorer,
  page,
  context,
  allowErrors,
}) => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const { first, second, linkTo } = await buildMatches(buildSquad());
  await sendOff(first, 7);
  await scorer.open(await linkTo(second.matchId));
  const named = page.getByText('Lions · Suspended: 7 Flora Zimmermann – red card');
  await expect(named).toBeVisible();
  await expect(scorer.button('Start match')).toBeInViewport({ ratio: 1 });
  await keepScreenshot(page, 'score-suspended');
  await scorer.expectKept();
  await context.setOffline(true);
  await page.reload();
  await expect(named).toBeVisible();
  await scorer.start();
  await expect(named).toHaveCount(0);
  await scorer.tap('Goal for Lions');
  const keys = page.getByRole('dialog').locator('li button');
  await expect(keys.last()).toHaveText(/7\s*Flora Zimmermann\s*Suspended: red card/);
  await keepScreenshot(page, 'score-suspended-sheet');
  await keys.last().tap();
  await expect(page.getByText('7 Flora Zimmermann', { exact: true })).toBeVisible();
});

test('a second yellow says what it means before it is tapped', async ({ scorer, page }) => {
  const { first, linkTo } = await buildMatches(buildSquad());
  await scorer.open(await linkTo(first.matchId));
  await scorer.start();
  const showYellow = async () => {
    await scorer.tap('Card for Lions');
    await scorer.tap('Yellow');
  };
  await showYellow();
  await scorer.tap('5 Dora Meier');
  await scorer.waitASecond();
  await showYellow();
  const means = page.getByText(
    '5 Dora Meier: a second yellow means sent off and suspended for the next match',
  );
  await expect(page.getByRole('dialog').filter({ has: means })).toBeVisible();
  await expectAccessible(page);
  await keepScreenshot(page, 'score-second-yellow');
  await scorer.tap('5 Dora Meier has a yellow');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(means).toBeVisible();
  await expect(page.getByText(/^Players 4 – 5/)).toBeVisible();
});

test('a squad of 40 scrolls to its last number', { tag: '@long' }, async ({ scorer }) => {
  const players = Array.from({ length: 40 }, (_, index) => ({ name: `Player ${index}`, number: index + 1 }));
  const { first, linkTo } = await buildMatches(players);
  await scorer.open(await linkTo(first.matchId));
  await scorer.start();
  await scorer.goal('Lions');
  await scorer.tap('Who scored?');
  await keepScreenshot(scorer.page, 'score-40');
  await scorer.tap('40 Player 39');
  await expect(scorer.page.getByText('40 Player 39', { exact: true })).toBeVisible();
});
