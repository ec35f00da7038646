import { z } from 'zod';
import { idField, instantField } from '../../cup/fields';
import { pictureSchema } from '../../cup/hall-fields';
import { named, part, type Sent, sides } from '../../cup/parts';
import { languageSchema, matchRulesSchema, playerRulesSchema, shownSchema } from '../../cup/record-fields';
import { STORED_MATCH_STATES } from '../../cup/records';
import { SIDES } from '../../cup/sides';
import { conductScaleSchema, forfeitSchema } from '../../cup/table-rule-fields';
import { DECISION_KINDS, RANKING_CRITERIA } from '../../cup/table-rules';
import type { ReasonCriterion } from '../../standings/reasons';
import { DOCUMENT_SCHEMAS, sourceSchema } from '../../stored/document-schemas';

/*
 * The views that the API sends. Dates are `YYYY-MM-DD`, times `HH:MM`, both wall-clock in the tournament's time zone; `updatedAt` is an ISO
 * instant that an edit may carry back. A field that may be missing is missing where nobody has recorded anything.
 */

const stored = {
  tournament: DOCUMENT_SCHEMAS.tournaments.shape,
  team: DOCUMENT_SCHEMAS.teams.shape,
  stage: DOCUMENT_SCHEMAS.stages.shape,
  group: DOCUMENT_SCHEMAS.groups.shape,
  match: DOCUMENT_SCHEMAS.matches.shape,
};

named('Language', languageSchema);
named('MatchRules', matchRulesSchema);
named('PlayerRules', playerRulesSchema.unwrap());
named('ConductScale', conductScaleSchema);
named('PlaceholderSource', sourceSchema);
named('Category', stored.tournament.categories.unwrap().unwrap().element);
named('Picture', pictureSchema);

const id = idField();
const count = z.int().min(0);
const score = count.nullable();
const shownInPart = shownSchema
  .exclude(['all'])
  .describe('What everybody sees of the cup where that is not all: no tables, or no scores either.')
  .optional();

const listItem = { tournamentId: id, name: stored.tournament.name, date: stored.tournament.date };

export type TournamentListItem = Sent<z.ZodObject<typeof listItem>>;

export const listedTournamentView = part(
  'ListedTournamentView',
  {
    ...listItem,
    language: languageSchema,
    timeZone: stored.tournament.timeZone,
    lastDay: stored.tournament.date.nullable().describe('The last day of play; null without a match.'),
    place: z.string().nullable().describe('The address of the hall, or where most matches are.'),
  },
  'A tournament in a list of tournaments.',
);

export type ListedTournamentView = Sent<typeof listedTournamentView>;

export const tournamentDetailsView = part('TournamentDetailsView', {
  ...listItem,
  address: stored.tournament.address,
  points: stored.tournament.points,
  tieBreakers: stored.tournament.tieBreakers,
  criteria: stored.tournament.criteria,
  across: stored.tournament.across,
  conduct: stored.tournament.conduct,
  shown: shownInPart,
  timeZone: stored.tournament.timeZone,
  language: languageSchema,
  matchRules: matchRulesSchema,
  playerNames: stored.tournament.playerNames.unwrap(),
  playerRules: stored.tournament.playerRules,
  categories: stored.tournament.categories,
  message: stored.tournament.message,
  logo: stored.tournament.logo,
  sponsors: stored.tournament.sponsors,
  updatedAt: instantField,
});

export type TournamentDetailsView = Sent<typeof tournamentDetailsView>;

const teamGroupView = part('TeamGroupView', { groupId: id, stageId: id, name: stored.group.name });

export type TeamGroupView = Sent<typeof teamGroupView>;

const teamNameView = part('TeamNameView', {
  teamId: id,
  name: stored.team.name,
  withdrawn: stored.team.withdrawn,
});

export type TeamNameView = Sent<typeof teamNameView>;

const teamOfCup = {
  ...teamNameView.shape,
  pointsByDecision: stored.team.pointsByDecision,
  conduct: stored.team.conduct,
  categoryId: stored.team.categoryId,
  Groups: z.array(teamGroupView),
  updatedAt: instantField,
};

export const playerFields = stored.team.players.element.shape;

const publicPlayer = part('PublicPlayer', {
  playerId: id,
  shownAs: z.string(),
  number: playerFields.number,
  isCaptain: playerFields.isCaptain,
  goals: count.optional().describe('Missing where there are none, and where the tables are off.'),
});

const publicTeamView = part(
  'PublicTeamView',
  { ...teamOfCup, Players: z.array(publicPlayer).describe('Sorted by the names that are shown.') },
  'A team as everybody may read it. Its players have the names that the tournament shows to the public.',
);

export type PublicTeamView = Sent<typeof publicTeamView>;

export const teamView = part(
  'TeamView',
  {
    ...teamOfCup,
    Players: z.array(named('Player', stored.team.players.element)).describe('Sorted by name.'),
  },
  'A team as it is stored, for administrators alone.',
);

export type TeamView = Sent<typeof teamView>;

/** What can put a team ahead of another: criteria of tables, the parts of a head-to-head comparison, and recorded decisions. */
const REASONS = [
  'points-a-match',
  ...RANKING_CRITERIA.filter((criterion) => !criterion.startsWith('head-to-head')),
  ...['points', 'goal-difference', 'goals', 'away-goals'].map((part) => `head-to-head-${part}`),
  'conduct-in-part',
  ...DECISION_KINDS.map((kind) => `decision-${kind}`),
  'level',
] as ReasonCriterion[];

