/**
 * How a call is reached: its path under `/api`, who may call it, and whether it creates a record (then it answers 201, and an administrator
 * may send an Idempotency-Key).
 */
export interface Endpoint {
  /** The methods of the call. The web app uses the first one; there is a second one where the specification leaves the method open. */
  readonly methods: readonly ['GET' | 'POST' | 'PATCH', ...('GET' | 'POST')[]];
  readonly path: string;
  readonly access: 'public' | 'account' | 'admin' | 'scorer';
  readonly creates: boolean;
  /** The media type of the answer, where that is no JSON. */
  readonly mediaType?: 'text/calendar';
}

type Method = Endpoint['methods'][0];

function open<const Path extends string>(method: Method, path: Path) {
  return { methods: [method], path, access: 'public', creates: false } as const;
}

function admin<const Path extends string>(method: Method, path: Path) {
  return { methods: [method], path: `/admin${path}`, access: 'admin', creates: false } as const;
}

/** A call for everybody who is signed in, administrator or not. */
function account<const Path extends string>(method: Method, path: Path) {
  return { methods: [method], path: `/account${path}`, access: 'account', creates: false } as const;
}

/** A call for everybody who has the key of a scorers' link, and for administrators. */
function scorer<const Path extends string>(path: Path) {
  return { methods: ['POST'], path: `/score${path}`, access: 'scorer', creates: false } as const;
}

function create<const Path extends string>(path: Path) {
  return { ...admin('POST', path), creates: true } as const;
}

