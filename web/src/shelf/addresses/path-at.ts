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

/**
 * Returns the path in lower case and without a slash at the end, because phones capitalise the first letter of typed text and some people
 * add a slash.
 */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}

export function sitePathAt(pathname: string): SitePath | undefined {
  return sitePaths.find((path) => path === plain(pathname));
}

/** Returns the administrators' page at an address. The addresses of all steps of the plan lead to one page. */
export function adminPathAt(pathname: string): AdminPath | undefined {
  const asked = plain(pathname);
  if (asked.startsWith(`${paths.adminPlan}/`)) return paths.adminPlan;
  return adminPaths.find((path) => path === asked);
}
