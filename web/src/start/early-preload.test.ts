import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildUser } from '../testing/build-user';
import { paths } from '../shelf/addresses/paths';
import {
  chooseCategory,
  chooseTournament,
  clearTournament,
  useTournaments,
} from '../shelf/stores/tournaments';
import { removeUser, saveUser } from '../shelf/stores/user';

/** Runs the early script at an address, as a browser does on opening it, and returns its requests. */
async function openAt(address: string): Promise<string[]> {
  window.history.replaceState(null, '', address);
  const append = vi.spyOn(document.head, 'append').mockReturnValue(undefined);
  vi.resetModules();
  await import('./early-preload');
  return append.mock.calls.flat().map((link) => (link as HTMLLinkElement).getAttribute('href') ?? '');
}

describe('the early script', () => {
  beforeEach(() => {
    vi.stubGlobal('FILES_OF_TEXTS', {
      en: { '': ['/en.js'], [paths.match]: ['/en-match.js'] },
      de: { '': ['/de.js'] },
    });
    vi.stubGlobal('FILES_OF_PAGES', {
      [paths.main]: ['/main.js'],
      [paths.home]: ['/home.js', '/home.css'],
      [paths.match]: ['/match.js'],
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    removeUser();
    clearTournament();
    useTournaments.setState({ categories: {} });
    window.history.replaceState(null, '', '/');
  });

  test('asks for the list of tournaments where they are chosen', async () => {
    expect(await openAt(paths.main)).toEqual(['/en.js', '/main.js', '/api/tournaments/get-all']);
  });

  test('asks for the page and the tournament that was chosen on an earlier visit', async () => {
    chooseTournament({ tournamentId: 'cup 1', name: 'Spring Cup', date: '2030-05-11' });
    expect(await openAt(paths.home)).toEqual(['/en.js', '/home.js', '/home.css', '/api/tournaments/cup%201']);
  });

  test('asks for the tournament that the address names', async () => {
    chooseTournament({ tournamentId: 'cup-1', name: 'Spring Cup', date: '2030-05-11' });
    expect(await openAt(`${paths.home}?tournament=cup-2`)).toContain('/api/tournaments/cup-2');
  });

  test('asks for the category that was chosen on an earlier visit, or that the address names', async () => {
    chooseCategory('cup-1', 'f');
    expect(await openAt(`${paths.home}?tournament=cup-1`)).toContain('/api/tournaments/cup-1?category=f');
    const [asked] = (await openAt(`${paths.home}?tournament=cup-1&category=e`)).slice(-1);
    expect(asked).toBe('/api/tournaments/cup-1?category=e');
  });

  test('asks for the whole cup where all categories were chosen', async () => {
    chooseCategory('cup-1', 'all');
    expect(await openAt(`${paths.home}?tournament=cup-1`)).toContain('/api/tournaments/cup-1');
  });

  test('asks for the texts that a page needs besides', async () => {
    const asked = await openAt(`${paths.match}?tournament=cup-1&match=m`);
    expect(asked).toEqual(['/en.js', '/match.js', '/en-match.js', '/api/tournaments/cup-1']);
  });

  test('asks for the main page where no tournament is chosen, because that is shown', async () => {
    expect(await openAt(paths.home)).toEqual(['/en.js', '/main.js', '/api/tournaments/get-all']);
  });

  test('asks for no tournament while somebody is logged in, because their app sends a token', async () => {
    saveUser(buildUser());
    expect(await openAt(paths.main)).toEqual(['/en.js', '/main.js']);
  });

  test('asks for the texts alone at the addresses that it does not know', async () => {
    expect(await openAt(paths.login)).toEqual(['/en.js']);
  });

  test('asks for the texts in the language that was chosen on an earlier visit', async () => {
    localStorage.setItem('language', 'de');
    expect(await openAt(paths.login)).toEqual(['/de.js']);
  });

  test('asks for the texts in the language of the address before all', async () => {
    localStorage.setItem('language', 'de');
    expect(await openAt(`${paths.login}?lang=en`)).toEqual(['/en.js']);
  });

  test('goes on where the storage holds something else', async () => {
    localStorage.setItem('tournaments-storage', '{"state":');
    expect(await openAt(paths.home)).toEqual(['/en.js', '/main.js', '/api/tournaments/get-all']);
  });
});
