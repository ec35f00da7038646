import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { buildGroup, buildStage, buildTeams } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { call } from '../../support/call-api';
import { expect, test } from '../support/admin-test';
import { logIn } from '../support/log-in';

/** Builds a group of three that is to meet once, of which one pair is missing, and a final of its first two. */
async function buildSeason(tournamentId: string) {
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Foxes']);
  const [lions, bears, foxes] = teams;
  const stage = await buildStage({ tournamentId, name: 'Groups' });
  const group = await buildGroup({ stage, name: 'Group A', teams });
  await call('setRounds', { groupId: group.groupId, rounds: 1 });
  const played = await buildGroupMatch({ group, localTeamId: lions, visitorTeamId: bears });
  await enterScore(played, [1, 0]);
  await enterScore(await buildGroupMatch({ group, localTeamId: lions, visitorTeamId: foxes }), [2, 0]);
  const last = await buildStage({ tournamentId, name: 'Final', type: 'knockout' });
  const places = { localTeamPlaceholder: '1st Group A', visitorTeamPlaceholder: '2nd Group A' };
  const final = await buildUnknownTeamsMatch({ stage: last, ...places });
  return { played, final, foxes };
}

test.describe('the page Today', () => {
  test('lists the missing pair, and completes the group all the same', async ({ page, cup }) => {
    await buildSeason(cup.tournamentId);
    await page.goto('/admin/today');
    await expect(page.getByText(/have still to meet.*Bears – Foxes/)).toBeVisible();
    await inspect(page, 'today');
    await button(page, 'Complete all the same').click();
    await expect(successBanner(page).getByText('The group is complete')).toBeVisible();
    await expect(page.getByText('Nothing waits for you.')).toBeVisible();
  });
});

test.describe('a team that withdraws', () => {
  test('is marked, and comes back in one press', async ({ page, cup }) => {
    await buildSeason(cup.tournamentId);
    await page.goto('/admin/teams');
    await button(page, 'show teams').click();
    await page.getByRole('button', { name: /^Foxes/ }).click();
    await button(page, 'Withdraw team').click();
    await modal(page)
      .getByRole('radio', { name: /^Is annulled/ })
      .check();
    await expect(modal(page).getByText('Annulled: team withdrew')).toBeVisible();
    await inspect(page, 'withdraw-modal');
    await button(modal(page), 'Withdraw team').click();
    await expect(page.getByRole('button', { name: /^Foxes \(withdrawn\)/ })).toBeVisible();
    await inspect(page, 'withdrawn-team');
    await button(page, 'Take back the withdrawal').click();
    await expect(page.getByRole('button', { name: /^Foxes \(withdrawn\)/ })).toBeHidden();
  });
});

test.describe('a match that is awarded', () => {
  test('says so, and keeps its score on record', async ({ page, cup }) => {
    await buildSeason(cup.tournamentId);
    await page.goto('/admin/fixture#matches');
    await page.getByRole('button', { name: 'Groups', exact: true }).click();
    await page.getByRole('button', { name: /^Edit .*Lions.*Bears/ }).click();
    await button(modal(page), 'Award the match').click();
    const award = page.getByRole('dialog').filter({ hasText: 'Who forfeits?' });
    await award.getByRole('radio', { name: /^Lions/ }).check();
    await inspect(page, 'award-modal');
    await button(award.last(), 'Save').click();
    await expect(successBanner(page).getByText('The award has been saved')).toBeVisible();
    await expect(page.getByText('Awarded', { exact: true })).toBeVisible();
  });

  test(
    'is chosen above the form of the match after a login too, where the session ended meanwhile',
    { tag: '@long' },
    async ({ page, context, cup, allowErrors }) => {
      allowErrors(/401/);
      await buildSeason(cup.tournamentId);
      await page.goto('/admin/fixture#matches');
      await page.getByRole('button', { name: 'Groups', exact: true }).click();
      await page.getByRole('button', { name: /^Edit .*Lions.*Bears/ }).click();
      await button(modal(page), 'Award the match').click();
      const both = page.getByRole('radio', { name: /^Both/ });
      await both.check();
      const otherTab = await context.newPage();
      await otherTab.goto('/admin');
      await button(otherTab, 'Log out').click();
      await otherTab.close();
      await button(modal(page), 'Save').click();
      await page.waitForURL('**/login');
      await logIn(page);
      await page.waitForURL('**/admin/fixture');
      await expect(both).toBeChecked();
      await inspect(page, 'award-modal-after-login');
      await button(modal(page), 'Save').click();
      await expect(successBanner(page).getByText('The award has been saved')).toBeVisible();
    },
  );
});
