import { buildGroup, buildTeams } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { button, inspect } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';
import { expectNoSideScroll } from '../support/public-pages';

test('what is chosen to be printed is printed alone, and is still chosen after a reload and on the way back', async ({
  page,
  cup,
}) => {
  const { tournamentId } = cup;
  const match = await buildGroupMatch({ group: await buildGroup({ tournamentId }), location: 'Court 2' });
  await page.goto('/admin/tournament-details-main');
  await page.getByRole('link', { name: 'Print' }).click();
  const paper = page.getByRole('region', { name: 'What is printed' });
  const local = match.LocalTeam?.name ?? '';
  await expect(paper.getByText(local)).toBeVisible();
  await inspect(page, 'print-fixtures');
  await page.getByLabel('What to print').selectOption('Score sheets');
  await page.getByLabel('Court', { exact: true }).selectOption('Court 2');
  await expect(paper.getByRole('heading', { name: local })).toBeVisible();
  await inspect(page, 'print-sheets');
  await expectNoSideScroll(page);

  await page.reload();
  await expect(page.getByLabel('Court', { exact: true })).toHaveValue('Court 2');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await page.goBack();
  await expect(paper.getByRole('heading', { name: local })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(paper.getByRole('heading', { name: local })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Print' })).toBeHidden();
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByLabel('What to print')).toBeHidden();
});

test('squads that cannot be read are asked for again, and no sheet is printed without them', async ({
  page,
  cup,
  allowErrors,
}) => {
  const { tournamentId } = cup;
  await buildTeams(tournamentId, ['Lions', 'Tigers']);
  allowErrors(/Failed to load resource: net::ERR_FAILED/);
  await page.route('**/teams/get-by-tournament', (route) => route.abort());
  await page.goto('/admin/print?what=certificates');
  await expect(button(page, 'Try again')).toBeVisible();
  await expect(button(page, 'Print')).toHaveCount(0);
  await page.unroute('**/teams/get-by-tournament');
  await button(page, 'Try again').click();
  await expect(
    page.getByRole('region', { name: 'What is printed' }).getByRole('heading', { name: 'Tigers' }),
  ).toBeVisible();
});
