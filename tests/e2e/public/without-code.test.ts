import { expect, test } from '../support/test';

const NEEDS = 'This site needs JavaScript and a browser from 2023 or later.';

for (const address of ['/', '/score']) {
  test.describe(`${address} without its code`, () => {
    test('where scripts are blocked, it says so and leads to the club', async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
      const page = await context.newPage();
      await page.goto(address);
      await expect(page.getByText(NEEDS)).toBeVisible();
      const club = page.getByRole('link', { name: 'FC Limmat Futsal' });
      await expect(club).toHaveAttribute('href', 'https://fc-limmat-futsal.example/');
      await context.close();
    });

    test('a browser that reads it and lacks what it calls is told which has that', async ({ page }) => {
      // Browsers of 2021 and 2022 lack these methods.
      await page.addInitScript(() => {
        for (const method of ['toSorted', 'toReversed', 'toSpliced', 'with'])
          Reflect.deleteProperty(Array.prototype, method);
      });
      await page.goto(address);
      await expect(page.getByText(NEEDS)).toBeVisible();
    });

    test('a browser that cannot read it is told which can', async ({ page, allowErrors }) => {
      allowErrors(/SyntaxError|Unexpected|Invalid/);
      // This is what a browser of 2021 makes of code that it does not know.
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'class A { of 2023 }' }),
      );
      await page.goto(address);
      await expect(page.getByText(NEEDS)).toBeVisible();
    });
  });
}

test('a page that has its code does not say what it needs', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(NEEDS)).toHaveCount(0);
});
