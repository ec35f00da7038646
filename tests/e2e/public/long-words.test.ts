import { buildGroup, buildStage, buildTeams, buildTournament } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch } from '../../support/builders/builders-matches';
import { expectNoSideScroll, scrollThrough, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

/** The word is as long as the rules allow, and it has no place to break. */
const LONG = 'W'.repeat(50);
const VENUE = 'M'.repeat(100);

test(
  'a word without an end is broken, and no page is wider than a phone',
  { tag: '@long' },
  async ({ page }) => {
    const { tournamentId } = await buildTournament({ name: `${LONG.slice(0, 36)}${Date.now()}` });
    const teams = await buildTeams(tournamentId, [`A${LONG.slice(1)}`, `B${LONG.slice(1)}`]);
    const stage = await buildStage({ tournamentId, name: LONG });
    const match = await buildGroupMatch({
      group: await buildGroup({ stage, name: LONG, teams }),
      location: VENUE,
    });
    const knockout = await buildStage({ tournamentId, name: `K${LONG.slice(1)}`, type: 'knockout' });
    await buildUnknownTeamsMatch({
      stage: knockout,
      location: VENUE,
      localTeamPlaceholder: `C${LONG.slice(1)}`,
      visitorTeamPlaceholder: `D${LONG.slice(1)}`,
    });
    const ids = `&team=${match.LocalTeam?.teamId}&match=${match.matchId}`;
    for (const path of ['/', '/home', '/matches', '/matches#bracket', '/teams', '/team', '/match']) {
      await visit(page, path, `${tournamentId}${ids}`);
      await expect(page.getByText(path === '/' ? LONG.slice(0, 36) : 'WWWW').first()).toBeVisible();
      await scrollThrough(page);
      await expectNoSideScroll(page);
    }
  },
);
