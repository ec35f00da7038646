import { seededCup, visit } from '../support/public-pages';
import { expect, test } from '../support/test';

const POST = 'Level on points: how to read the table';

test.describe('a reader of the blog', () => {
  test('finds six posts on the first of five pages, and reads one', { tag: '@desktop' }, async ({ page }) => {
    await visit(page, '/blog', await seededCup('Basel Futsal Masters'));
    await expect(page.getByRole('article')).toHaveCount(6);
    const pages = page.getByRole('navigation', { name: 'Pages of the blog' }).getByRole('button');
    await expect(pages).toHaveText(['1', '2', '3', '4', '5']);
    await page.getByRole('link', { name: POST }).click();
    await expect(page.getByRole('heading', { level: 1, name: POST })).toBeVisible();
    await page.getByLabel('Search').fill('sixth foul');
    const found = page.getByRole('search').getByRole('link');
    await expect(found).toHaveText(['The sixth foul and the ten-metre mark']);
  });
});
