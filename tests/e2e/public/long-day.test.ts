import { buildCupInState } from '../../support/builders/cup-in-state';
import { writeCup } from '../../support/builders/write-records';
import { expect, test } from '../support/test';

test.describe('a cup of 16 teams', () => {
  test(
    'leads from home past the many matches of its day to the tables, and says of each what it waits for',
    { tag: '@long' },
    async ({ page }) => {
      const cup = buildCupInState(16, 'under way');
      await writeCup(cup);
      await page.goto(`/home?tournament=${cup.tournament.tournamentId}`);
      const parts = page.getByRole('main').getByRole('navigation', { name: 'Home' });
      await parts.scrollIntoViewIfNeeded();
      await expect(page.getByText('(-)').first()).toBeVisible();
      const due = page.getByRole('listitem').filter({ has: page.getByText('Due now') });
      await expect(due.first()).toBeVisible();
      await parts.getByRole('link', { name: 'Table' }).click();
      await expect(page.getByRole('heading', { name: 'Table' })).toBeInViewport();
      await page.goBack();
      await parts.getByRole('link', { name: 'Bracket' }).click();
      await expect(page.getByRole('heading', { name: 'Tournament Bracket' })).toBeInViewport();
    },
  );

  for (const width of [360, 1_440]) {
    test(
      `cuts no line of a card of its bracket in half, at ${width} px`,
      { tag: '@long' },
      async ({ page }) => {
        const cup = buildCupInState(16, 'finished');
        await writeCup(cup);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`/matches?tournament=${cup.tournament.tournamentId}#bracket`);
        const cards = page.getByRole('article');
        await expect(cards).toHaveCount(8);
        await expect(cards.filter({ hasText: 'on penalties' }).first()).toBeAttached();
        const lines = await cards.locator('p').evaluateAll((paragraphs) =>
          paragraphs.map((element) => ({
            text: element.textContent,
            lines: element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
          })),
        );
        expect(lines.filter(({ lines: count }) => Math.abs(count - Math.round(count)) > 0.1)).toEqual([]);
      },
    );
  }
});
