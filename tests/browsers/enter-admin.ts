import { ADMINISTRATOR } from '../support/sign-in';
import type { DrivenBrowser } from './drive/driven-browser';
import type { Person } from './drive/person';

interface ChosenCup {
  readonly tournamentId: string;
  readonly name: string;
  readonly date: string;
}

/** Logs in as the administrator, who then works on this cup. */
export async function enterAdmin(
  { browser, person }: { readonly browser: DrivenBrowser; readonly person: Person },
  { tournamentId, name, date }: ChosenCup,
): Promise<void> {
  await person.openLoaded('/login');
  const chosen = JSON.stringify({
    state: { tournaments: [], currentTournament: { tournamentId, name, date } },
    version: 0,
  });
  // The page reads this when it begins, and would write over it later.
  await browser.run(`localStorage.setItem('tournaments-storage', ${JSON.stringify(chosen)})`);
  await person.openLoaded('/login');
  await person.fill('Email', ADMINISTRATOR.email);
  await person.fill('Password', ADMINISTRATOR.password);
  await person.press('Login');
  await person.waitFor(`location.pathname === '/admin'`);
}
