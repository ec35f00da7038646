import { button, errorBanner, inspect, modal, successBanner } from '../support/admin-screen';
import { buildStage, buildTeams, readView } from '../../support/builders/builders';
import {
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  enterScore,
} from '../../support/builders/builders-matches';
import { expect, test } from '../support/admin-test';

const DUPLICATE = 'Match with these teams already exists. Do you want to add this match anyway?';

async function buildKnockout({ tournamentId }: { readonly tournamentId: string }) {
  const teams = await buildTeams(tournamentId, ['Lions', 'Bears', 'Foxes', 'Otters']);
  const semiFinals = await buildStage({ tournamentId, name: 'Semi-finals', type: 'knockout' });
  const final = await buildStage({ tournamentId, name: 'Final', type: 'knockout' });
  return { teams, semiFinals, final };
}

test.describe('knockout matches', () => {
  test(
    'of known teams are checked in their order and warned about when paired already',
    { tag: '@long' },
    async ({ page, cup }) => {
      await buildKnockout(cup);
      await page.goto('/admin/fixture');
      await button(page, 'Show matches').click();
      await expect(page.getByText('No bracket data available')).toBeVisible();
      await button(page, 'Manage knockout matches').click();
      await expect(page.getByText('No matches set for any knockout stage yet')).toBeVisible();
      await button(page, 'Add match').click();
      await button(page, 'I know the teams').click();
      await expect(errorBanner(page).getByText('Please select a stage')).toBeVisible();
      await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Semi-finals');
      await button(page, 'I know the teams').click();
      const expectError = async (text: string) => {
        await button(page, 'Confirm').click();
        await expect(errorBanner(page).getByText(text, { exact: true })).toBeVisible();
      };
      await expectError('Please select both teams to maka a match');
      await page.getByLabel('Local team').selectOption('Lions');
      await page.getByLabel('Visitor team').selectOption('Lions');
      await expectError('Same team selected');
      await page.getByLabel('Visitor team').selectOption('Bears');
      await expectError('Please select a date');
      await inspect(page, 'knockout-match-problem');
      await page.getByLabel('Date').fill('2020-01-01');
      await expectError('Date cannot be in the past');
      await page.getByLabel('Date').fill('2098-05-11');
      await expectError('Please select a time');
      await page.getByLabel('Time').fill('10:30');
      await expectError('Please select a location');
      await page.getByLabel('Location').fill('Hi');
      await expectError('Location must be at least 3 characters long');
      await page.getByLabel('Location').fill('Sports hall');
      await button(page, 'Confirm').click();
      await expect(modal(page).getByRole('heading', { name: 'Create match' })).toBeVisible();
      await inspect(page, 'knockout-match-create-modal');
      await button(modal(page), 'Create match').click();
      await expect(successBanner(page).getByText('Match has been created')).toBeVisible();
      await expect(page.getByText('11/05/2098 at 10:30 - Sports hall').first()).toBeVisible();
      await expect(modal(page)).toBeHidden();

      await page.getByLabel('Local team').selectOption('Bears');
      await page.getByLabel('Visitor team').selectOption('Lions');
      await page.getByLabel('Time').fill('12:30');
      await button(page, 'Confirm').click();
      await expect(modal(page).getByText(DUPLICATE)).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Final');
      await expect(page.getByLabel('Location')).toHaveCount(0);
    },
  );

  test(
    'of unknown teams take placeholders, suggest them, and ask before a pairing comes twice',
    { tag: '@long' },
    async ({ page, cup }) => {
      const { teams, semiFinals } = await buildKnockout(cup);
      const [localTeamId, visitorTeamId] = teams;
      await buildKnownTeamsMatch({ stage: semiFinals, localTeamId, visitorTeamId });
      await page.goto('/admin/fixture');
      await button(page, 'Show matches').click();
      await button(page, 'Add match').click();
      await page.getByRole('combobox', { name: 'Stage', exact: true }).selectOption('Final');
      await button(page, 'I do not know the teams').click();
      const expectError = async (text: string) => {
        await button(page, 'Confirm').click();
        await expect(errorBanner(page).getByText(text, { exact: true })).toBeVisible();
      };
      await expectError('Placeholder name is required');
      const suggestions = await page
        .locator('datalist option')
        .evaluateAll((options) => options.map((option) => option.getAttribute('value')));
      expect(suggestions).toEqual(['Winner match 1', 'Loser match 1', 'Bears', 'Foxes', 'Lions', 'Otters']);
      await page.getByLabel('Local team placeholder').fill('Winner match 1');
      await expect(page.getByText('Bound to match 1: the winner of ')).toBeVisible();
      await page.getByLabel('Visitor team placeholder').fill('winner  match 1');
      await expectError('Same team placeholder selected');
      await page.getByLabel('Visitor team placeholder').fill('x'.repeat(51));
      await expectError('Name must be at most 50 characters long');
      await page.getByLabel('Visitor team placeholder').fill('The guests');
      await expect(page.getByText('Text only: no match, group or team is called that')).toBeVisible();
      await page.getByLabel('Date').fill('2098-05-12');
      await page.getByLabel('Time').fill('15:00');
      await page.getByLabel('Location').fill('Main hall');
      await inspect(page, 'knockout-match-unknown');
      await button(page, 'Confirm').click();
      await button(modal(page), 'Create match').click();
      await expect(successBanner(page).getByText('Match has been created')).toBeVisible();
      await expect(modal(page)).toBeHidden();

      await page.getByLabel('Local team placeholder').fill('The guests');
      await page.getByLabel('Visitor team placeholder').fill('Winner match 1');
      await page.getByLabel('Time').fill('17:00');
      await button(page, 'Confirm').click();
      await expect(errorBanner(page).getByText(DUPLICATE)).toBeVisible();
      await expect(modal(page)).toHaveCount(0);
      await inspect(page, 'knockout-match-duplicate');
      await button(page, 'Add it anyway').click();
      await expect(modal(page).getByRole('heading', { name: 'Create match' })).toBeVisible();
    },
  );

  test('are edited, ended by a shoot-out, and the winner goes on', async ({ page, cup }) => {
    const { teams, semiFinals, final } = await buildKnockout(cup);
    const [localTeamId, visitorTeamId] = teams;
    await buildKnownTeamsMatch({ stage: semiFinals, localTeamId, visitorTeamId });
    const host = { localTeamPlaceholder: 'Winner match 1', visitorTeamPlaceholder: 'The hosts' };
    await buildUnknownTeamsMatch({ stage: final, ...host });
    await page.goto('/admin/fixture');
    await button(page, 'Show matches').click();
    await button(page, 'Manage knockout matches').click();
    await button(page, 'Edit Match 1').click();
    await expect(modal(page).getByRole('heading', { name: 'Edit match' })).toBeVisible();
    await modal(page).getByLabel('Local team score').fill('2');
    await modal(page).getByLabel('Visitor team score').fill('2');
    await modal(page).getByLabel('Local team penalty score').fill('3');
    await modal(page).getByLabel('Visitor team penalty score').fill('4');
    await modal(page).getByLabel('Location').fill('Main hall');
    await button(modal(page), 'Save match').click();
    await expect(successBanner(page).getByText('Match has been updated')).toBeVisible();
    await expect(page.getByText('Bears – The hosts')).toBeVisible();
    const { Stages } = await readView(cup.tournamentId);
    expect(Stages[0]?.Matches[0]).toMatchObject({ location: 'Main hall', visitorTeamPenaltyScore: 4 });
    await inspect(page, 'bracket');
  });

  test(
    'whose teams have changed under their score are named before the save and shown for review after it',
    { tag: '@long' },
    async ({ page, cup }) => {
      const { teams, semiFinals, final } = await buildKnockout(cup);
      const [lions, bears, foxes] = teams;
      const semiFinal = await buildKnownTeamsMatch({
        stage: semiFinals,
        localTeamId: lions,
        visitorTeamId: bears,
      });
      await enterScore(semiFinal, [1, 0]);
      await buildKnownTeamsMatch({ stage: semiFinals, localTeamId: foxes });
      const last = { localTeamPlaceholder: 'Winner match 1', visitorTeamPlaceholder: 'Foxes' };
      const finalMatch = await buildUnknownTeamsMatch({ stage: final, ...last });
      await enterScore(finalMatch, [3, 1]);
      await page.goto('/admin/fixture');
      await button(page, 'Show matches').click();
      await button(page, 'Manage knockout matches').click();
      await button(page, 'Edit Match 1').click();
      await modal(page).getByLabel('Local team score').fill('0');
      await modal(page).getByLabel('Visitor team score').fill('1');
      await button(modal(page), 'Save match').click();
      await expect(modal(page).getByText('Match 3: Lions – Foxes, 3 – 1')).toBeVisible();
      await inspect(page, 'review-ahead-modal');
      await button(modal(page), 'Save it').click();
      const review = page.getByRole('heading', { name: 'Please review' });
      await expect(review).toBeInViewport();
      await expect(page.locator(':focus').filter({ has: review })).toBeVisible();
      await expect(page.getByText('1 match has other teams than its score')).toHaveCount(1);
      await expect(page.getByText('The score 3 – 1 was entered for Lions – Foxes.')).toBeVisible();
      await expect(page.getByText('Now the teams are Bears – Foxes.')).toBeVisible();
      await inspect(page, 'review');
      await button(page, 'The score is right').click();
      await expect(successBanner(page).getByText('The score has been confirmed')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Please review' })).toHaveCount(0);
      const { Stages } = await readView(cup.tournamentId);
      expect(Stages[1]?.Matches[0]).toMatchObject({ teamsChanged: false, localTeamScore: 3 });
    },
  );
});
