import type { Locator, Page } from '@playwright/test';
import { minutesOf } from '@futsal-cup/domain/plan/timetable/minutes';
import { buildTeams, only, readView, uniqueName } from '../../support/builders/builders';
import { planBody, planSettings } from '../../support/builders/builders-plan';
import { call } from '../../support/call-api';
import { dayFromNow } from '../../support/builders/days';
import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const TEAMS = ['Lions', 'Tigers', 'Bears', 'Wolves', 'Foxes', 'Hawks', 'Eagles', 'Falcons'];

/** Sixteen teams with three players each, as the lines of a spreadsheet. */
const SIXTEEN = [...TEAMS, ...TEAMS.map((name) => `${name} II`)]
  .map((name) => [name, 'Anna Keller', 'Lea Meier', 'Mia Frei'].join('\t'))
  .join('\n');

const TEN = [...TEAMS, 'Otters', 'Storks'].join('\n');

/** Acts as a person's finger and counts every touch, also those that only put the cursor into a field. */
class Finger {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    this.taps += 1;
    await target.click();
  }

  async type(field: Locator, text: string): Promise<void> {
    this.taps += 1;
    await field.fill(text);
  }
}

function next(page: Page, step: string): Locator {
  return page.getByRole('link', { name: `Continue: ${step}` });
}

/** Returns the id of the cup that the page shows. */
function chosenCup(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { state } = JSON.parse(localStorage.getItem('tournaments-storage') ?? '{}');
    return String(state.currentTournament.tournamentId);
  });
}

