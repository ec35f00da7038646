import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, buildKnownTeamsMatch, enterScore } from '../../support/builders/builders-matches';
import { expect, test } from '../support/test';

const PHONE_WIDTH = 360;
/** Of a phone's 740 px, the bars of its browser and the head of the page leave five matches of this height. */
const MOST_ROW_HEIGHT = 96;

test('a match takes little of a phone, and says all that it says elsewhere', async ({ page }) => {
  const { tournamentId } = await buildTournament();
  const teams = await buildTeams(tournamentId, ['Lokomotive Bern', 'Rapperswil-Jona Frauen']);
  const [localTeamId = '', visitorTeamId = ''] = teams;
  const stage = await buildStage({ tournamentId, name: 'Gruppenphase' });
  const group = await buildGroup({ stage, name: 'Gruppe A', teams });
  const match = { group, localTeamId, visitorTeamId, location: 'Sporthalle St. Jakob, Feld 2' };
  await buildGroupMatch({ ...match, time: '10:00' });
  await enterScore(await buildGroupMatch({ ...match, time: '09:00' }), [12, 3]);
  await page.goto(`/matches?tournament=${tournamentId}&lang=de`);
  for (const [list, score] of [
    ['#upcoming', '(-)'],
    ['#results', '12'],
  ] as const) {
    const row = page.locator(list).getByRole('listitem');
    for (const text of [
      'Lokomotive Bern',
      'Rapperswil-Jona Frauen',
      'Gruppe A',
      'Sporthalle St. Jakob, Feld 2',
      score,
    ]) {
      await expect(row.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(row).toContainText('Gruppenphase · Gruppe A');
    await expect(row).toContainText(/\d\d:00 Uhr/);
    const box = await row.boundingBox();
    expect(box?.height, list).toBeLessThanOrEqual(MOST_ROW_HEIGHT);
  }
});

test('on a phone each goal stands beside its team, and the mark beside the goal of the winner', async ({
  page,
}) => {
  const match = await buildKnownTeamsMatch();
  await enterScore(match, [1, 2]);
  await page.goto(`/matches?tournament=${match.tournamentId}`);
  const row = page.locator('#results').getByRole('listitem');
  const middleOf = async (part: ReturnType<typeof row.locator>) => {
    const box = await part.boundingBox();
    return (box?.y ?? NaN) + (box?.height ?? NaN) / 2;
  };
  for (const [side, goals] of [
    ['local', '1'],
    ['visitor', '2'],
  ] as const) {
    const name = await middleOf(row.locator(`[data-side="${side}"]`));
    const goal = await middleOf(row.getByText(goals, { exact: true }));
    expect(Math.abs(goal - name), side).toBeLessThan(10);
  }
});

test(
  'a shoot-out takes no room from the teams: it stands between them, and on a phone below them',
  { tag: '@long' },
  async ({ page }) => {
    const match = await buildKnownTeamsMatch();
    await enterScore(match, [1, 1], [4, 3]);
    // German has the longest word for the shoot-out.
    await page.goto(`/matches?tournament=${match.tournamentId}&lang=de`);
    const row = page.locator('#results').getByRole('listitem');
    for (const width of [PHONE_WIDTH, 1_024, 1_440]) {
      await page.setViewportSize({ width, height: 800 });
      const shootOut = await row.getByText('(4 - 3 im Penaltyschiessen)').boundingBox();
      const [local, visitor] = await Promise.all(
        ['local', 'visitor'].map((side) => row.locator(`[data-side="${side}"]`).boundingBox()),
      );
      if (!shootOut || !local || !visitor) throw new Error('The row is not shown.');
      if (width === PHONE_WIDTH) {
        expect(shootOut.y).toBeGreaterThanOrEqual(
          Math.max(local.y + local.height, visitor.y + visitor.height),
        );
      } else {
        expect(shootOut.x).toBeGreaterThanOrEqual(local.x + local.width);
        expect(shootOut.x + shootOut.width).toBeLessThanOrEqual(visitor.x);
      }
    }
  },
);
