import type { Cup } from '@futsal-cup/domain/cup/records';
import { buildCupInState, STATES, type StateOfCup } from '../../support/builders/cup-in-state';
import { buildCupOf } from '../../bench/cup-of';
import { writeCup } from '../../support/builders/write-records';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { inspectPage, openLoaded, watchLayoutShift } from '../support/public-pages';
import { expect, test } from '../support/test';

/** Lists the pages of a cup, with those of a team and of a match, if possible a played one. */
function pagesOf({ tournament: { tournamentId }, teams, matches }: Cup): Readonly<Record<string, string>> {
  const match = matches.find(({ local }) => local.goals !== null) ?? matches[0];
  const address = (path: string, ids = {}) =>
    `/${path}?${new URLSearchParams({ tournament: tournamentId, ...ids })}`;
  return {
    home: address('home'),
    bracket: `${address('matches')}#bracket`,
    teams: address('teams'),
    // The page of matches does not follow the bracket directly: their addresses differ only in the fragment, so the page would not reload.
    matches: address('matches'),
    team: address('team', { team: teams[0]?.teamId ?? '' }),
    match: address('match', { match: match?.matchId ?? '' }),
  };
}

async function inspectPages(page: Page, size: number, state: StateOfCup): Promise<void> {
  test.slow();
  await watchLayoutShift(page);
  const cup = buildCupInState(size, state);
  await writeCup(cup);
  for (const [name, address] of Object.entries(pagesOf(cup))) {
    await page.goto(address);
    await inspectPage(
      page,
      `screens/${name}-${size}-${state.replace(' ', '-')}-${page.viewportSize()?.width}`,
    );
  }
}

/** The sizes and states of the cups on a phone. Other tests cover the differences in other cups and in windows of other widths. */
const ON_A_PHONE = [
  ...STATES.map((state) => [4, state] as const),
  [16, 'under way'] as const,
  ...STATES.map((state) => [64, state] as const),
];

/** High windows show more of home; content that loads later must not push anything away there. */
const HIGH = [
  ['under way', { width: 1080, height: 1920 }],
  ['finished', { width: 1440, height: 1300 }],
] as const;

test.describe('steady, within the window and accessible by day and night are the pages of a cup', () => {
  for (const [size, state] of ON_A_PHONE) {
    test(`of ${size} teams that is ${state}`, { tag: '@long' }, ({ page }) =>
      inspectPages(page, size, state),
    );
  }

  for (const [state, size] of HIGH) {
    test(`of 16 teams that is ${state}, on a high window`, { tag: '@long' }, async ({ page }) => {
      await page.setViewportSize(size);
      await inspectPages(page, 16, state);
    });
  }

  test('of 64 teams that is under way, on a wide window', { tag: ['@long', '@desktop'] }, ({ page }) =>
    inspectPages(page, 64, 'under way'),
  );
});

test(
  'a home page of 64 teams is accessible before anybody has scrolled',
  { tag: '@long' },
  async ({ page }) => {
    const cup = buildCupOf(64);
    await writeCup(cup);
    await page.setViewportSize({ width: 412, height: 823 });
    await openLoaded(page, pagesOf(cup)['home'] ?? '');
    // The page is not laid out as a whole, unlike in other tests: a bracket whose height differs from the estimate would lie on the footer.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  },
);
