import { z } from 'zod';
import { toIsoDate } from '../cup/dates';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { categoriesSchema, categoryIdSchema } from '../cup/category-fields';
import { idField, instantField, listOf, objectOf, textField } from '../cup/fields';
import {
  addressSchema,
  groupNameSchema,
  languageSchema,
  matchRulesSchema,
  placeholderSchema,
  playerNameSchema,
  playerFields,
  playerNamesSchema,
  playerRulesSchema,
  pointsSchema,
  scheduleFields,
  scoreFields,
  shownSchema,
  stageNameSchema,
  stageOrderSchema,
  stageTypeSchema,
  teamIdsSchema,
  teamNameSchema,
  timeZoneSchema,
  tournamentNameSchema,
  wipesCautionsSchema,
} from '../cup/record-fields';
import { messageSchema, pictureDataSchema, pictureSchema, sponsorsSchema } from '../cup/hall-fields';
import { STORED_MATCH_STATES } from '../cup/records';
import { SIDES } from '../cup/sides';
import {
  cardsSchema,
  decisionKindSchema,
  decisionsAcrossSchema,
  forfeitSchema,
  pointsByDecisionSchema,
  roundsSchema,
  tableRuleFields,
  teamConductSchema,
  tieBreakersSchema,
  withdrawnSchema,
} from '../cup/table-rule-fields';
import { MAX_DISPLAY_NAME_LENGTH, MAX_PLAYERS, MAX_TEAMS } from '../cup/limits';
import { MAX_ENTRIES_WITH_RESERVE } from '../match-log/entries';
import { MAX_COURTS_LEFT } from '../match-log/courts-left';
import { storedEntrySchema } from '../match-log/entry-schema';
import { MAX_MOVED_ENTRIES } from '../match-log/moved-entries';
import { maxLength } from '../cup/length';
import { CARD_COUNTS, lacksCriteria } from '../cup/table-rules';
import { isPlanValid } from '../plan/is-plan-valid';
import { isOfPlanSize } from '../plan/published-plan';

/** Unlike a request, a document has its days in one form only. */
const storedDate = z
  .string({ error: 'must_be_text' satisfies ErrorCode })
  .refine((text) => toIsoDate(text) === text, { error: 'invalid_date_format' satisfies ErrorCode });

/** A field of a request may be absent; the same field of a document may not. */
const storedScore = scoreFields.localTeamScore.unwrap();

const stamps = { createdAt: instantField, updatedAt: instantField };
const ofTournament = { tournamentId: idField(), ...stamps };
const revision = z.int().min(0);

const place = z.int().min(1).max(MAX_TEAMS);

export const sourceSchema = z.discriminatedUnion('kind', [
  objectOf({ kind: z.literal('match-winner'), matchId: idField() }),
  objectOf({ kind: z.literal('match-loser'), matchId: idField() }),
  objectOf({ kind: z.literal('group-place'), groupId: idField(), place }),
  objectOf({ kind: z.literal('best-of-place'), stageId: idField(), place, rank: place }),
  objectOf({ kind: z.literal('allotted-of-place'), stageId: idField(), place, slot: place }),
]);

const takenPlaces = listOf(sourceSchema, MAX_TEAMS, 'too_many_teams_listed');

const players = listOf(
  objectOf({ playerId: idField(), name: playerNameSchema, ...playerFields }),
  MAX_PLAYERS,
  'team_has_too_many_players',
);

/** A player who is named on both sides, as by a mistake at the table, has an entry of each. */
const playersOfMatchSchema = listOf(
  objectOf({
    playerId: idField(),
    side: z.enum(SIDES),
    goals: z.int().min(1).max(MAX_ENTRIES_WITH_RESERVE).optional(),
    card: z.enum(CARD_COUNTS).optional(),
  }),
  MAX_ENTRIES_WITH_RESERVE,
);

const lostNames = listOf(placeholderSchema, SIDES.length);

const match = objectOf({
  ...ofTournament,
  ...scheduleFields,
  date: storedDate,
  stageId: idField(),
  groupId: idField().nullable(),
  // Matches that are older than the logs have none of these three fields.
  state: z.enum(STORED_MATCH_STATES).optional(),
  isForfeit: z.boolean().optional(),
  logRevision: revision.nullable().optional(),
  forfeit: forfeitSchema.nullable().optional(),
  cards: cardsSchema.nullable().optional(),
  players: playersOfMatchSchema.optional(),
  hasLateEntries: z.boolean().optional(),
  isFinal: z.boolean().optional(),
  refereeTeamId: idField().nullable().optional(),
  scoredTeams: objectOf({ local: idField(), visitor: idField() }).nullable(),
  localTeamId: idField().nullable(),
  visitorTeamId: idField().nullable(),
  localTeamPlaceholder: placeholderSchema.nullable(),
  visitorTeamPlaceholder: placeholderSchema.nullable(),
  localTeamSource: sourceSchema.nullable(),
  visitorTeamSource: sourceSchema.nullable(),
  // Only a text whose target was deleted has one of these fields.
  localTeamLost: lostNames.optional(),
  visitorTeamLost: lostNames.optional(),
  localTeamScore: storedScore,
  visitorTeamScore: storedScore,
  localTeamPenaltyScore: storedScore,
  visitorTeamPenaltyScore: storedScore,
});

