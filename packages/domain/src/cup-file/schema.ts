import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { categoryNameSchema, categoryRulesSchema, listOfCategories } from '../cup/category-fields';
import { listOf, readable } from '../cup/fields';
import { DEFAULT_LANGUAGE } from '../cup/text/languages';
import { DEFAULT_MATCH_RULES, DEFAULT_PLAYER_NAMES } from '../cup/match-rules';
import {
  addressSchema,
  groupNameSchema,
  languageSchema,
  matchRulesSchema,
  playerFields,
  playerNamesSchema,
  playerRulesSchema,
  placeholderSchema,
  playerNameSchema,
  pointsSchema,
  shownSchema,
  scheduleFields,
  scoreFields,
  stageNameSchema,
  stageOrderSchema,
  stageTypeSchema,
  teamNameSchema,
  timeZoneSchema,
  tournamentDateSchema,
  tournamentNameSchema,
  wipesCautionsSchema,
} from '../cup/record-fields';
import {
  cardsSchema,
  decisionKindSchema,
  forfeitSchema,
  placeSchema,
  pointsByDecisionSchema,
  roundsSchema,
  tableRuleFields,
  teamConductSchema,
  tieBreakersSchema,
  withdrawnSchema,
} from '../cup/table-rule-fields';
import { SIDES } from '../cup/sides';
import { logSchema } from './log-schema';
import type { FileProblem } from './problems';
import {
  DEFAULT_POINTS,
  DEFAULT_TIE_BREAKERS,
  DEFAULT_TIME_ZONE,
  MAX_GROUPS,
  MAX_MATCHES,
  MAX_PLAYERS,
  MAX_STAGES,
  MAX_TEAMS,
} from '../cup/limits';

function record<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: 'must_be_an_object' satisfies ErrorCode });
}

/** A player may be written as their name alone. */
const playerSchema = z.preprocess(
  (player) => (typeof player === 'string' ? { name: player } : player),
  record({ name: playerNameSchema, ...playerFields }),
);

/** A team may be written as its name alone. */
const teamSchema = z.preprocess(
  (team) => (typeof team === 'string' ? { name: team } : team),
  record({
    name: teamNameSchema,
    players: listOf(playerSchema, MAX_PLAYERS, 'team_has_too_many_players').default([]),
    pointsByDecision: pointsByDecisionSchema.nullish(),
    conduct: teamConductSchema.nullish(),
    withdrawn: withdrawnSchema.nullish(),
  }),
);

const decisionSchema = record({
  place: placeSchema,
  teams: listOf(teamNameSchema, MAX_TEAMS, 'too_many_teams_listed'),
  decision: decisionKindSchema,
});

const stageSchema = record({
  name: stageNameSchema,
  type: stageTypeSchema,
  order: stageOrderSchema,
  decisions: listOf(decisionSchema, MAX_TEAMS, 'too_many_teams_listed').optional(),
  matchRules: matchRulesSchema.nullish(),
  wipesCautions: wipesCautionsSchema.optional(),
});

/** A place may be written as its words alone. */
const groupPlaceSchema = z.preprocess(
  (place) => (typeof place === 'string' ? { place } : place),
  record({ place: placeholderSchema, stage: stageNameSchema.optional() }),
);

const groupSchema = record({
  name: groupNameSchema,
  stage: stageNameSchema.optional(),
  teams: listOf(teamNameSchema, MAX_TEAMS, 'too_many_teams_listed'),
  lots: listOf(teamNameSchema, MAX_TEAMS, 'too_many_teams_listed').default([]),
  decision: decisionKindSchema.optional(),
  rounds: roundsSchema.optional(),
  places: listOf(groupPlaceSchema, MAX_TEAMS, 'too_many_teams_listed').optional(),
});

/** How the words of a side are meant, where they are not simply bound to what they name. */
const wordsSchema = record({
  stage: stageNameSchema.optional(),
  was: listOf(placeholderSchema, SIDES.length, 'too_many_teams_listed').optional(),
});

const IS_TRUE_OR_FALSE: ErrorCode = 'must_be_true_or_false';

const stateSchema = z.enum(['scheduled', 'finished', 'postponed', 'abandoned'], {
  error: 'state_must_be_scheduled_finished_postponed_or_abandoned' satisfies FileProblem,
});

const matchSchema = record({
  stage: stageNameSchema,
  group: groupNameSchema.nullish(),
  local: readable(placeholderSchema),
  visitor: readable(placeholderSchema),
  ...scheduleFields,
  location: readable(scheduleFields.location),
  localScore: scoreFields.localTeamScore,
  visitorScore: scoreFields.visitorTeamScore,
  localPenalty: scoreFields.localTeamPenaltyScore,
  visitorPenalty: scoreFields.visitorTeamPenaltyScore,
  forfeit: forfeitSchema.nullish(),
  cards: cardsSchema.nullish(),
  isFinal: z.boolean({ error: IS_TRUE_OR_FALSE }).optional(),
  words: record({ local: wordsSchema.optional(), visitor: wordsSchema.optional() }).optional(),
  state: stateSchema.optional(),
  isForfeit: z.boolean({ error: IS_TRUE_OR_FALSE }).optional(),
  playedBy: record({ local: teamNameSchema, visitor: teamNameSchema }).nullish(),
  log: logSchema.optional(),
});

/** The keys that a match of a cup file may have. */
export const matchKeys: readonly string[] = Object.keys(matchSchema.shape);

/** What is played: by the teams of a category or, where the tournament has none, by all. */
const playedFields = {
  teams: listOf(teamSchema, MAX_TEAMS, 'tournament_has_too_many_teams').default([]),
  stages: listOf(stageSchema, MAX_STAGES, 'tournament_has_too_many_stages').default([]),
  groups: listOf(groupSchema, MAX_GROUPS, 'tournament_has_too_many_groups').default([]),
  matches: listOf(matchSchema, MAX_MATCHES, 'tournament_has_too_many_matches').default([]),
};

/** A category has its teams, stages, groups and matches in it, so that their names are unique where they are read. */
const categorySchema = record({
  name: readable(categoryNameSchema),
  rules: categoryRulesSchema.optional(),
  ...playedFields,
});

/**
 * A whole cup as one readable JSON document. Unknown keys are ignored, and `findUnknownKeys` reports those of matches. Teams, stages and
 * groups are referred to by their names.
 */
export const cupFileSchema = record({
  name: tournamentNameSchema,
  date: tournamentDateSchema.optional(),
  address: addressSchema.optional(),
  points: pointsSchema.default(DEFAULT_POINTS),
  tieBreakers: tieBreakersSchema.default(DEFAULT_TIE_BREAKERS),
  ...tableRuleFields,
  shown: shownSchema.optional(),
  timeZone: timeZoneSchema.default(DEFAULT_TIME_ZONE),
  language: languageSchema.default(DEFAULT_LANGUAGE),
  matchRules: matchRulesSchema.default(DEFAULT_MATCH_RULES),
  playerNames: playerNamesSchema.default(DEFAULT_PLAYER_NAMES),
  playerRules: playerRulesSchema.optional(),
  isArchived: z.boolean({ error: IS_TRUE_OR_FALSE }).optional(),
  categories: listOfCategories(categorySchema).optional(),
  ...playedFields,
});

/** A file without its categories, or what one of its categories is as a file of its own. */
export type CupFile = Omit<WholeCupFile, 'categories'>;
export type WholeCupFile = z.output<typeof cupFileSchema>;
export type CupFileMatch = CupFile['matches'][number];
