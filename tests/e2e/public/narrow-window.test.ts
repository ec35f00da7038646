import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { expectNoSideScroll, openLoaded, scrollThrough } from '../support/public-pages';
import { test } from '../support/test';
import { WIDTHS } from '../support/widths';

test.use({ viewport: WIDTHS.narrowest });

/** These languages have the longest words. */
for (const language of ['de', 'it']) {
  test(
    `the public pages have room in the narrowest window in ${language}`,
    { tag: '@long' },
    async ({ page }) => {
      const cup = buildCupInState(16, 'under way');
      await writeCup(cup);
      const { tournamentId } = cup.tournament;
      for (const path of ['home', 'matches', 'teams', 'team', 'match', 'contact', 'blog']) {
        const ids = { team: cup.teams[0]?.teamId ?? '', match: cup.matches[0]?.matchId ?? '' };
        const query = new URLSearchParams({ tournament: tournamentId, lang: language, ...ids });
        await openLoaded(page, `/${path}?${query}`);
        await scrollThrough(page);
        await expectNoSideScroll(page);
      }
    },
  );
}
