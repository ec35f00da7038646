import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch } from '../../support/builders/builders-matches';
import { visit } from '../support/public-pages';
import { expect, test } from '../support/test';

const IMAGE = '<img src=x onerror="document.title=1">';
const BOLD = '<b id=bold>Lions</b> &amp; "Co"';
const HALL = '<a href="javascript:alert(1)">Hall</a>';

test('markup in a name is shown as the text that it is', { tag: '@long' }, async ({ page }) => {
  const cupName = `${IMAGE}${Date.now().toString(36)}`;
  const { tournamentId } = await buildTournament({ name: cupName });
  const teams = await buildTeams(tournamentId, [IMAGE, BOLD]);
  const stage = await buildStage({ tournamentId, name: BOLD });
  await buildGroupMatch({ group: await buildGroup({ stage, name: BOLD, teams }), location: HALL });
  for (const [path, texts] of [
    ['/home', [cupName]],
    ['/matches', [IMAGE, BOLD, HALL]],
    ['/teams', [IMAGE, BOLD]],
  ] as const) {
    await visit(page, path, tournamentId);
    for (const text of texts) await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
    await expect(page.locator('#bold, img[src="x"], a[href^="javascript:"]')).toHaveCount(0);
    expect(await page.title()).not.toBe('1');
  }
});
