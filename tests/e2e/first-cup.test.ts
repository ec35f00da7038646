import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/axe';
import { launchBrowser, openPage, type Viewport } from '../support/browser';
import { logIn, VISITOR } from '../support/log-in';

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
});

afterAll(() => browser.close());

describe.each<Viewport>(['phone', 'desktop'])('on a %s', (viewport) => {
  it('the administrator creates a cup and edits it, and a visitor sees it', async () => {
    const name = `Spring Cup ${viewport}`;
    const { page, expectQuiet, close } = await openPage(browser, viewport);
    await page.goto('/login');
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    await expectAccessible(page);
    await logIn(page);
    await page.getByText('Login successfull').waitFor();
    await page.getByRole('heading', { name: 'Tournaments' }).waitFor();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Create tournament' }).click();
    await page.getByText('SET THE TOURNAMENT DETAILS HERE').waitFor();
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByRole('button', { name: 'Create tournament' }).click();
    await page.getByText('Date is mandatory').waitFor();
    await page.getByLabel('Date', { exact: true }).fill('2098-03-01');
    await page.getByRole('button', { name: 'Create tournament' }).click();
    await page.getByText('01/03/2098').waitFor();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByLabel('Date', { exact: true }).fill('2098-03-02');
    await page.getByRole('button', { name: 'Edit tournament details' }).click();
    await page.getByText('02/03/2098').waitFor();
    await expectAccessible(page);
    expectQuiet();
    await close();

    const visitor = await openPage(browser, viewport);
    await visitor.page.goto('/');
    const cup = visitor.page.getByRole('button', { name });
    await cup.waitFor();
    expect(await cup.textContent()).toContain('02/03/2098');
    await visitor.close();
  });

  it('a person without the role is sent to login and told why', async () => {
    const { page, context, close } = await openPage(browser, viewport);
    await page.goto('/login');
    await logIn(page, VISITOR);
    await page.getByText('Your account has no administrator rights yet').waitFor();
    await page.waitForURL('**/login');
    const { origins } = await context.storageState();
    expect(origins.flatMap(({ localStorage }) => localStorage.map((item) => item.name))).not.toContain(
      'user',
    );
    await close();
  });

  it('an administrator’s page asks a stranger to log in, and opens when they did', async () => {
    const { page, close } = await openPage(browser, viewport);
    await page.goto('/admin/fixture');
    await page.waitForURL('**/login');
    await logIn(page);
    await page.waitForURL('**/admin/fixture');
    await close();
  });

  it('a wrong password keeps the form and says so', async () => {
    const { page, close } = await openPage(browser, viewport);
    await page.goto('/login');
    await logIn(page, { email: 'admin@futsal-cup.test', password: 'Wrong-2026!' });
    await page.getByText('Invalid email or password').waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe('admin@futsal-cup.test');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('Wrong-2026!');
    await close();
  });
});
