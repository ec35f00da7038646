import { API_ROOT, cupAddress, TOURNAMENTS_ADDRESS } from '../shelf/api/addresses';
import { languagesToTry, wishesOfVisitor } from '../shelf/texts/choose-language';
import { MAIN_PATH, TOURNAMENT_PARAMETER } from '../shelf/addresses/paths';
import { THEME_STORAGE_KEY, TOURNAMENTS_STORAGE_KEY, USER_STORAGE_KEY } from '../shelf/stores/storage-keys';
import type { TournamentsState } from '../shelf/stores/tournaments';

/*
 * Runs on its own before the app has arrived, and asks for what the app will ask for: the texts, the code of the page and the
 * cup that it shows. `build/early-preload.ts` makes a small file of it, because the content security policy allows no inline
 * script.
 */

/** The files that each page needs besides those of the app; the build fills it in. */
declare const FILES_OF_PAGES: Readonly<Record<string, readonly string[]>>;
/** By language and page the files of the texts that the page needs; by '' those that every page needs. */
declare const FILES_OF_TEXTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function preload(href: string, as: 'fetch' | 'script' | 'style'): void {
  const link = document.createElement('link');
  link.rel = as === 'script' ? 'modulepreload' : 'preload';
  link.as = as;
  link.href = href;
  // As the app will ask for it, or the browser would not take what was fetched early.
  link.crossOrigin = '';
  document.head.append(link);
}

/** What cannot be read is as good as absent: the storage belongs to the visitor. */
function readStored<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

// Before anything is drawn, so that no light page flashes up for who likes dark ones.
document.documentElement.dataset['theme'] = readStored<string>(THEME_STORAGE_KEY) ?? '';

function currentTournamentId(search: string): string | undefined {
  const stored = readStored<{ readonly state?: Partial<TournamentsState> }>(TOURNAMENTS_STORAGE_KEY);
  const wanted = new URLSearchParams(search).get(TOURNAMENT_PARAMETER);
  return wanted ?? stored?.state?.currentTournament?.tournamentId;
}

function preloadView(pathname: string, tournamentId: string | undefined): void {
  if (pathname === MAIN_PATH) preload(`${API_ROOT}${TOURNAMENTS_ADDRESS}`, 'fetch');
  else if (tournamentId) preload(`${API_ROOT}${cupAddress(tournamentId)}`, 'fetch');
}

const tournamentId = currentTournamentId(window.location.search);
/** Once, because the build writes them in full wherever they are named. */
const filesOfPages = FILES_OF_PAGES;
const asked = window.location.pathname;
/** Who has chosen no tournament is sent from the pages of one to the main page. */
const pathname = filesOfPages[asked] && !tournamentId ? MAIN_PATH : asked;
const files = filesOfPages[pathname];
const texts = FILES_OF_TEXTS[languagesToTry(wishesOfVisitor())[0] ?? ''];
for (const file of [texts?.[''], files, texts?.[pathname]].flatMap((list) => list ?? [])) {
  preload(file, file.endsWith('.css') ? 'style' : 'script');
}
// Who is logged in sends a token, which a preload cannot.
if (files && !readStored(USER_STORAGE_KEY)) preloadView(pathname, tournamentId);
