import type { Page } from 'playwright-core';

export const ADMINISTRATOR = { email: 'admin@futsal-cup.test', password: 'Admin-2026!' };
export const VISITOR = { email: 'visitor@futsal-cup.test', password: 'Visitor-2026!' };

/** Fills in the login form as a person does; the page must show it already. */
export async function logIn(page: Page, { email, password } = ADMINISTRATOR): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
