import type { ComponentType } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { later } from '../../../shared/code/later';
import { paths } from '../../../shared/paths/paths';

function page(importPage: () => Promise<{ readonly Component: ComponentType }>) {
  return later(async () => (await importPage()).Component);
}

/** The pages of one tournament. They are named here and not with all others, so that visitors do not load their names. */
const TOURNAMENT_PAGES = {
  [paths.tournamentOptions]: page(() => import('./tournament-options')),
  [paths.tournamentDetails]: page(() => import('./tournament-details')),
  [paths.adminTeams]: page(() => import('./teams')),
  [paths.adminTeamsUpdate]: page(() => import('./update-team')),
  [paths.fixture]: page(() => import('./fixture')),
  [paths.adminHistory]: page(() => import('./history')),
  [paths.adminScorers]: page(() => import('./scorers')),
  [paths.adminPlan]: page(() => import('./plan')),
} as const;

type TournamentPath = keyof typeof TOURNAMENT_PAGES;

const PATHS = Object.keys(TOURNAMENT_PAGES) as TournamentPath[];

function pathAt(pathname: string): TournamentPath {
  return PATHS.find((path) => matchPath(path, pathname)) ?? paths.tournamentOptions;
}

/** Whichever page of the tournament the address names. */
export function Component() {
  const { pathname } = useLocation();
  const Page = TOURNAMENT_PAGES[pathAt(pathname)];
  return <Page />;
}

/** Asks for the code of the page that is opened. */
export async function load(): Promise<void> {
  await TOURNAMENT_PAGES[pathAt(window.location.pathname)].load();
}
