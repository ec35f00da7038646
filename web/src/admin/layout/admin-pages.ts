import { type AdminPath, paths } from '../../shelf/addresses/paths';
import { page, type Page } from '../../shelf/code/page';
import { adminPathAt } from '../../shelf/addresses/path-at';

/** This page does not belong to a single tournament. */
const clubPage = page(() => import('../people/club-page'));

/** These pages are not listed with the others, because the names of their files would be in the first view of every visitor. */
export const adminPages = {
  [paths.admin]: clubPage,
  [paths.adminPeople]: clubPage,
  [paths.tournamentOptions]: page(() => import('../tournaments/tournament-options-page')),
  [paths.tournamentDetails]: page(() => import('../tournaments/tournament-details-page')),
  [paths.adminTeams]: page(() => import('../teams/teams-page')),
  [paths.adminTeamsUpdate]: page(() => import('../teams/update-team-page')),
  [paths.adminRules]: page(() => import('../rules/rules-page')),
  [paths.adminCards]: page(() => import('../cards/cards-page')),
  [paths.fixture]: page(() => import('../fixture/fixture-page')),
  [paths.adminToday]: page(() => import('../today/today-page')),
  [paths.adminPrint]: page(() => import('../print/print-page')),
  [paths.adminShare]: page(() => import('../share/share-page')),
  [paths.adminSpeaker]: page(() => import('../speaker/speaker-page')),
  [paths.adminScorers]: page(() => import('../scorers/scorers-page')),
  [paths.adminHistory]: page(() => import('../history/history-page')),
  [paths.adminPlan]: page(() => import('../plan/plan-page')),
} as const satisfies Readonly<Record<AdminPath, Page>>;

/** Fetches the code of the page at an address, if there is one. */
export async function loadAdminPage(pathname: string): Promise<void> {
  const path = adminPathAt(pathname);
  if (path) await adminPages[path].load();
}
