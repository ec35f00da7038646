import { expectAccessible } from './support/accessibility';
import { expect, test } from './support/test';

test.describe('a visitor', () => {
  test('picks the running cup and sees its next match and its tables', { tag: '@long' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Basel Futsal Masters' }).click();
    await expect(page.getByText('Countdown finished!')).toBeVisible();
    const next = page.getByRole('region', { name: 'Next Match' });
    await expect(next).toHaveText(/\d{2}\/\d{2}\/\d{4}.*\d{2}:\d{2} HS/);
    const table = page.getByRole('table', { name: 'Group A' });
    await expect(table.getByRole('rowheader', { name: 'Rheinufer Basel' })).toBeVisible();
    await expectAccessible(page);
  });

  test('finds the chosen cup again after a reload and by going back', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Lucerne Winter Cup' }).click();
    await page.waitForURL('**/home?tournament=*');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Lucerne Winter Cup' })).toBeVisible();
    await page.getByRole('link', { name: 'All cups' }).first().click();
    await page.getByRole('link', { name: 'Basel Futsal Masters' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Basel Futsal Masters' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Lucerne Winter Cup' })).toBeVisible();
  });

  test(
    'goes back to the cup of a page that the menu led to, after a look at another one',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('/');
      await page.getByRole('link', { name: 'Lucerne Winter Cup' }).click();
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('link', { name: 'Matches' }).click();
      const title = page.getByRole('heading', { level: 1, name: 'Matches' });
      await expect(title).toBeVisible();
      await page.getByRole('link', { name: 'All cups' }).click();
      await page.getByRole('link', { name: 'Basel Futsal Masters' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Basel Futsal Masters' })).toBeVisible();
      await page.goBack();
      await page.goBack();
      await expect(title).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: /Lucerne Winter Cup/ })).toBeVisible();
    },
  );
});
