/** On its own as well, for the early script, which is in everybody's first view and needs no other. */
export const MAIN_PATH = '/';

/** Every address of the app. */
export const paths = {
  main: MAIN_PATH,
  home: '/home',
  matches: '/matches',
  teams: '/teams',
  match: '/match',
  team: '/team',
  contact: '/contact',
  blog: '/blog',
  single: '/single',
  login: '/login',
  register: '/register',
  account: '/account',
  admin: '/admin',
  tournamentOptions: '/admin/tournament-details-main',
  tournamentDetails: '/admin/tournament-details',
  adminTeams: '/admin/teams',
  adminTeamsUpdate: '/admin/teams/update',
  fixture: '/admin/fixture',
  adminScorers: '/admin/scorers',
  adminHistory: '/admin/history',
  adminPeople: '/admin/people',
  /** With the name of a step after it: plan-addresses.ts. */
  adminPlan: '/admin/plan',
} as const;

type Path = (typeof paths)[keyof typeof paths];

export type AdminPath = Extract<Path, `/admin${string}`>;

/** What visitors open, and whoever signs in. */
export type SitePath = Exclude<Path, AdminPath>;

/** The query parameter that selects a tournament on a public page. */
export const TOURNAMENT_PARAMETER = 'tournament';

/** The state with which somebody comes to the list of cups whose cup is no longer there. */
export const IS_GONE = 'gone';

/** In an address: shows the page in this language, and keeps it. */
export const LANGUAGE_PARAMETER = 'lang';

/** The query parameters that name a match on its page, and a team on its own. */
export const MATCH_PARAMETER = 'match';
export const TEAM_PARAMETER = 'team';

const WITHOUT_TOURNAMENT: readonly string[] = [paths.main, paths.login, paths.register, paths.account];

export function isAdminPath(pathname: string): boolean {
  // Phones begin what is typed with a capital.
  return `${pathname.toLowerCase()}/`.startsWith(`${paths.admin}/`);
}

export function needsTournament(pathname: string): boolean {
  return !isAdminPath(pathname) && !WITHOUT_TOURNAMENT.includes(pathname);
}

/** The part of the home page that shows all tables. */
export const TABLES_ADDRESS = `${paths.home}#table`;

/** What follows the address of the page of matches where that shows the bracket. */
export const BRACKET_PART = '#bracket';

export const BRACKET_ADDRESS = `${paths.matches}${BRACKET_PART}`;

/** The part of a page that shows a group. */
export function groupPartId(groupId: string): string {
  return `group-${groupId}`;
}

export function isGroupPart(hash: string): boolean {
  return hash.startsWith(`#${groupPartId('')}`);
}

/** The part of the home page that shows a group's table. */
export function groupTableAddress(groupId: string): string {
  return `${paths.home}#${groupPartId(groupId)}`;
}

/** Has an address name a tournament: it shows that one, whichever was chosen before. */
export function inTournament(address: string, tournamentId: string): string {
  const [page = '', part] = address.split('#');
  const before = page.includes('?') ? '&' : '?';
  const query = `${before}${TOURNAMENT_PARAMETER}=${encodeURIComponent(tournamentId)}`;
  return page + query + (part ? `#${part}` : '');
}

function pageOf(path: Path, tournamentId: string, parameter: string, id: string): string {
  return `${inTournament(path, tournamentId)}&${parameter}=${encodeURIComponent(id)}`;
}

/** The part of the admin page of the fixture in which the teams and the lots of a group are set. */
export function groupAdminAddress(groupId: string): string {
  return `${paths.fixture}#${groupPartId(groupId)}`;
}

export function matchAddress(match: { readonly tournamentId: string; readonly matchId: string }): string {
  return pageOf(paths.match, match.tournamentId, MATCH_PARAMETER, match.matchId);
}

export function teamAddress(tournamentId: string, teamId: string): string {
  return pageOf(paths.team, tournamentId, TEAM_PARAMETER, teamId);
}
