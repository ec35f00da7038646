import { type AdminPath, isAdminPath, paths, type SitePath } from './paths';

/*
 * Finds the page of an address in a table. Comparing the address with a pattern for each page, as the router can do, takes a
 * noticeable time on a slow phone before anything is drawn, and its code would be part of the first view of every page.
 */

type Path = (typeof paths)[keyof typeof paths];

function isAdmin(path: Path): path is AdminPath {
  return isAdminPath(path);
}

const all = Object.values(paths);
const adminPaths = all.filter(isAdmin);
const sitePaths = all.filter((path): path is SitePath => !isAdmin(path));

/** Phones capitalise the first letter of typed text, and some people add a slash at the end. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}

export function sitePathAt(pathname: string): SitePath | undefined {
  return sitePaths.find((path) => path === plain(pathname));
}

/** All steps of the plan belong to one page. */
export function adminPathAt(pathname: string): AdminPath | undefined {
  const asked = plain(pathname);
  if (asked.startsWith(`${paths.adminPlan}/`)) return paths.adminPlan;
  return adminPaths.find((path) => path === asked);
}
