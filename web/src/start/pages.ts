import { paths, type SitePath } from '../shelf/addresses/paths';
import { page, type Page } from '../shelf/code/page';
import { adminPathAt, sitePathAt } from '../shelf/addresses/path-at';

export const AdminArea = page(() => import('../admin/layout/admin-area'));

const sessionPage = page(() => import('../admin/session/session-page'));

/** The pages by address, except the admin pages (admin-pages.ts). */
export const pages = {
  [paths.main]: page(() => import('../site/main/main-page')),
  [paths.home]: page(() => import('../site/home/home-page')),
  [paths.matches]: page(() => import('../site/matches/matches-page')),
  [paths.teams]: page(() => import('../site/teams/teams-page')),
  [paths.match]: page(() => import('../site/match/match-page')),
  [paths.team]: page(() => import('../site/team/team-page')),
  [paths.contact]: page(() => import('../site/contact/contact-page')),
  [paths.blog]: page(() => import('../site/blog/blog-page')),
  [paths.single]: page(() => import('../site/blog/single-page')),
  [paths.login]: sessionPage,
  [paths.register]: sessionPage,
  [paths.account]: sessionPage,
} as const satisfies Readonly<Record<SitePath, Page>>;

/** The shell of the page is shown at most this long. Then the app is drawn with its own loading states. */
const LONGEST_WAIT_MS = 3_000;

/**
 * Loads the files that the first page needs before the app is drawn. Without them, the app would show an empty page, and React would
 * keep it for 300 ms however soon the code arrives. A file that cannot be loaded is requested again where its error is shown.
 */
export async function loadFirstPage(pathname: string): Promise<void> {
  const path = sitePathAt(pathname);
  const first = [...(adminPathAt(pathname) ? [AdminArea] : []), ...(path ? [pages[path]] : [])];
  const loaded = Promise.allSettled(first.map(({ load }) => load()));
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))]);
}

/** Loads the code of all pages that a visitor can read, one after the other. */
export async function loadPublicPages(): Promise<void> {
  const { main, home, matches, teams, match, team, contact, blog, single } = paths;
  const all = [main, home, matches, teams, match, team, contact, blog, single];
  for (const path of all) await pages[path].load();
}
