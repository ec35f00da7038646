import { type AdminPath, paths } from '../shared/paths/paths';
import { page, type Page } from './page';
import { adminPathAt } from './path-at';

/** What concerns no single tournament. */
const clubPage = page(() => import('./routes/admin/club'));

/** The page at each admin address. They stand apart from the others, because the names of their files would be in everybody's first view. */
export const adminPages = {
  [paths.admin]: clubPage,
  [paths.adminPeople]: clubPage,
  [paths.tournamentOptions]: page(() => import('./routes/admin/tournament-options')),
  [paths.tournamentDetails]: page(() => import('./routes/admin/tournament-details')),
  [paths.adminTeams]: page(() => import('./routes/admin/teams')),
  [paths.adminTeamsUpdate]: page(() => import('./routes/admin/update-team')),
  [paths.fixture]: page(() => import('./routes/admin/fixture')),
  [paths.adminScorers]: page(() => import('./routes/admin/scorers')),
  [paths.adminHistory]: page(() => import('./routes/admin/history')),
  [paths.adminPlan]: page(() => import('./routes/admin/plan')),
} as const satisfies Readonly<Record<AdminPath, Page>>;

/** Fetches the code of the page at an address, if there is one. */
export async function loadAdminPage(pathname: string): Promise<void> {
  const path = adminPathAt(pathname);
  if (path) await adminPages[path].load();
}
