import type { StoredUserView, TournamentListItem } from '@futsal-cup/domain/contracts/views';
import type { Browser, Locator, Page } from 'playwright-core';
import { expectAccessible } from './axe';
import { openPage, type Viewport, type WatchedPage } from './browser';
import { call } from './call-api';
import { keepScreenshot } from './screenshot';
import { ADMINISTRATOR } from './sign-in';
import { waitUntilStill } from './wait-until-still';

let user: Promise<StoredUserView> | undefined;

/** Logged in once per file: what the login form does has a test of its own. */
function loggedInUser(): Promise<StoredUserView> {
  user ??= call('login', ADMINISTRATOR);
  return user;
}

/** Opens a page as a logged-in administrator, at work on a tournament where one is given. */
export async function openAdmin(
  browser: Browser,
  viewport: Viewport,
  tournament: TournamentListItem | null = null,
): Promise<WatchedPage> {
  const watched = await openPage(browser, viewport);
  watched.page.setDefaultTimeout(10_000);
  const stored = { user: await loggedInUser(), tournament };
  await watched.context.addInitScript(({ user, tournament }) => {
    if (localStorage.getItem('was-filled')) return;
    localStorage.setItem('was-filled', 'yes');
    localStorage.setItem('user', JSON.stringify(user));
    const state = { tournaments: [], currentTournament: tournament };
    localStorage.setItem('tournaments-storage', JSON.stringify({ state, version: 0 }));
  }, stored);
  return watched;
}

/** The topmost open modal. */
export function modal(page: Page): Locator {
  return page.locator('dialog[open]').last();
}

/** What the message banner says: an error, or the news of a success. */
export function errorBanner(page: Page): Locator {
  return page.locator('[role="alert"] p');
}

export function successBanner(page: Page): Locator {
  return page.locator('[role="status"] p');
}

/** Nothing that axe objects to, and a picture for a person to look at. */
export async function inspect(page: Page, viewport: Viewport, name: string): Promise<void> {
  await waitUntilStill(page);
  await expectAccessible(page);
  await keepScreenshot(page, `admin-${name}-${viewport}`);
}

/** A button of the page by its exact name. */
export function button(place: Page | Locator, name: string): Locator {
  return place.getByRole('button', { name, exact: true });
}
