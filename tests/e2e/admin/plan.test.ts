import type { Locator, Page } from '@playwright/test';
import { minutesOf } from '@futsal-cup/domain/plan/timetable/minutes';
import { buildTeams, only, readView, uniqueName } from '../../support/builders/builders';
import { enterScore } from '../../support/builders/builders-matches';
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

/** The page says this of the shortest plan, whether start times are on a grid or free. */
const SHORTEST = /no plan can be shorter:/i;

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

test.describe('the plan', () => {
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
    await finger.tap(page.getByRole('link', { name: 'Plan', exact: true }));

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

  test(
    'made again leaves what has begun, and replaces nothing that is the same',
    { tag: '@long' },
    async ({ page, cup }) => {
      const { tournamentId } = cup;
      await buildTeams(tournamentId, TEAMS);
      await page.goto('/admin/plan/timetable');
      await button(page, 'Apply the plan').click();
      await button(modal(page), 'Apply').click();
      await expect(page.getByRole('link', { name: 'See the published matches' })).toBeVisible();
      const before = await readView(tournamentId);
      const first = only(before.Stages, ({ type }) => type === 'group').Matches[0];
      if (!first) throw new Error('The plan has matches');
      await enterScore(first, [2, 1]);
      await page.goto('/admin/plan/time');
      await page.getByLabel('Between two matches on a court').fill('8');
      await page.goto('/admin/plan/timetable');
      await expect(page.getByText('1 match stays as it is')).toBeVisible();
      await expect(page.getByText('Replaced is')).toHaveCount(0);
      await button(page, 'Apply the plan').click();
      await button(modal(page), 'Apply').click();
      await expect(successBanner(page).getByText('The plan has been applied')).toBeVisible();
      const after = await readView(tournamentId);
      const idsOf = ({ Stages }: typeof before) =>
        Stages.flatMap(({ Matches }) => Matches.map(({ matchId }) => matchId)).sort();
      expect(idsOf(after)).toEqual(idsOf(before));
      const played = after.Stages.flatMap(({ Matches }) => Matches);
      expect(only(played, ({ matchId }) => matchId === first.matchId)).toMatchObject({
        localTeamScore: 2,
        time: first.time,
        location: first.location,
      });
    },
  );

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

  test(
    'says what is wrong where it stands, and keeps what was typed',
    { tag: '@long' },
    async ({ page, cup }) => {
      await buildTeams(cup.tournamentId, ['Lions', 'Zürich']);
      await page.goto('/admin/plan');
      const list = page.getByLabel('List of teams');
      const typed = `Bears; Anna\nbEARS\nLions\nZu\u0308rich\nX\nWolves; ${'A'.repeat(51)}`;
      await list.fill(typed);
      const problems = page.getByRole('alert').getByRole('listitem');
      await expect(problems).toContainText([
        'Line 2, “bEARS”: Team name already exists (as in line 1)',
        'Line 3, “Lions”: Team name already exists (already in the tournament)',
        'Line 4',
        'Line 5, “X”: Team name must be at least 2 characters long',
        'Line 6',
      ]);
      await expect(button(page, 'Add 6 teams')).toBeDisabled();
      await inspect(page, 'plan-teams');
      await problems.first().getByRole('button').click();
      const selected = await list.evaluate((area: HTMLTextAreaElement) =>
        area.value.slice(area.selectionStart, area.selectionEnd),
      );
      expect(selected).toBe('bEARS');
      await page.reload();
      await expect(list).toHaveValue(typed);
      await list.fill(Array.from({ length: 127 }, (_, index) => `Team ${index}`).join('\n'));
      await expect(problems).toHaveCount(1);
      await expect(problems).toContainText('Line 127');

      await buildTeams(cup.tournamentId, ['Bears']);
      await page.goto('/admin/plan/format');
      await page.getByLabel('Number of the draw').fill('seven');
      await expect(page.getByText('Format of the plan is not valid')).toBeVisible();
      await inspect(page, 'plan-format');
      await page.getByLabel('Number of the draw').fill('7');
      await page.goto('/admin/plan/time');
      await page.getByLabel('To', { exact: true }).fill('08:00');
      await expect(page.getByText('Day must end after it begins')).toBeVisible();
      await inspect(page, 'plan-time');
      await page.getByLabel('To', { exact: true }).fill('18:00');
      await page.getByLabel('A match').fill('');
      await expect(page.getByText('Minutes are out of range')).toBeVisible();
      await page.goto('/admin/plan/timetable');
      await expect(page.getByText('Please mend this first:')).toBeVisible();
    },
  );

  test(
    'is moved by keyboard with its conflicts as sentences, and says why there is none',
    { tag: '@long' },
    async ({ page, cup }) => {
      await buildTeams(cup.tournamentId, ['Lions', 'Tigers', 'Bears', 'Wolves']);
      await page.goto('/admin/plan/timetable');
      await expect(page.getByText(SHORTEST)).toBeVisible();
      const matches = page.locator('[aria-pressed][draggable]');
      const names = await matches.allTextContents();
      await matches.first().focus();
      await page.keyboard.press('Enter');
      await expect(matches.first()).toHaveAttribute('aria-pressed', 'true');
      await page.keyboard.press('Escape');
      await expect(matches.first()).toHaveAttribute('aria-pressed', 'false');
      await matches.first().click();
      await matches.last().click();
      await expect(page.getByText(SHORTEST)).toHaveCount(0);
      await expect(page.getByText(/waits for one at .* that is not over by then/).first()).toBeVisible();
      await expect(button(page, 'Apply the plan')).toBeDisabled();
      await page.reload();
      await expect(button(page, 'Back to the plan that was found')).toBeVisible();
      await button(page, 'Back to the plan that was found').click();
      await expect(matches).toHaveText(names);
      await button(page, 'By court').click();
      await expect(page.getByRole('heading', { name: 'Court 2' })).toBeVisible();

      await page.goto('/admin/plan/time');
      const date = page.getByLabel('Date', { exact: true });
      const planned = await date.inputValue();
      await date.fill(dayFromNow(-1));
      await page.goto('/admin/plan/timetable');
      await expect(
        page.getByText(/matches that have not begun would be in the past, the first at/),
      ).toBeVisible();
      await inspect(page, 'plan-past');
      await page.getByRole('status').getByRole('link', { name: 'Time' }).click();
      await date.fill(planned);
      await page.getByLabel('Least rest of a team').fill('300');
      await page.goto('/admin/plan/timetable');
      await expect(page.getByText('There is no such plan')).toBeVisible();
      await expect(page.getByText('a rest of 300 minutes')).toBeVisible();
      await inspect(page, 'plan-none');
    },
  );
});
