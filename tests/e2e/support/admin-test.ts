import type { TournamentDetailsView, TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import type { StoredUserView } from '@futsal-cup/domain/contracts/views/people-views';
import { buildTournament } from '../../support/builders/builders';
import { call } from '../../support/call-api';
import { ADMINISTRATOR } from '../../support/sign-in';
import { test as base } from './test';

interface Fixtures {
  /** An empty cup of the test's own. */
  readonly cup: TournamentDetailsView;
  /** The cup that the administrator has chosen; `test.use({ chosenCup: null })` chooses none. */
  readonly chosenCup: TournamentListItem | null;
}

let login: Promise<StoredUserView> | undefined;

/**
 * Logs in once per worker. A worker fixture would do the same, but Playwright starts another worker, with another browser,
 * wherever tests with and without the fixture follow each other.
 */
function logInOnce(): Promise<StoredUserView> {
  login ??= call('login', ADMINISTRATOR);
  return login;
}

/** Fills the storage as it is after a login. A storage state of Playwright would cost a page load per test. */
function fillStorage(items: Readonly<Record<string, unknown>>): void {
  if (localStorage.getItem('was-filled')) return;
  localStorage.setItem('was-filled', 'yes');
  for (const [name, value] of Object.entries(items)) localStorage.setItem(name, JSON.stringify(value));
}

/** A test on the page of a signed-in administrator; the login form has tests of its own. */
export const test = base.extend<Fixtures>({
  cup: async ({}, provide) => provide(await buildTournament()),
  chosenCup: async ({ cup }, provide) => provide(cup),
  page: async ({ page, chosenCup }, provide) => {
    const tournaments = { state: { tournaments: [], currentTournament: chosenCup }, version: 0 };
    await page.addInitScript(fillStorage, { user: await logInOnce(), 'tournaments-storage': tournaments });
    await provide(page);
  },
});

export { expect } from './test';
