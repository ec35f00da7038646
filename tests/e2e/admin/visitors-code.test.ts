import { button, inspect, modal } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';
import { keepScreenshot } from '../support/screenshot';

test('the QR code for visitors opens the page of the cup, and is printed large and alone', async ({
  page,
  cup,
  openVisitorPage,
}) => {
  await page.goto('/admin/tournament-details-main');
  await button(page, 'QR code for visitors').click();
  const dialog = modal(page);
  await expect(dialog.getByRole('img', { name: 'QR code of the page of this cup' })).toBeVisible();
  await inspect(page, 'visitors-code');
  const address = await dialog.getByLabel('Link', { exact: true }).inputValue();
  const visitor = await openVisitorPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { level: 1, name: cup.name })).toBeVisible();

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('All matches on your phone')).toBeVisible();
  await expect(dialog).toBeHidden();
  await keepScreenshot(page, 'visitors-code-print');
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});