const standingsRowView = part('StandingsRowView', {
  position: count.describe('Teams that no criterion separates share it, and the next position skips theirs.'),
  ...teamNameView.shape,
  ...{ played: count, wins: count, draws: count, losses: count, goalsFor: count, goalsAgainst: count },
  ...{ goalDifference: z.int(), points: z.int() },
  reasons: z
    .array(
      part(
        'Reason',
        {
          criterion: z.enum(REASONS),
          ahead: z.array(id),
          behind: z.array(id),
          level: z.array(id).describe('The teams that share the place.'),
        },
        'The teams on the places before and after that the criterion separates from the team.',
      ),
    )
    .describe('Why the team is in its place among those with its points.'),
  decidedBy: z.string().nullable().describe('`reasons` as an English sentence; null where points decided.'),
});

export type StandingsRowView = Sent<typeof standingsRowView>;

const groupPlaceView = part('GroupPlaceView', {
  source: sourceSchema,
  placeholder: z.string().describe('The English words for the place.'),
  teamId: id.nullable().describe('Its team once it is through.'),
});

const groupView = part('GroupView', {
  ...teamGroupView.shape,
  Teams: z.array(teamNameView).describe('The teams, those of its places too, sorted by name.'),
  lots: stored.group.lots.describe('What was decided among teams that are level, best first.'),
  decision: stored.group.decision,
  rounds: stored.group.rounds,
  standings: z.array(standingsRowView),
  missing: z
    .array(part('MissingPair', { teamIds: z.tuple([id, id]), times: count }))
    .optional()
    .describe('The pairs that have still to meet although all matches are over.'),
  places: z.array(groupPlaceView).optional().describe('The places that the group takes besides teams.'),
  placedTwice: z.array(id).optional().describe('Teams that have another place in the groups of the stage.'),
  updatedAt: instantField,
});

export type GroupView = Sent<typeof groupView>;

export const stageGroupsView = part('StageGroupsView', {
  name: stored.stage.name,
  groups: z.array(groupView),
});

const scores = {
  localTeamScore: score,
  visitorTeamScore: score,
  localTeamPenaltyScore: score,
  visitorTeamPenaltyScore: score,
};

const asRecorded = {
  state: z.enum(STORED_MATCH_STATES),
  isForfeit: z.boolean(),
  forfeit: forfeitSchema.nullish(),
};

export const matchReading = named(
  'MatchReading',
  z
    .enum(['annulled', 'withdrawn', 'awarded', 'awarded-as-played', 'bye', 'nobody'])
    .describe('What a match counts as where that is not what is recorded.'),
);

export const matchView = part(
  'MatchView',
  {
    matchId: id,
    tournamentId: id,
    stageId: id,
    groupId: id.nullable(),
    localTeamId: id.nullable().describe('The team that was chosen; null for a placeholder, known or not.'),
    visitorTeamId: id.nullable(),
    localTeamPlaceholder: z.string().nullable().describe('The text that stands in for an unknown team.'),
    visitorTeamPlaceholder: z.string().nullable(),
    localTeamSource: sourceSchema.nullable(),
    visitorTeamSource: sourceSchema.nullable(),
    localTeamLost: z.array(z.string()).optional().describe('What the text meant until that was deleted.'),
    visitorTeamLost: z.array(z.string()).optional(),
    ...scores,
    LocalTeam: teamNameView.nullable().describe('The team as it is known now, by a placeholder too.'),
    VisitorTeam: teamNameView.nullable(),
    Stage: z.strictObject({ stageId: id, name: z.string() }),
    date: stored.match.date,
    time: stored.match.time,
    location: stored.match.location,
    ...asRecorded,
    readAs: matchReading.optional(),
    recorded: z.strictObject({ ...scores, ...asRecorded }).optional(),
    bye: z.enum(SIDES).optional().describe('The side that goes on without an opponent.'),
    bothConcede: count.optional().describe('The goals against each side where both forfeited.'),
    cards: stored.match.cards,
    hasLateEntries: stored.match.hasLateEntries,
    isFinal: stored.match.isFinal,
    logRevision: count.nullable(),
    scoredTeams: sides(id).nullable(),
    refereeTeamId: stored.match.refereeTeamId,
    matchNumber: count.nullable().describe('Counted across all knockout stages; null for a group match.'),
    teamsChanged: z.boolean().describe('Whether other teams have come into the match since its score.'),
    shown: shownInPart,
    createdAt: instantField,
    updatedAt: instantField,
  },
  'A match as it counts. Where that is not how it is stored, because it was awarded or a team has withdrawn, `readAs` says why and `recorded` has what is stored.',
);

export type MatchView = Sent<typeof matchView>;

const stageHead = {
  stageId: id,
  name: stored.stage.name,
  order: stored.stage.order,
  type: stored.stage.type,
  Matches: z.array(matchView).describe('Sorted by date, time and number.'),
};

export const knockoutStageView = part('KnockoutStageView', stageHead);

export type KnockoutStageView = Sent<typeof knockoutStageView>;

export const stageView = part('StageView', {
  ...stageHead,
  names: z
    .record(languageSchema, z.string())
    .optional()
    .describe('The name in each language of the site, if nobody has changed the one that a plan gives.'),
  decisions: stored.stage.decisions,
  matchRules: stored.stage.matchRules,
  wipesCautions: stored.stage.wipesCautions,
  categoryId: stored.stage.categoryId,
  groups: z.array(groupView).describe('Sorted by name; a knockout stage has none.'),
  updatedAt: instantField,
});

export type StageView = Sent<typeof stageView>;

export const tournamentView = part(
  'TournamentView',
  {
    ...tournamentDetailsView.shape,
    version: z.string().describe('Changes with every write to any part of the cup.'),
    Teams: z.array(publicTeamView).describe('Sorted by name.'),
    Stages: z.array(stageView).describe('Sorted by category and order.'),
  },
  'A whole cup, as everybody may read it.',
);

export type TournamentView = Sent<typeof tournamentView>;