/** The name of a device or an account. */
const makerNameSchema = textField({
  missing: 'display_name_is_mandatory',
  max: [MAX_DISPLAY_NAME_LENGTH, 'display_name_must_be_at_most_50_characters_long'],
});

/** The text form of a Firestore timestamp in a backup. */
const timestamp = objectOf({
  $timestamp: z.string({ error: 'must_be_text' satisfies ErrorCode }).check(maxLength(64)),
});

const movedEntries = objectOf({
  entryIds: listOf(idField(), MAX_MOVED_ENTRIES),
  by: listOf(z.string(), MAX_MOVED_ENTRIES),
  at: z.int().min(0),
});

const matchLog = objectOf({
  ...ofTournament,
  revision,
  entries: listOf(storedEntrySchema, MAX_ENTRIES_WITH_RESERVE, 'match_log_is_full'),
  names: z.record(z.string(), makerNameSchema),
  // Logs that are older than the record of moved entries do not have this field.
  moved: movedEntries.nullable().optional(),
  // This field is missing for a match that was never moved from its court, and for one that was moved before courts were recorded.
  courtsLeft: listOf(
    objectOf({ court: scheduleFields.location, at: z.int().min(0) }),
    MAX_COURTS_LEFT,
  ).optional(),
  /** Only the log of a deleted match has this field. */
  expiresAt: timestamp.optional(),
});

/**
 * A plan of this form or an older one has to be one that can be read. A backup may come from a version of the site that writes another form, so the
 * text of such a plan is not looked into.
 */
const plan = objectOf({
  ...stamps,
  form: z.int().min(1),
  text: z
    .string({ error: 'must_be_text' satisfies ErrorCode })
    .refine(isOfPlanSize, { error: 'request_too_large' satisfies ErrorCode }),
}).refine(isPlanValid, {
  path: ['text'],
  error: 'plan_does_not_follow_from_its_settings' satisfies ErrorCode,
});

/**
 * The schemas of the documents of each collection, without their ids. A field that is added to a record has to be added here too, or a
 * backup with it is refused.
 */
export const DOCUMENT_SCHEMAS = {
  system: objectOf({ revision }),
  tournaments: objectOf({
    ...stamps,
    revision,
    name: tournamentNameSchema,
    date: storedDate,
    // Cups whose hall nobody has entered, or that are older than addresses, do not have this field.
    address: addressSchema.optional(),
    points: pointsSchema,
    tieBreakers: tieBreakersSchema,
    ...tableRuleFields,
    shown: shownSchema.optional(),
    categories: categoriesSchema.optional(),
    message: messageSchema.nullable().optional(),
    logo: pictureSchema.nullable().optional(),
    sponsors: sponsorsSchema.optional(),
    timeZone: timeZoneSchema,
    // Cups that are older than the languages do not have this field.
    language: languageSchema.optional(),
    // Cups that are older than the logs of matches have neither of these fields.
    matchRules: matchRulesSchema.optional(),
    playerNames: playerNamesSchema.optional(),
    playerRules: playerRulesSchema.optional(),
    // Cups that are older than archiving do not have this field.
    isArchived: z.boolean().optional(),
    // Cups that were last changed before the list of cups showed times and places do not have this field.
    span: objectOf({ lastDay: storedDate.nullable(), place: scheduleFields.location.nullable() }).optional(),
    // Cups of which nothing was deleted, and which no backup has brought back, do not have this field.
    lostAt: instantField.optional(),
  }).refine((tournament) => !lacksCriteria(tournament), {
    path: ['criteria'],
    error: 'criteria_must_be_a_list_of_different_criteria' satisfies ErrorCode,
  }),
  teams: objectOf({
    ...ofTournament,
    name: teamNameSchema,
    players,
    pointsByDecision: pointsByDecisionSchema.nullable().optional(),
    conduct: teamConductSchema.nullable().optional(),
    withdrawn: withdrawnSchema.nullable().optional(),
    categoryId: categoryIdSchema.optional(),
  }),
  stages: objectOf({
    ...ofTournament,
    name: stageNameSchema,
    type: stageTypeSchema,
    order: stageOrderSchema,
    decisions: decisionsAcrossSchema.optional(),
    matchRules: matchRulesSchema.nullable().optional(),
    wipesCautions: wipesCautionsSchema.optional(),
    categoryId: categoryIdSchema.optional(),
  }),
  groups: objectOf({
    ...ofTournament,
    stageId: idField(),
    name: groupNameSchema,
    teamIds: teamIdsSchema,
    lots: teamIdsSchema,
    decision: decisionKindSchema.optional(),
    rounds: roundsSchema.optional(),
    places: takenPlaces.optional(),
  }),
  matches: match,
  matchLogs: matchLog,
  plans: plan,
  pictures: objectOf({
    createdAt: instantField,
    width: pictureSchema.shape.width,
    height: pictureSchema.shape.height,
    data: pictureDataSchema,
  }),
} as const;

export type StoredCollection = keyof typeof DOCUMENT_SCHEMAS;
export type StoredDocument<Name extends StoredCollection> = z.output<(typeof DOCUMENT_SCHEMAS)[Name]>;
