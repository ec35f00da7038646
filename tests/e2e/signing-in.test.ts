import type { Page } from '@playwright/test';
import { MAX_SESSION_JAVASCRIPT_BYTES, MAX_SESSION_REQUESTS, measureFirstView } from '../budgets/first-view';
import { ADMINISTRATOR } from '../support/sign-in';
import { testStack } from '../support/stack/test-stack';
import { LANGUAGES } from '@futsal-cup/domain/cup/text/languages';
import { logIn } from './support/log-in';
import { expect, test } from './support/test';
import { untilQuiet } from './support/until-quiet';

const PAGES = ['/login', '/register', '/account?forgot', '/account?oobCode=code'];

// French has the largest texts.
for (const language of LANGUAGES) {
  test(
    `the pages for signing in keep within their bytes and requests in ${language}`,
    { tag: language === 'fr' ? [] : '@long' },
    async ({ browser }) => {
      for (const path of PAGES) {
        const address = `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;
        const { javascript, requests } = await measureFirstView(browser, testStack().site, address);
        expect(javascript, path).toBeGreaterThan(0);
        expect(javascript, path).toBeLessThanOrEqual(MAX_SESSION_JAVASCRIPT_BYTES);
        expect(requests, path).toBeLessThanOrEqual(MAX_SESSION_REQUESTS);
      }
    },
  );
}

function adminTitle(page: Page) {
  return page.getByRole('heading', { level: 1, name: 'Admin' });
}

test('the admin pages come while somebody types, and no more code after the login', async ({ page }) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.getByLabel('Email').focus();
  await untilQuiet(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) code.push(request.url());
  });
  await logIn(page);
  await expect(adminTitle(page)).toBeVisible();
  await untilQuiet(page);
  expect(code).toEqual([]);
});

test('code that cannot be loaded loses nothing that is typed at the login', async ({ page, allowErrors }) => {
  allowErrors(/ERR_FAILED/, /Failed to fetch/, /Failed to load/);
  await page.goto('/login', { waitUntil: 'networkidle' });
  await page.route('**/assets/**', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed');
  await page.getByLabel('Email').fill(ADMINISTRATOR.email);
  await lost;
  await page.getByLabel('Password', { exact: true }).fill(ADMINISTRATOR.password);
  await expect(page.getByLabel('Email')).toHaveValue(ADMINISTRATOR.email);
  await page.unroute('**/assets/**');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(adminTitle(page)).toBeVisible();
});

/** Fills a field as programs that keep passwords do: without the focus. */
function fillIn(field: HTMLElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('a login that a program fills in shows that it works, and loads the admin pages meanwhile', async ({
  page,
}) => {
  await page.goto('/login', { waitUntil: 'networkidle' });
  let letGo: () => void = () => undefined;
  const isHeld = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/auth/login', async (route) => {
    await isHeld;
    await route.continue();
  });
  await page.getByLabel('Email').evaluate(fillIn, ADMINISTRATOR.email);
  await page.getByLabel('Password', { exact: true }).evaluate(fillIn, ADMINISTRATOR.password);
  const code = page.waitForResponse(/\/assets\/admin-area-/);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('button', { name: /^Loggin/ })).toBeDisabled();
  await code;
  letGo();
  await expect(adminTitle(page)).toBeVisible();
});