/** Every call of the API by name. The file does not use zod, so the web app can import it without shipping zod. */
export const ENDPOINTS = {
  login: open('POST', '/auth/login'),
  refreshSession: open('POST', '/auth/refresh'),
  register: { ...open('POST', '/auth/register'), creates: true },
  requestPasswordReset: open('POST', '/auth/request-password-reset'),
  resetPassword: open('POST', '/auth/reset-password'),

  updateAccount: account('PATCH', '/update'),
  changePassword: account('POST', '/change-password'),
  endOwnSessions: account('POST', '/end-sessions'),
  acceptInvitation: account('POST', '/accept-invitation'),

  getAllTournaments: { ...open('GET', '/tournaments/get-all'), methods: ['GET', 'POST'] },
  getTournament: open('GET', '/tournaments/:tournamentId'),
  getTournamentVersion: open('GET', '/tournaments/:tournamentId/version'),

  getCalendar: { ...open('GET', '/calendars/:tournamentId'), mediaType: 'text/calendar' },

  getMatchTimeline: open('GET', '/tournaments/:tournamentId/matches/:matchId/timeline'),

  validateAccess: admin('POST', '/validate-access'),
  createTournament: create('/tournament-details/create'),
  updateTournament: admin('PATCH', '/tournament-details/update'),
  setMessage: admin('PATCH', '/tournaments/message'),
  setSponsors: admin('PATCH', '/tournaments/sponsors'),
  addPicture: admin('POST', '/pictures/add'),
  getWholeTournament: admin('POST', '/tournaments/get-whole'),
  getArchivedTournaments: admin('POST', '/tournaments/get-archived'),
  archiveTournament: admin('PATCH', '/tournaments/archive'),
  duplicateTournament: create('/tournaments/duplicate'),
  getCupFile: admin('POST', '/tournaments/cup-file'),
  deleteTournament: admin('POST', '/tournaments/delete'),
  takeIntoCategory: admin('POST', '/tournaments/take-into-category'),

  createTeam: create('/teams/create'),
  createTeams: create('/teams/create-all'),
  getTeamsByTournament: admin('POST', '/teams/get-by-tournament'),
  updateTeam: admin('PATCH', '/teams/update'),
  recordTeamPoints: admin('PATCH', '/teams/points'),
  deleteTeam: admin('POST', '/teams/delete'),
  withdrawTeam: admin('POST', '/teams/withdraw'),
  takeTeamBack: admin('POST', '/teams/take-back'),

  createStage: create('/fixture/stages/create'),
  moveStageToCategory: admin('PATCH', '/fixture/stages/category'),
  renameStage: admin('PATCH', '/fixture/stages/rename'),
  reorderStages: admin('PATCH', '/fixture/stages/reorder'),
  changeStageRules: admin('PATCH', '/fixture/stages/rules'),
  recordDecisionAcross: admin('PATCH', '/fixture/stages/decision'),
  deleteStage: admin('POST', '/fixture/stages/delete'),
  getKnockoutStages: admin('POST', '/fixture/stages/get-all-knockout-stages-by-tournament'),
  getStages: { ...admin('GET', '/fixture/stages/get-all-by-tournament'), methods: ['GET', 'POST'] },

  getGroups: admin('POST', '/fixture/groups/get-all-groups-by-tournament'),
  createGroup: create('/fixture/groups/create'),
  renameGroup: admin('PATCH', '/fixture/groups/update-group-name'),
  addTeamsToGroup: admin('PATCH', '/fixture/groups/update'),
  moveTeamToGroup: admin('POST', '/fixture/groups/move-team'),
  setRounds: admin('PATCH', '/fixture/groups/rounds'),
  recordLots: admin('PATCH', '/fixture/groups/lots'),
  deleteGroup: admin('POST', '/fixture/groups/delete'),
  removeTeamFromGroup: admin('POST', '/fixture/groups/delete-team-group'),
  addPlaceToGroup: admin('PATCH', '/fixture/groups/add-place'),
  removePlaceFromGroup: admin('POST', '/fixture/groups/remove-place'),

  getAllMatches: admin('POST', '/fixture/matches/get-all'),
  createKnownTeamsMatch: create('/fixture/matches/create-knockout-match-known-teams'),
  createUnknownTeamsMatch: create('/fixture/matches/create-knockout-match-unknown-teams'),
  editKnownTeamsMatch: admin('POST', '/fixture/matches/edit-known-teams'),
  editUnknownTeamsMatch: admin('POST', '/fixture/matches/edit-unknown-teams'),
  createGroupMatch: create('/fixture/matches/create-group-match'),
  createMatches: create('/fixture/matches/create-all'),
  editGroupMatch: admin('POST', '/fixture/matches/edit-group-match'),
  awardMatch: admin('PATCH', '/fixture/matches/award'),
  markFinal: admin('PATCH', '/fixture/matches/mark-final'),
  deleteMatch: admin('POST', '/fixture/matches/delete'),
  moveMatches: admin('POST', '/fixture/matches/move'),

  getPlan: admin('GET', '/plan'),
  applyPlan: create('/plan/apply'),
  applyBlocks: create('/plan/apply-blocks'),

  createScorerLink: create('/scorer-links/create'),
  getScorerLinks: admin('POST', '/scorer-links/get-by-tournament'),
  revokeScorerLink: admin('POST', '/scorer-links/revoke'),
  moveMatchLog: admin('POST', '/match-logs/move'),
  getCards: admin('POST', '/match-logs/get-cards'),
  countCards: admin('POST', '/match-logs/count-cards'),

  getHistory: admin('GET', '/history'),
  undoChange: admin('POST', '/history/undo'),
  erasePlayer: admin('POST', '/teams/erase-player'),
  getPeople: admin('POST', '/people/get-all'),
  giveRole: admin('POST', '/people/give-role'),
  takeRole: admin('POST', '/people/take-role'),
  endSessions: admin('POST', '/people/end-sessions'),
  removeAccount: admin('POST', '/people/remove'),
  createInvitation: create('/invitations/create'),
  revokeInvitation: admin('POST', '/invitations/revoke'),

  openScorerLink: scorer('/open'),
  getScorerMatches: scorer('/matches'),
  getMatchLog: scorer('/log'),
  enterInMatchLog: scorer('/entries'),
} as const satisfies Record<string, Endpoint>;

/** The header in which the answer to a change has the id of its history entry, by which the change can be undone. */
export const HISTORY_HEADER = 'History-Entry';

/** The header with the id of the history entry, sent only where the message about the change offers its undo at once. */
export const UNDO_HEADER = 'Undo-Entry';

export type EndpointName = keyof typeof ENDPOINTS;
