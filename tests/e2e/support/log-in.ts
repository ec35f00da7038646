import type { Page } from '@playwright/test';
import { ADMINISTRATOR } from '../../support/sign-in';

/** Fills in the login form as a person does; the page must show it already. */
export async function logIn(
  page: Page,
  { email, password }: { readonly email: string; readonly password: string } = ADMINISTRATOR,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}
