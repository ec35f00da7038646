import { buildGroup, buildStage, readView } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';
import { expectNoSideScroll } from '../support/public-pages';

test('the rules of a cup are changed, with the places that change, and undone; points are deducted', async ({
  page,
  cup,
}) => {
  const { tournamentId } = cup;
  const group = await buildGroup({ tournamentId, name: 'Group A', teams: 4 });
  const [a, b, c, d] = group.Teams.map(({ teamId }) => teamId);
  const results = [
    [a, b, 1, 0],
    [a, c, 1, 0],
    [a, d, 0, 1],
    [b, c, 5, 0],
    [b, d, 5, 0],
    [c, d, 0, 0],
  ] as const;
  for (const [local, visitor, ...goals] of results) {
    const teams = { localTeamId: local ?? '', visitorTeamId: visitor ?? '' };
    await enterScore(await buildGroupMatch({ group, ...teams }), goals);
  }
  const final = await buildStage({ tournamentId, name: 'Final', type: 'knockout' });
  const first = { localTeamPlaceholder: '1st Group A', visitorTeamPlaceholder: '2nd Group A' };
  await buildUnknownTeamsMatch({ stage: final, ...first });

  await page.goto('/admin/tournament-details');
  await page.getByRole('link', { name: 'Rules of the cup' }).last().click();
  await expect(page.getByText(/^Source: FIFA World Cup 2018/)).toBeVisible();
  await inspect(page, 'rules');
  await button(page, 'Change the rules').click();
  await page.getByLabel(/^UEFA futsal/).check();
  const effect = page.getByRole('region', { name: 'What this changes' });
  await expect(effect.getByText(/^Group A: .+ from 2 to 1, .+ from 1 to 2$/)).toBeVisible();
  await expect(effect.getByText(/^Final, Match 1: .+ instead of /)).toHaveCount(2);
  await page.getByLabel('Own numbers, from cards').check();
  await page.getByLabel('Another comparison').check();
  await page.getByLabel(/^Own order/).check();
  const order = page.getByRole('group', { name: 'Order', exact: true });
  await button(order, 'Move “Goal difference” down').click();
  await expectNoSideScroll(page);
  await inspect(page, 'rules-form');
  await button(page, 'Save the rules').click();
  await expect(successBanner(page).getByText('The rules have been saved')).toBeVisible();
  const readRules = async () => (await readView(tournamentId)).tieBreakers;
  expect(await readRules()).toBe('own');

  await page.getByLabel('Team', { exact: true }).selectOption({ index: 1 });
  await button(page, 'Record points').click();
  await modal(page).getByLabel('Points by decision').fill('−3');
  await modal(page).getByLabel('Reason, shown to everybody').fill('A player without a pass');
  await inspect(page, 'rules-points');
  await button(modal(page), 'Save the points').click();
  await expect(page.getByText('−3: A player without a pass')).toBeVisible();
  await inspect(page, 'rules-recorded');

  await page.goto('/admin/history');
  await button(page, `Undo: Details of the tournament “${cup.name}” changed`).click();
  await button(modal(page), 'Yes, undo it').click();
  await expect(successBanner(page).getByText('The change has been undone')).toBeVisible();
  expect(await readRules()).toBe('goal-difference');

  await page.goto(`/home?tournament=${tournamentId}`);
  await expect(page.getByText(/^\* .+: −3 points by decision\. A player without a pass$/)).toBeVisible();
  await inspect(page, 'rules-table');
});