test.describe('the taps of a plan', () => {
  test('takes a new cup of 16 teams to its published matches in 40 taps', async ({
    page,
    openVisitorPage,
  }) => {
    const name = uniqueName('Planned Cup');
    const finger = new Finger();
    await page.goto('/admin');
    await finger.tap(page.getByRole('link', { name: 'Create tournament' }));
    await finger.type(page.getByLabel('Name', { exact: true }), name);
    await finger.type(page.getByLabel('Date', { exact: true }), dayFromNow(50));
    await finger.tap(button(page, 'Create tournament'));
    await expect(successBanner(page)).toBeVisible();
    await finger.tap(page.getByRole('link', { name: 'Continue: Plan' }));

    await finger.type(page.getByLabel('List of teams'), SIXTEEN);
    await expect(page.getByText('16 teams, 48 players')).toBeVisible();
    await finger.tap(button(page, 'Add 16 teams'));
    await expect(page.getByRole('heading', { name: '16 teams' })).toBeVisible();
    await expect(page.getByLabel('List of teams')).toHaveValue('');
    await finger.tap(next(page, 'Format'));
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleDescription(
      /32 matches · \d+ h( \d+ min)?, over at \d\d:\d\d/,
    );
    await expect(page.getByLabel('Groups', { exact: true })).toHaveValue('4');
    await finger.tap(next(page, 'Time'));
    await expect(page.getByLabel('Name', { exact: true })).toHaveCount(2);
    await finger.tap(next(page, 'Plan'));
    await finger.tap(button(page, 'Apply the plan'));
    await finger.tap(button(modal(page), 'Apply'));
    await expect(successBanner(page).getByText('The plan has been applied')).toBeVisible();
    expect(finger.taps).toBeLessThanOrEqual(40);
    await expect(page.getByRole('link', { name: 'See the published matches' })).toBeVisible();

    const tournamentId = await chosenCup(page);
    const visitor = await openVisitorPage();
    await visitor.goto(`/matches?tournament=${tournamentId}`);
    await expect(visitor.getByText('Lions').first()).toBeVisible();
  });

  test('takes a new cup of ten teams, all of whose places are played out, to its matches in 20 taps', async ({
    page,
  }) => {
    const finger = new Finger();
    await page.goto('/admin');
    await finger.tap(page.getByRole('link', { name: 'Create tournament' }));
    await finger.type(page.getByLabel('Name', { exact: true }), uniqueName('All Places Cup'));
    await finger.type(page.getByLabel('Date', { exact: true }), dayFromNow(50));
    await finger.tap(button(page, 'Create tournament'));
    await expect(successBanner(page)).toBeVisible();
    await finger.tap(page.getByRole('link', { name: 'Plan', exact: true }));

    const list = page.getByLabel('List of teams');
    await expect(list).toBeInViewport({ ratio: 1 });
    await finger.type(list, TEN);
    await finger.tap(button(page, 'Add 10 teams'));
    await expect(page.getByRole('heading', { name: '10 teams' })).toBeVisible();
    await expect(next(page, 'Format')).toBeInViewport({ ratio: 1 });
    await finger.tap(next(page, 'Format'));
    const allPlaces = page.getByRole('radio', { name: 'All places played out' });
    await expect(allPlaces).toHaveAccessibleDescription(/27 matches · \d+ h/);
    await inspect(page, 'plan-presets');
    await finger.tap(allPlaces);
    await expect(page.getByLabel('Groups', { exact: true })).toHaveValue('2');
    await expect(next(page, 'Time')).toBeInViewport({ ratio: 1 });
    await finger.tap(next(page, 'Time'));
    await finger.tap(next(page, 'Plan'));
    await expect(button(page, 'Apply the plan')).toBeInViewport({ ratio: 1 });
    await inspect(page, 'plan-found');
    await finger.tap(button(page, 'Apply the plan'));
    await finger.tap(button(modal(page), 'Apply'));
    await expect(page.getByRole('heading', { name: 'What comes next' })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Make links for scorers' })).toBeInViewport();
    expect(finger.taps).toBeLessThanOrEqual(20);
    await inspect(page, 'plan-applied');

    const { Stages } = await readView(await chosenCup(page));
    const sidesIn = (name: string) =>
      only(Stages, (stage) => stage.name === name)
        .Matches.map(({ localTeamPlaceholder, visitorTeamPlaceholder }) => [
          localTeamPlaceholder,
          visitorTeamPlaceholder,
        ])
        .sort();
    expect(sidesIn('Semi-finals')).toEqual([
      ['1st Group A', '2nd Group B'],
      ['1st Group B', '2nd Group A'],
    ]);
    expect(sidesIn('Match for fifth place')).toEqual([['3rd Group A', '3rd Group B']]);
    expect(sidesIn('Match for seventh place')).toEqual([['4th Group A', '4th Group B']]);
    expect(sidesIn('Match for place 9')).toEqual([['5th Group A', '5th Group B']]);
    expect(Stages.map(({ Matches }) => Matches.length).reduce((a, b) => a + b)).toBe(27);
  });

  test('is moved on the day: ten minutes of delay take six taps from the admin page, three of them there, with a preview and a way back', async ({
    page,
    cup,
  }) => {
    const { tournamentId } = cup;
    const teamIds = await buildTeams(tournamentId, TEAMS);
    await call('applyPlan', planBody(tournamentId, planSettings({ teamIds })));
    const matches = (await readView(tournamentId)).Stages.flatMap(({ Matches }) => Matches);
    const first = only(matches, ({ matchNumber }) => matchNumber === 1);
    const later = matches.filter(({ time }) => time >= first.time);
    const finger = new Finger();
    await page.goto('/admin');
    await finger.tap(page.getByRole('button', { name: cup.name }));
    await finger.tap(page.getByRole('link', { name: 'Plan', exact: true }));
    await finger.tap(page.getByRole('link', { name: 'On the day' }));
    const row = page.getByRole('button', { name: `${first.time} 1st Group A` });
    await finger.tap(row);
    await inspect(page, 'plan-day');
    await finger.tap(button(page, '+10 minutes'));
    await expect(modal(page).getByText('No team and no court has two matches at once')).toBeVisible();
    await inspect(page, 'plan-preview');
    await finger.tap(button(modal(page), `Move ${later.length} matches`));
    await expect(successBanner(page).getByText('The matches have been moved')).toBeVisible();
    expect(finger.taps).toBe(6);
    const moved = (await readView(tournamentId)).Stages.flatMap(({ Matches }) => Matches);
    for (const { matchId, time } of later) {
      const now = only(moved, (match) => match.matchId === matchId);
      expect(minutesOf(now.time)).toBe(minutesOf(time) + 10);
    }

    await button(page, 'Undo').click();
    await expect(row).toBeVisible();
  });
});
