import type { Page } from '@playwright/test';
import { buildGroup, buildStage, buildTeams, only, readView } from '../../support/builders/builders';
import { buildGroupMatch, enterScore } from '../../support/builders/builders-matches';
import { expect, test } from '../support/admin-test';
import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';

/** Builds a first phase of two groups with a match each, and two later phases without groups. */
async function buildFirstPhase(tournamentId: string) {
  const stage = await buildStage({ tournamentId, name: 'First phase' });
  const buildMatch = async (name: string, teams: readonly string[]) => {
    const group = await buildGroup({ stage, name, teams: await buildTeams(tournamentId, teams) });
    return buildGroupMatch({ group });
  };
  const matches = [
    await buildMatch('Group A', ['Bears', 'Lions']),
    await buildMatch('Group B', ['Foxes', 'Owls']),
  ] as const;
  for (const name of ['Second phase', 'Lower places']) await buildStage({ tournamentId, name });
  return matches;
}

async function addGroup(page: Page, stage: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Stage' }).selectOption(stage);
  await page.getByLabel('Group name').fill(name);
  await button(page, 'Add new group').click();
  await expect(button(page, `Add a place to ${name}`)).toBeVisible();
}

async function addPlace(page: Page, group: string, place: string): Promise<void> {
  await button(page, `Add a place to ${group}`).click();
  await modal(page).getByLabel('Place').fill(place);
  await expect(modal(page).getByText(/^Bound to group/)).toBeVisible();
  await button(modal(page), 'Add place').click();
  await expect(button(page, `Remove ${place} from ${group}`)).toBeVisible();
  await expect(modal(page)).toBeHidden();
}

test('groups of places are made by hand, and have their teams once the phase before is over', async ({
  page,
  cup: { tournamentId },
  allowErrors,
}) => {
  allowErrors(/409/);
  const [ofA, ofB] = await buildFirstPhase(tournamentId);
  await page.goto('/admin/fixture');
  await button(page, 'Show groups').click();
  await addGroup(page, 'Second phase', 'Group E');
  await button(page, 'Add a place to Group E').click();
  await inspect(page, 'place-add-modal');
  await page.keyboard.press('Escape');
  await addPlace(page, 'Group E', '1st Group A');
  await addPlace(page, 'Group E', '1st Group B');
  await button(page, 'Add a place to Group E').click();
  await modal(page).getByLabel('Place').fill('1. Gruppe A');
  await button(modal(page), 'Add place').click();
  await expect(errorBanner(page)).toBeVisible();
  await expect(modal(page).getByLabel('Place')).toHaveValue('1. Gruppe A');
  await inspect(page, 'place-refused');
  await modal(page).getByLabel('Place').fill('');
  await page.keyboard.press('Escape');
  await addGroup(page, 'Lower places', 'Group F');
  await addPlace(page, 'Group F', '2nd Group A');
  await addPlace(page, 'Group F', '2nd Group B');
  await inspect(page, 'groups-of-places');

  await button(page, 'Show matches').click();
  await button(page, 'Lower places').click();
  await button(page, 'Add match').click();
  await page.getByRole('combobox', { name: 'Group' }).selectOption('Group F');
  await page.getByLabel('Local team').selectOption('2nd Group A');
  await page.getByLabel('Visitor team').selectOption('2nd Group B');
  await page.getByRole('textbox', { name: 'Date' }).fill('2098-05-10');
  await page.getByLabel('Time').fill('14:30');
  await page.getByLabel('Location').fill('Hall');
  await inspect(page, 'places-match-form');
  await button(page, 'Confirm').click();
  await inspect(page, 'places-match-confirm');
  await button(modal(page), 'Confirm match').click();
  await expect(successBanner(page).getByText('Match has been created')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit 2nd Group A – 2nd Group B (Group F)' })).toBeVisible();

  await enterScore(ofA, [1, 2]);
  await enterScore(ofB, [0, 3]);
  await page.reload();
  await button(page, 'Show matches').click();
  await button(page, 'Lower places').click();
  await expect(page.getByRole('button', { name: 'Edit Bears – Foxes (Group F)' })).toBeVisible();
  await inspect(page, 'places-match-known');
  await button(page, 'Show groups').click();
  await expect(page.getByText('1st Group B: Owls')).toBeVisible();
  const [, second, lower] = (await readView(tournamentId)).Stages;
  expect(only(second?.groups ?? []).Teams.map(({ name }) => name)).toEqual(['Lions', 'Owls']);
  expect(only(lower?.Matches ?? [])).toMatchObject({
    LocalTeam: { name: 'Bears' },
    VisitorTeam: { name: 'Foxes' },
  });
});
