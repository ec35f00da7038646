import { API_ROOT, cupAddress, TOURNAMENTS_ADDRESS } from '../shelf/api/addresses';
import { languagesToTry, wishesOfVisitor } from '../shelf/texts/choose-language';
import { CATEGORY_PARAMETER, MAIN_PATH, TOURNAMENT_PARAMETER } from '../shelf/addresses/paths';
import { viewId } from '../shelf/addresses/view-id';
import { THEME_STORAGE_KEY, TOURNAMENTS_STORAGE_KEY, USER_STORAGE_KEY } from '../shelf/stores/storage-keys';
import type { TournamentsState } from '../shelf/stores/tournaments';

/*
 * This script runs separately, before the app has loaded, and requests the same files and data as the app later: the texts, the code
 * of the page and its cup. `build/early-preload.ts` turns it into a small file, because the content security policy allows no inline
 * script.
 */

/** The files that each page needs beyond those of the app. The build fills them in. */
declare const FILES_OF_PAGES: Readonly<Record<string, readonly string[]>>;
/** The files of the texts that each page needs, by language and page. The key '' lists those that every page needs. */
declare const FILES_OF_TEXTS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

function preload(href: string, as: 'fetch' | 'script' | 'style'): void {
  const link = document.createElement('link');
  link.rel = as === 'script' ? 'modulepreload' : 'preload';
  link.as = as;
  link.href = href;
  // The request has the same mode as that of the app. With a different mode, the browser would not reuse the preloaded file.
  link.crossOrigin = '';
  document.head.append(link);
}

/** Returns null if the entry cannot be read: the visitor may have cleared or changed the storage. */
function readStored<Value>(key: string): Value | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Value | null;
  } catch {
    return null;
  }
}

// The theme is set before anything is drawn, so that no light page flashes up for visitors with a dark theme.
document.documentElement.dataset['theme'] = readStored<string>(THEME_STORAGE_KEY) ?? '';

/** Returns the view of the chosen tournament and category, as `shownView` does in the app. */
function currentView(search: string): string | undefined {
  const stored = readStored<{ readonly state?: Partial<TournamentsState> }>(TOURNAMENTS_STORAGE_KEY)?.state;
  const parameters = new URLSearchParams(search);
  const wanted = parameters.get(TOURNAMENT_PARAMETER);
  const tournamentId = wanted ?? stored?.currentTournament?.tournamentId;
  const category = wanted && parameters.get(CATEGORY_PARAMETER);
  return tournamentId && viewId(tournamentId, category || stored?.categories?.[tournamentId]);
}

function preloadView(pathname: string, view: string | undefined): void {
  if (pathname === MAIN_PATH) preload(`${API_ROOT}${TOURNAMENTS_ADDRESS}`, 'fetch');
  else if (view) preload(`${API_ROOT}${cupAddress(view)}`, 'fetch');
}

const view = currentView(window.location.search);
/** The constant is read only once, because the build inserts its full value wherever it is named. */
const filesOfPages = FILES_OF_PAGES;
const asked = window.location.pathname;
/** Without a chosen tournament, the pages of a tournament redirect to the main page. */
const pathname = filesOfPages[asked] && !view ? MAIN_PATH : asked;
const files = filesOfPages[pathname];
const texts = FILES_OF_TEXTS[languagesToTry(wishesOfVisitor())[0] ?? ''];
for (const file of [texts?.[''], files, texts?.[pathname]].flatMap((list) => list ?? [])) {
  preload(file, file.endsWith('.css') ? 'style' : 'script');
}
// A logged-in user's request contains a token, which a preload cannot send.
if (files && !readStored(USER_STORAGE_KEY)) preloadView(pathname, view);
