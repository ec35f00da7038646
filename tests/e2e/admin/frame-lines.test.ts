import { button, inspect, successBanner } from '../support/admin-screen';
import { expect, test } from '../support/admin-test';

test('a line for the website of the club is copied, and its address shows what it will show', async ({
  page,
  context,
  cup,
  openVisitorPage,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/share');
  await expect(page.getByRole('heading', { name: 'Show on your website' })).toBeVisible();
  await inspect(page, 'frame-lines');
  await button(page, 'Copy the line: Matches').click();
  await expect(successBanner(page)).toHaveText('The line is copied');
  const line = await page.evaluate(() => navigator.clipboard.readText());
  expect(line).toBe(await page.getByRole('textbox', { name: 'Matches' }).inputValue());

  const address = await page.getByRole('link', { name: /\/embed\/matches/ }).getAttribute('href');
  const visitor = await openVisitorPage();
  await visitor.goto(address ?? '');
  await expect(visitor.getByRole('link', { name: `Everything about ${cup.name}` })).toBeVisible();
  await expect(visitor.getByText('No matches founded')).toBeVisible();
});
