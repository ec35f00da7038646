import { type AdminPath, isAdminPath, paths, type SitePath } from './paths';

/*
 * The page that an address means, out of a table: to compare an address with a pattern for each page, as the router can, takes a slow
 * phone a moment before it draws anything, and its code would be in everybody's first view.
 */

type Path = (typeof paths)[keyof typeof paths];

function isAdmin(path: Path): path is AdminPath {
  return isAdminPath(path);
}

const all = Object.values(paths);
const adminPaths = all.filter(isAdmin);
const sitePaths = all.filter((path): path is SitePath => !isAdmin(path));

/** Phones begin what is typed with a capital, and some put a slash at its end. */
function plain(pathname: string): string {
  return pathname.toLowerCase().replace(/(.)\/+$/, '$1');
}

export function sitePathAt(pathname: string): SitePath | undefined {
  return sitePaths.find((path) => path === plain(pathname));
}

/** The steps of the plan are one page. */
export function adminPathAt(pathname: string): AdminPath | undefined {
  const asked = plain(pathname);
  if (asked.startsWith(`${paths.adminPlan}/`)) return paths.adminPlan;
  return adminPaths.find((path) => path === asked);
}
