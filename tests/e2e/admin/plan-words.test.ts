import { buildTeams, only, readView } from '../../support/builders/builders';
import { enterScore } from '../../support/builders/builders-matches';
import { dayFromNow } from '../../support/builders/days';
import { button, inspect, modal, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

const TEAMS = ['Lions', 'Tigers', 'Bears', 'Wolves', 'Foxes', 'Hawks', 'Eagles', 'Falcons'];

/** The page says this of the shortest plan, whether start times are on a grid or free. */
const SHORTEST = /no plan can be shorter:/i;

test.describe('what a plan says', () => {
  test(
    'that what has begun stays, and nothing that is the same is replaced, when it is made again',
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
      await list.fill(Array.from({ length: 255 }, (_, index) => `Team ${index}`).join('\n'));
      await expect(problems).toHaveCount(1);
      await expect(problems).toContainText('Line 255');

      await buildTeams(cup.tournamentId, ['Bears']);
      await page.goto('/admin/plan/format');
      await page.getByLabel('Number of the draw').fill('seven');
      await expect(
        page.getByText(/^A number of the format is not possible: enter whole numbers from 1 to 128/),
      ).toBeVisible();
      await inspect(page, 'plan-format');
      await page.getByLabel('Number of the draw').fill('7');
      await page.goto('/admin/plan/time');
      await page.getByLabel('To', { exact: true }).fill('08:00');
      await expect(page.getByText('Day must end after it begins')).toBeVisible();
      await inspect(page, 'plan-time');
      await page.getByLabel('To', { exact: true }).fill('18:00');
      await page.getByLabel('A match').fill('');
      await expect(page.getByText(/^Enter whole minutes: 5 to 240 for a match/)).toBeVisible();
      await page.goto('/admin/plan/timetable');
      await expect(page.getByText('Please fix this first:')).toBeVisible();
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
