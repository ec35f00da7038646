import type { Locator, Page, Route } from '@playwright/test';
import { buildTeams, buildTournament, only, readView } from '../../support/builders/builders';
import { planBody, planSettings } from '../../support/builders/builders-plan';
import { call } from '../../support/call-api';
import { button, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const TEAMS = ['Lions', 'Tigers', 'Bears', 'Wolves', 'Foxes', 'Hawks'];

function boardMatches(page: Page): Locator {
  return page.locator('[data-match]');
}

/** Reads the text of a match on the board, without its court and stage. */
function nameOf(match: Locator): Promise<string> {
  return match.locator('span').nth(-1).innerText();
}

/** Scrolls a match to the middle of the window, so that both ends of a drag are visible. */
async function inTheMiddle(match: Locator): Promise<void> {
  await match.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function matchesOf(tournamentId: string) {
  return (await readView(tournamentId)).Stages.flatMap(({ Matches }) => Matches);
}

async function buildPlannedCup(tournamentId: string) {
  const teamIds = await buildTeams(tournamentId, TEAMS);
  await call('applyPlan', planBody(tournamentId, planSettings({ teamIds })));
  return matchesOf(tournamentId);
}

test.describe('a plan that was found', () => {
  test(
    'is waited for, given up and looked for again, and its matches are dragged',
    { tag: ['@desktop', '@long'] },
    async ({ page, cup }) => {
      await buildTeams(cup.tournamentId, TEAMS);
      const held: Route[] = [];
      await page.route(/plan-worker/, (route) => void held.push(route));
      await page.goto('/admin/plan/timetable');
      await button(page, 'Cancel').click();
      await expect(page.getByText('The search was cancelled.')).toBeVisible();
      await page.unroute(/plan-worker/);
      await button(page, 'Search again').click();
      await expect(page.getByText(/no plan can be shorter:/i)).toBeVisible();

      const matches = boardMatches(page);
      const [first, third] = [await nameOf(matches.first()), await nameOf(matches.nth(2))];
      await inTheMiddle(matches.first());
      await matches.first().dragTo(matches.nth(2));
      await expect(matches.first()).toContainText(third);
      await expect(matches.nth(2)).toContainText(first);
      await expect(page.locator(':focus')).toContainText(first);

      await button(page, 'By court').click();
      const free = page.getByRole('listitem').filter({ hasText: 'free' }).first();
      const time = (await free.innerText()).slice(0, 5);
      const moved = page.getByRole('button', { name: first });
      await inTheMiddle(moved);
      await moved.dragTo(free);
      await expect(page.locator(':focus')).toContainText(first);
      await expect(page.locator(':focus')).toContainText(time);
    },
  );

  test(
    'names for each group match a team to referee that does not play then',
    { tag: '@long' },
    async ({ page, cup }) => {
      await buildTeams(cup.tournamentId, TEAMS);
      await page.goto('/admin/plan/time');
      await page.getByLabel('Teams referee the group matches').check();
      await page.goto('/admin/plan/timetable');
      await expect(page.getByText(/^Referee: /)).toHaveCount(6);
      // Each time has its own section, and the panel around them is a section as well.
      const times = page.locator('section:not(:has(section))').filter({ hasText: 'Referee: ' });
      for (const time of await times.all()) {
        const said = (await time.getByRole('button').allInnerTexts()).join('\n');
        for (const team of TEAMS) expect(said.split(team).length - 1, `${team}: ${said}`).toBeLessThan(2);
      }
    },
  );
});

test.describe('the matches of the day', () => {
  test(
    'are swapped, and one goes to another time and court by keyboard, each with a preview',
    { tag: '@long' },
    async ({ page, cup }) => {
      const before = await buildPlannedCup(cup.tournamentId);
      const now = async (matchId: string) =>
        only(await matchesOf(cup.tournamentId), (match) => match.matchId === matchId);
      const ofGroups = before.filter(({ groupId }) => groupId !== null);
      const [one, other] = [ofGroups[0], ofGroups.at(-1)];
      if (!one || !other) throw new Error('The cup has matches in groups');
      const nameOfMatch = ({ LocalTeam, VisitorTeam }: typeof one) =>
        `${LocalTeam?.name} – ${VisitorTeam?.name}`;
      await page.goto('/admin/plan/day');
      const row = page.getByRole('button', { name: nameOfMatch(one) });
      await row.click();
      await page.getByLabel('Swap with').selectOption(other.matchId);
      await expect(
        modal(page)
          .getByRole('listitem')
          .filter({ hasText: nameOfMatch(other) }),
      ).toContainText(`${other.time}, ${other.location} → ${one.time}, ${one.location}`);
      await button(modal(page), 'Move 2 matches').click();
      await expect(successBanner(page).getByText('The matches have been moved')).toBeVisible();
      expect(await now(one.matchId)).toMatchObject({ time: other.time, location: other.location });
      expect(await now(other.matchId)).toMatchObject({ time: one.time, location: one.location });

      await expect(row).toContainText(other.time);
      await row.press('Enter');
      const court = other.location === 'Court 1' ? 'Court 2' : 'Court 1';
      await expect(button(page, 'Show what changes')).toBeDisabled();
      await page.getByLabel('Court', { exact: true }).selectOption(court);
      await page.getByLabel('Time', { exact: true }).fill('23:05');
      await page.getByLabel('Time', { exact: true }).press('Enter');
      await expect(
        modal(page)
          .getByRole('listitem')
          .filter({ hasText: nameOfMatch(one) }),
      ).toContainText(`${other.time}, ${other.location} → 23:05, ${court}`);
      await button(modal(page), 'Move 1 match').press('Enter');
      await expect(row).toContainText(court);
      expect(await now(one.matchId)).toMatchObject({ time: '23:05', location: court });
    },
  );
});

test.describe('what was entered for a plan', () => {
  test(
    'may come from a file as Excel saves it, and stays where the file is no list',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/admin/plan');
      const list = page.getByLabel('List of teams');
      const file = page.getByLabel('Open a file');
      await list.fill('Lions; Anna Keller');
      const csv = { name: 'teams.csv', mimeType: 'text/csv' };
      await file.setInputFiles({ ...csv, buffer: Buffer.from('Zürich;Lea Meier\r\nBern;', 'latin1') });
      await expect(list).toHaveValue('Lions; Anna Keller\nZürich;Lea Meier\nBern;');
      await expect(page.getByText('3 teams, 2 players')).toBeVisible();
      await file.setInputFiles({
        name: 'teams.xlsx',
        mimeType: '',
        buffer: Buffer.from('PK\u0003\u0004\0\0'),
      });
      await expect(page.getByText('teams.xlsx is not a list that can be read.')).toBeVisible();
      await expect(list).toHaveValue(/^Lions/);
    },
  );

  test(
    'stays where it was typed while the teams before it were being added',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/admin/plan');
      const list = page.getByLabel('List of teams');
      await list.fill('Lions; Anna; anna\n"Tigers; Bea');
      await expect(page.getByText('Line 1: anna is there more than once')).toBeVisible();
      await expect(page.getByText('Line 2: nothing ends the quotes of "Tigers')).toBeVisible();
      const held: Route[] = [];
      await page.route('**/teams/create-all', (route) => void held.push(route));
      await button(page, 'Add 2 teams').click();
      await expect.poll(() => held.length).toBe(1);
      await list.fill('Lions; Anna; anna\n"Tigers; Bea\nBears');
      await held[0]?.continue();
      await expect(page.getByRole('heading', { name: '2 teams' })).toBeVisible();
      await expect(list).toHaveValue('Bears');
    },
  );

  test(
    'stays with what is wrong beside it when the teams no longer allow it',
    { tag: '@long' },
    async ({ page, cup }) => {
      const teamIds = await buildTeams(cup.tournamentId, [...TEAMS, 'Otters', 'Storks']);
      await page.goto('/admin/plan/format');
      await page.getByLabel('Groups', { exact: true }).selectOption('4');
      for (const teamId of teamIds.slice(3)) await call('deleteTeam', { teamId });
      await page.reload();
      await expect(page.getByText(/^Each group needs at least two teams/)).toBeVisible();
      await expect(page.getByLabel('Groups', { exact: true })).toHaveValue('4');
      await page.goto('/admin/plan/timetable');
      await page.getByRole('alert').getByRole('link', { name: 'Format' }).click();
      await expect(page.getByLabel('Groups', { exact: true })).toHaveValue('4');
    },
  );
});

test.describe('a cup in Switzerland', () => {
  test.use({ cup: async ({}, provide) => provide(await buildTournament({ timeZone: 'Europe/Zurich' })) });

  test('is not planned across the change of the clocks', { tag: '@long' }, async ({ page, cup }) => {
    await buildTeams(cup.tournamentId, TEAMS);
    await page.goto('/admin/plan/time');
    await page.getByLabel('Date', { exact: true }).fill('2099-03-29');
    await page.getByLabel('From', { exact: true }).fill('01:00');
    await expect(page.getByText('Clocks change within this time')).toBeVisible();
    await page.getByLabel('From', { exact: true }).fill('09:00');
    await expect(page.getByText('Clocks change within this time')).toHaveCount(0);
  });
});
