import type { Page } from '@playwright/test';
import { readView } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { button, errorBanner, inspect, modal } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const LIST = ['Team;Kategorie', 'FC Bern;F', 'FC Thun;F', 'FC Bern;E', 'FC Thun;E'].join('\n');

function block(page: Page, number: number) {
  return page.getByRole('group', { name: `Block ${number}`, exact: true });
}

async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole('link', { name: `Continue: ${step}` }).click();
}

async function apply(page: Page): Promise<void> {
  await button(page, 'Apply the plan').click();
  await button(modal(page), 'Apply').click();
  await expect(page.getByText(/This is the plan that was published/)).toBeAttached();
}

/** The times of the matches of FC Bern in all categories. */
async function timesOfBern(tournamentId: string): Promise<string[]> {
  const { Stages } = await readView(tournamentId);
  return Stages.flatMap(({ Matches }) =>
    Matches.filter(({ LocalTeam, VisitorTeam }) =>
      [LocalTeam, VisitorTeam].some((team) => team?.name === 'FC Bern'),
    ).map(({ time }) => time),
  );
}

test('blocks that cannot be planned are told in a sentence, and what is typed stays until they can', async ({
  page,
  cup: { tournamentId, date },
}) => {
  await page.goto('/admin/plan');
  await page.getByLabel('List of teams').fill(LIST);
  await button(page, 'Make these 2 categories').click();
  await button(page, 'Add 4 teams').click();
  await goOn(page, 'Format');
  await inspect(page, 'blocks-format');
  await goOn(page, 'Time');
  await block(page, 1).getByLabel('To').fill('09:20');
  await button(page, 'Add a pair').click();
  await page.getByLabel('Team', { exact: true }).selectOption('F: FC Bern');
  await page.getByLabel('Other team').selectOption('E: FC Bern');
  await block(page, 1).getByLabel('F', { exact: true }).uncheck();
  await block(page, 1).getByLabel('E', { exact: true }).uncheck();
  await inspect(page, 'blocks-time');
  await goOn(page, 'Plan');
  await expect(page.getByText('The block has no category: choose at least one.')).toBeVisible();
  await expect(button(page, 'Apply the plan')).toHaveCount(0);

  const { categories = [], matchRules } = await readView(tournamentId);
  const longer = { matchRules: { ...matchRules, minutesPerHalf: 25 } };
  const giveRules = (rules: typeof longer | null) =>
    call('updateTournament', {
      ...{ tournamentId, date },
      categories: categories.map(({ categoryId, name }) => ({
        ...{ categoryId, name },
        rules: name === 'E' ? rules : null,
      })),
    });
  await giveRules(longer);
  await page.goto('/admin/plan/time');
  await block(page, 1).getByLabel('F', { exact: true }).check();
  await block(page, 1).getByLabel('E', { exact: true }).check();
  await expect(block(page, 1).getByText(/put categories that play longer or shorter/)).toBeVisible();
  await giveRules(null);

  await page.goto('/admin/plan/timetable');
  await expect(page.getByText('FC Bern (F) and FC Bern (E) never at once')).toBeVisible();
  await inspect(page, 'blocks-none');
  expect((await readView(tournamentId)).Stages).toEqual([]);
  await page.goto('/admin/plan/time');
  await expect(block(page, 1).getByLabel('To')).toHaveValue('09:20');
  await expect(page.getByLabel('Other team').locator('option:checked')).toHaveText('E: FC Bern');
});

test(
  'a plan by blocks is published, changed, undone, and kept while there is no connection',
  { tag: '@long' },
  async ({ page, context, cup: { tournamentId, date }, allowErrors }) => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const { tournamentDetails } = await call('updateTournament', {
      ...{ tournamentId, date },
      categories: [{ name: 'F' }, { name: 'E' }],
    });
    for (const { categoryId } of tournamentDetails.categories ?? []) {
      const teams = ['FC Bern', 'FC Thun'].map((name) => ({ name, players: [], categoryId }));
      await call('createTeams', { tournamentId, teams });
    }
    await page.goto('/admin/plan/time');
    await button(page, 'Add a pair').click();
    await expect(page.getByLabel('Other team').locator('option:checked')).toHaveText('E: FC Bern');
    await goOn(page, 'Plan');
    await inspect(page, 'blocks-found');
    await context.setOffline(true);
    await button(page, 'Apply the plan').click();
    await button(modal(page), 'Apply').click();
    await expect(errorBanner(page)).toBeVisible();
    await context.setOffline(false);
    await apply(page);
    await inspect(page, 'blocks-applied');
    const [one, other] = await timesOfBern(tournamentId);
    expect(one).not.toBe(other);

    await page.getByRole('link', { name: 'Time', exact: true }).click();
    await block(page, 1).getByLabel('From').fill('10:00');
    await expect(page.getByText('A draft, in this browser only')).toBeVisible();
    await goOn(page, 'Plan');
    await apply(page);
    expect((await timesOfBern(tournamentId)).every((time) => time >= '10:00')).toBe(true);
    await button(page, 'Undo').click();
    await expect.poll(async () => (await timesOfBern(tournamentId)).sort()).toEqual([one, other].sort());
    await page.getByRole('link', { name: 'Time', exact: true }).click();
    await expect(block(page, 1).getByLabel('From')).toHaveValue('09:00');
  },
);
