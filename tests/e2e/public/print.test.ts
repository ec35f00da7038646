import { scrollThrough, seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

test(
  'the matches print with the tables, and without what is for the screen',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/matches', await seededCup('Basel Futsal Masters'));
    await scrollThrough(page);
    // The test's `print` only does what a browser does before it prints, because there is no printer.
    await page.evaluate(() => {
      window.print = () => window.dispatchEvent(new Event('beforeprint'));
    });
    await page.getByRole('button', { name: 'Print fixtures and tables' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'League table' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Group A' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Scoreboard' })).toBeHidden();
    // The scoreboard and the lists are for the screen; on paper all matches are rows.
    for (const name of ['Scoreboard', 'Upcoming Matches', 'Results']) {
      await expect(page.getByRole('heading', { name, exact: true }).filter({ visible: true })).toHaveCount(0);
    }
    await expect(page.getByRole('button', { name: 'Print fixtures and tables' })).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Matches' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'All cups' })).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('heading', { name: 'League table' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Scoreboard' })).toBeVisible();
  },
);

test('what has no matches takes no room on a sheet', { tag: ['@desktop', '@long'] }, async ({ page }) => {
  await visit(page, '/matches', await seededCup("Women's Futsal Cup Zurich"));
  const empty = page.getByText('No matches founded');
  const next = page.getByRole('heading', { name: 'Next match' });
  await expect(empty).toBeVisible();
  await expect(next).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(empty).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Upcoming Matches' })).toBeHidden();
  await expect(next).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Results', exact: true })).toBeVisible();
});
