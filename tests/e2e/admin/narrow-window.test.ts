import { buildGroup, buildStage } from '../../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch } from '../../support/builders/builders-matches';
import { test } from '../support/admin-test';
import { unfoldAll } from '../support/languages';
import { expectNoSideScroll, openLoaded } from '../support/public-pages';
import { WIDTHS } from '../support/widths';

test.use({ viewport: WIDTHS.narrowest });

const PAGES = [
  '',
  '/tournament-details-main',
  '/tournament-details',
  '/teams',
  '/teams/update',
  '/fixture',
  '/today',
  '/speaker',
  '/scorers',
  '/cards',
  '/history',
  '/people',
  '/plan',
];

for (const language of ['en', 'de', 'fr', 'it']) {
  test(
    `the admin pages have room in the narrowest window in ${language}`,
    { tag: '@long' },
    async ({ page, cup }) => {
      const { tournamentId } = cup;
      await buildGroupMatch({ group: await buildGroup({ tournamentId, name: 'Group A' }) });
      const stage = await buildStage({ tournamentId, name: 'Quarter-finals', type: 'knockout' });
      await buildUnknownTeamsMatch({
        stage,
        localTeamPlaceholder: '1st Group A',
        visitorTeamPlaceholder: 'The guests',
      });
      for (const path of PAGES) {
        await openLoaded(page, `/admin${path}?lang=${language}`);
        await unfoldAll(page);
        await expectNoSideScroll(page);
      }
    },
  );
}
