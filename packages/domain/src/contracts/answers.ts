import { z } from 'zod';
import { idField } from '../cup/fields';
import { pictureSchema } from '../cup/hall-fields';
import type { Sent } from '../cup/parts';
import { writtenCupFile } from '../cup/written-cup-file';
import type { NoData } from './contract';
import type { EndpointName } from './endpoints';
import {
  knockoutStageView,
  listedTournamentView,
  matchView,
  stageGroupsView,
  stageView,
  teamView,
  tournamentDetailsView,
  tournamentView,
} from './views/cup-views';
import { historyEntryView, namesakeView } from './views/history-views';
import { invitationView, peopleView, sessionView, storedUserView } from './views/people-views';
import { planView } from './views/plan-views';
import {
  cardsView,
  liveMatch,
  matchLogView,
  matchTimelineView,
  openedLink,
  scorerDeviceView,
  scorerLinkView,
  scorerMatchesView,
  verdict,
} from './views/scorer-views';

const text = z.string();
const details = z.strictObject({ tournamentDetails: tournamentDetailsView });
const match = z.strictObject({ match: matchView });
const matches = z.strictObject({ matches: z.array(matchView) });
const wholeTournament = z.strictObject({ tournament: tournamentView });
const link = z.strictObject({ link: scorerLinkView });
const tournaments = z.array(listedTournamentView).describe('Sorted by date, the latest first.');
const secret = text.describe('The secret. It is not stored, so no other call returns it.');
const applied = z.strictObject({
  matches: z.int().describe('How many matches the tournament has after the call.'),
});

const serverTime = {
  now: z
    .int()
    .describe("The server's time in milliseconds, by which a device sets the clock that dates its entries."),
};

/** What a call answers that only succeeds or fails. */
export const noData = z.strictObject({});

/** The `data` of each call that answers any. Whoever answers or calls imports its type alone. */
export const ANSWERS = {
  login: storedUserView,
  refreshSession: sessionView,
  updateAccount: z.strictObject({ displayName: text }),
  changePassword: storedUserView,

  getAllTournaments: z.strictObject({ allTournaments: tournaments }),
  getTournament: wholeTournament,
  getTournamentVersion: z.strictObject({
    version: text,
    live: z
      .record(text, liveMatch)
      .optional()
      .describe('The matches that are being played, by match id; missing where none is.'),
  }),
  createTournament: details,
  updateTournament: details,
  setSponsors: details,
  addPicture: z.strictObject({ picture: pictureSchema }),
  getWholeTournament: wholeTournament,
  getArchivedTournaments: z.strictObject({ archivedTournaments: tournaments }),
  duplicateTournament: details,
  getCupFile: z.strictObject({ cupFile: writtenCupFile }),

  getTeamsByTournament: z.strictObject({ tournament: z.strictObject({ Teams: z.array(teamView) }) }),
  createTeam: z.strictObject({ dbTeams: z.array(teamView).describe('All teams of the tournament.') }),
  createTeams: z.strictObject({
    teamIds: z.array(idField()).describe('Those of the new teams, in the order of the request.'),
  }),
  withdrawTeam: matches.describe('The matches of the team that count otherwise than they are recorded.'),

  getStages: z.strictObject({ dbStages: z.array(stageView) }),
  getKnockoutStages: z.strictObject({ dbKnockoutStages: z.record(text, knockoutStageView) }),
  getGroups: z.strictObject({
    dbGroups: z.record(text, stageGroupsView).describe('An entry for each group stage, by stage id.'),
  }),

  getAllMatches: z.strictObject({
    dbMatches: z.record(text, z.array(matchView)).describe('Those of each date, sorted by time and number.'),
  }),
  createKnownTeamsMatch: match,
  createUnknownTeamsMatch: match,
  editKnownTeamsMatch: match,
  editUnknownTeamsMatch: match,
  createGroupMatch: match,
  editGroupMatch: match,
  awardMatch: match,
  moveMatches: matches.describe('The moved matches as they are now.'),

  getPlan: z.strictObject({ plan: planView.nullable().describe('Null where no plan was applied.') }),
  applyPlan: applied,
  applyBlocks: applied,

  getMatchTimeline: z.strictObject({ timeline: matchTimelineView }),
  createScorerLink: link.extend({ key: secret }),
  getScorerLinks: z.strictObject({ links: z.array(scorerLinkView).describe('The newest first.') }),
  revokeScorerLink: link,
  moveMatchLog: matches,
  countCards: z.strictObject({
    matches: z
      .int()
      .describe('How many; each of them has `cards` from now on, null where nobody kept its log.'),
  }),
  getCards: cardsView,
  openScorerLink: z.strictObject({
    ...serverTime,
    tournamentId: idField(),
    link: openedLink,
    device: scorerDeviceView,
    deviceKey: text,
  }),
  getScorerMatches: scorerMatchesView.extend(serverTime),
  getMatchLog: z.strictObject({ ...serverTime, log: matchLogView }),
  enterInMatchLog: z.strictObject({ ...serverTime, verdicts: z.array(verdict), log: matchLogView }),

  getHistory: z.strictObject({
    entries: z.array(historyEntryView).describe('The newest first.'),
    next: text
      .nullable()
      .describe('The value of `after` that asks for the next page; null on the last page.'),
  }),
  erasePlayer: z.strictObject({
    namesakes: z
      .array(namesakeView)
      .describe('The teams in which the name remains until it is erased with the `playerId` of that item.'),
  }),
  getPeople: peopleView,
  createInvitation: z.strictObject({ invitation: invitationView, key: secret }),
} satisfies Partial<Record<EndpointName, z.ZodType>>;

/** The `data` of a call's answer. */
export type AnswerData<Name extends EndpointName> = Name extends keyof typeof ANSWERS
  ? Sent<(typeof ANSWERS)[Name]>
  : NoData;
