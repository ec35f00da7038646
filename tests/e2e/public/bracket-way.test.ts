import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { visit } from '../support/public-pages';
import { expect, test } from '../support/test';

test(
  'a large bracket fades at the edges at which it goes on',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    const cup = buildCupInState(64, 'upcoming');
    await writeCup(cup);
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/matches#bracket', cup.tournament.tournamentId);
    const bracket = page.getByRole('region', { name: 'Tournament Bracket' });
    const faded = () =>
      bracket.evaluate((element) =>
        ['--fade-left', '--fade-right', '--fade-foot'].map((edge) =>
          getComputedStyle(element).getPropertyValue(edge),
        ),
      );
    await expect(bracket.getByRole('article').first()).toBeVisible();
    await bracket.evaluate((element) => element.scrollTo(0, 0));
    await expect.poll(faded).toEqual(['0px', '48px', '48px']);
    await bracket.evaluate((element) => element.scrollTo(element.scrollWidth, element.scrollHeight));
    await expect.poll(faded).toEqual(['48px', '0px', '0px']);
  },
);

test(
  'a large bracket opens on the final when the cup is over',
  { tag: ['@desktop', '@long'] },
  async ({ page }) => {
    const cup = buildCupInState(64, 'finished');
    await writeCup(cup);
    await page.setViewportSize({ width: 1024, height: 800 });
    await visit(page, '/matches#bracket', cup.tournament.tournamentId);
    const bracket = page.getByRole('region', { name: 'Tournament Bracket' });
    const final = bracket
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Final', exact: true }) });
    await expect(final.getByRole('article')).toBeInViewport({ ratio: 1 });
  },
);
