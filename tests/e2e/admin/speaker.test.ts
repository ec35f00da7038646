import { expect, test } from '../support/admin-test';
import { inspect } from '../support/admin-screen';
import { buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import {
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  enterScore,
} from '../../support/builders/builders-matches';
import { buildLink, enter } from '../../support/builders/builders-scoring';
import { goal, kickOff } from '../../support/builders/entries';
import { call } from '../../support/call-api';

/** Builds two semi-finals of today, of which one is being played, and the final. */
async function buildDay(tournamentId: string) {
  const [lions, bears, foxes, wolves] = await buildTeams(tournamentId, ['Lions', 'Bears', 'Foxes', 'Wolves']);
  const stage = await buildStage({ tournamentId, name: 'Semi-finals', type: 'knockout' });
  const last = await buildStage({ tournamentId, name: 'Final', type: 'knockout' });
  const [date = '', clock = ''] = new Date().toISOString().split('T');
  const at = (location: string, time = clock.slice(0, 5)) => ({ date, time, location });
  const first = await buildKnownTeamsMatch({
    stage,
    localTeamId: lions,
    visitorTeamId: bears,
    ...at('Court 1'),
  });
  const second = await buildKnownTeamsMatch({
    stage,
    localTeamId: foxes,
    visitorTeamId: wolves,
    ...at('Court 2'),
  });
  const places = { localTeamPlaceholder: 'Winner match 1', visitorTeamPlaceholder: 'Winner match 2' };
  await buildUnknownTeamsMatch({ stage: last, ...places, ...at('Court 1', '23:59') });
  return { first, second };
}

test.describe('the person with the microphone', () => {
  test.use({
    cup: async ({}, provide) =>
      provide(await buildTournament({ timeZone: 'UTC', date: new Date().toISOString().slice(0, 10) })),
  });

  test('reads what happens, without loading the page again, and what was corrected', async ({
    page,
    cup,
  }) => {
    const { first, second } = await buildDay(cup.tournamentId);
    await enter(second, [kickOff()]);
    await page.goto('/admin/speaker');
    await expect(page.getByText('Foxes 0, Wolves 0')).toBeVisible();
    await enter(second, [goal()]);
    await expect(page.getByText('Foxes 1, Wolves 0')).toBeVisible();
    const scored = await enterScore(first, [3, 1]);
    const result = page.getByRole('checkbox', { name: 'Semi-finals: Lions 3, Bears 1.' });
    await result.click();
    await expect(
      page.getByText(/^Lions go on to “Final”: 3–1 against Bears\. Their next match: 23:59/),
    ).toBeVisible();
    await inspect(page, 'speaker');
    await enterScore(scored, [1, 2]);
    await expect(page.getByText('Correction: Semi-finals: Lions 1, Bears 2.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Correction: Semi-finals: Lions 1, Bears 2.')).toBeVisible();
  });

  test('says how old its sentences are while there is no network', async ({
    page,
    context,
    cup,
    allowErrors,
  }) => {
    allowErrors(/net::ERR|Failed to fetch/);
    await buildDay(cup.tournamentId);
    await page.goto('/admin/speaker');
    await expect(page.getByText(/^Next on Court 1/)).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(/^last updated \d\d:\d\d/)).toBeVisible({ timeout: 60_000 });
    await context.setOffline(false);
    await expect(page.getByText(/^last updated/)).toBeHidden({ timeout: 60_000 });
  });
});

test.describe('a day with matches', () => {
  test.use({
    cup: async ({}, provide) =>
      provide(await buildTournament({ timeZone: 'UTC', date: new Date().toISOString().slice(0, 10) })),
    chosenCup: null,
  });

  test('begins with Today, which names the link that nobody has opened', async ({ page, cup }) => {
    await buildDay(cup.tournamentId);
    await buildLink({ tournamentId: cup.tournamentId, name: 'Table 1' });
    await page.goto('/admin');
    await page.getByRole('link', { name: `Today: ${cup.name}` }).click();
    await expect(page.getByText(/Nobody has opened the link “Table 1”/)).toBeVisible();
    // The other match of the court may be under way: nobody keeps its log.
    await expect(page.getByText(/^Court 1, 23:59: /)).toBeVisible();
    await inspect(page, 'today-of-play');
    await page.goBack();
    await expect(page.getByRole('button', { name: new RegExp(cup.name) })).toBeVisible();
    await call('archiveTournament', { tournamentId: cup.tournamentId, isArchived: true });
  });
});
