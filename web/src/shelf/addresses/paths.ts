/*
 * These constants are separate from `paths`, because the early script, which is part of every first view, needs no other path: an address
 * below that is made of one of `paths` would bring them all into it.
 */
export const MAIN_PATH = '/';
const HOME_PATH = '/home';
const MATCHES_PATH = '/matches';

/** Every address of the app. */
export const paths = {
  main: MAIN_PATH,
  home: HOME_PATH,
  matches: MATCHES_PATH,
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
  adminRules: '/admin/rules',
  adminCards: '/admin/cards',
  fixture: '/admin/fixture',
  adminToday: '/admin/today',
  adminPrint: '/admin/print',
  adminShare: '/admin/share',
  adminSpeaker: '/admin/speaker',
  adminScorers: '/admin/scorers',
  adminHistory: '/admin/history',
  adminPeople: '/admin/people',
  /** In the address of a step, the name of the step follows this path, see plan-addresses.ts. */
  adminPlan: '/admin/plan',
} as const;

type Path = (typeof paths)[keyof typeof paths];

export type AdminPath = Extract<Path, `/admin${string}`>;

/** The paths of the public pages and of the pages for signing in. */
export type SitePath = Exclude<Path, AdminPath>;

/** The query parameter that selects a tournament on a public page. */
export const TOURNAMENT_PARAMETER = 'tournament';

/** The query parameter that selects a category of the tournament. */
export const CATEGORY_PARAMETER = 'category';

/** The navigation state that tells the list of cups that the requested cup no longer exists. */
export const IS_GONE = 'gone';

/** This query parameter shows the page in a language and stores the choice. */
export const LANGUAGE_PARAMETER = 'lang';

/** The query parameters that name a match on its page and a team on its page. */
export const MATCH_PARAMETER = 'match';
export const TEAM_PARAMETER = 'team';

const WITHOUT_TOURNAMENT: readonly string[] = [paths.main, paths.login, paths.register, paths.account];

export function isAdminPath(pathname: string): boolean {
  // Phones capitalise the first letter of typed text, so capital letters do not matter.
  return `${pathname.toLowerCase()}/`.startsWith(`${paths.admin}/`);
}

export function needsTournament(pathname: string): boolean {
  return !isAdminPath(pathname) && !WITHOUT_TOURNAMENT.includes(pathname);
}

/** The fragment that makes the admin page of the fixture show the matches. */
export const ADMIN_MATCHES_PART = '#matches';

/** The address of the section of the home page that shows all tables. */
export const TABLES_ADDRESS = `${HOME_PATH}#table`;

/** The fragment that makes the page of matches show the bracket. */
export const BRACKET_PART = '#bracket';

export const BRACKET_ADDRESS = `${MATCHES_PATH}${BRACKET_PART}`;

/** Returns the element id of the section that shows a group. */
export function groupPartId(groupId: string): string {
  return `group-${groupId}`;
}

export function isGroupPart(hash: string): boolean {
  return hash.startsWith(`#${groupPartId('')}`);
}

/** Returns the address of the section of the home page that shows a group's table. */
export function groupTableAddress(groupId: string): string {
  return `${paths.home}#${groupPartId(groupId)}`;
}

/**
 * Adds a tournament, and a category of it, to an address, so that the page shows them even if others were chosen before.
 */
export function inTournament(address: string, tournamentId: string, category?: string): string {
  const [page = '', part] = address.split('#');
  const before = page.includes('?') ? '&' : '?';
  const ofCategory = category ? `&${CATEGORY_PARAMETER}=${encodeURIComponent(category)}` : '';
  const query = `${before}${TOURNAMENT_PARAMETER}=${encodeURIComponent(tournamentId)}${ofCategory}`;
  return page + query + (part ? `#${part}` : '');
}

function pageOf(path: Path, tournamentId: string, parameter: string, id: string): string {
  return `${inTournament(path, tournamentId)}&${parameter}=${encodeURIComponent(id)}`;
}

/**
 * Returns the address of the section of the admin page of the fixture in which the teams of a group and what was decided among them are set,
 * or, for the id of a stage, what was decided across its groups.
 */
export function groupAdminAddress(groupId: string): string {
  return `${paths.fixture}#${groupPartId(groupId)}`;
}

export function matchAddress(match: { readonly tournamentId: string; readonly matchId: string }): string {
  return pageOf(paths.match, match.tournamentId, MATCH_PARAMETER, match.matchId);
}

export function teamAddress(tournamentId: string, teamId: string): string {
  return pageOf(paths.team, tournamentId, TEAM_PARAMETER, teamId);
}
