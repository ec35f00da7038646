/** Every address of the app. */
export const paths = {
  main: '/',
  home: '/home',
  matches: '/matches',
  teams: '/teams',
  contact: '/contact',
  blog: '/blog',
  single: '/single',
  login: '/login',
  register: '/register',
  admin: '/admin',
  tournamentOptions: '/admin/tournament-details-main',
  tournamentDetails: '/admin/tournament-details',
  adminTeams: '/admin/teams',
  adminTeamsUpdate: '/admin/teams/update',
  fixture: '/admin/fixture',
  adminScorers: '/admin/scorers',
} as const;

export type Path = (typeof paths)[keyof typeof paths];

/** The query parameter that selects a tournament on a public page. */
export const TOURNAMENT_PARAMETER = 'tournament';

const WITHOUT_TOURNAMENT: readonly string[] = [paths.main, paths.login, paths.register];

export function isAdminPath(pathname: string): boolean {
  return pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
}

export function needsTournament(pathname: string): boolean {
  return !isAdminPath(pathname) && !WITHOUT_TOURNAMENT.includes(pathname);
}

/** The part of the home page that shows a group's table. */
export function groupTableId(groupId: string): string {
  return `group-${groupId}`;
}

export function groupTableAddress(groupId: string): string {
  return `${paths.home}#${groupTableId(groupId)}`;
}

/** The address that shows a page of one tournament to anybody who opens it. */
export function shareAddress(origin: string, pathname: string, tournamentId: string): string {
  return `${origin}${pathname}?${TOURNAMENT_PARAMETER}=${encodeURIComponent(tournamentId)}`;
}
