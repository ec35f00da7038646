import { z } from 'zod';
import { toIsoDate } from '../cup/dates';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { idField, instantField, textField } from '../cup/fields';
import {
  groupNameSchema,
  languageSchema,
  matchRulesSchema,
  placeholderSchema,
  playerNameSchema,
  playerNamesSchema,
  pointsSchema,
  scheduleFields,
  scoreFields,
  stageNameSchema,
  stageOrderSchema,
  stageTypeSchema,
  teamIdsSchema,
  teamNameSchema,
  timeZoneSchema,
  tournamentNameSchema,
} from '../cup/record-fields';
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
import { lacksCriteria } from '../cup/table-rules';
import { isPlanValid } from '../plan/plan-fields';
import { isOfPlanSize } from '../plan/published-plan';

/** Unlike a request, a document has its days in one form only. */
const storedDate = z
  .string({ error: 'must_be_text' satisfies ErrorCode })
  .refine((text) => toIsoDate(text) === text, { error: 'invalid_date_format' satisfies ErrorCode });

/** A field of a request may be absent; the same field of a document may not. */
const storedScore = scoreFields.localTeamScore.unwrap();

function document<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) => (issue.code === 'invalid_type' ? ('must_be_an_object' satisfies ErrorCode) : undefined),
  });
}

const stamps = { createdAt: instantField, updatedAt: instantField };
const ofTournament = { tournamentId: idField(), ...stamps };
const revision = z.int().min(0);

const place = z.int().min(1).max(MAX_TEAMS);

const source = z.discriminatedUnion('kind', [
  document({ kind: z.literal('match-winner'), matchId: idField() }),
  document({ kind: z.literal('match-loser'), matchId: idField() }),
  document({ kind: z.literal('group-place'), groupId: idField(), place }),
  document({ kind: z.literal('best-of-place'), stageId: idField(), place, rank: place }),
]);

const takenPlaces = z
  .array(source, { error: 'must_be_a_list' satisfies ErrorCode })
  .check(maxLength(MAX_TEAMS, { error: 'too_many_teams_listed' satisfies ErrorCode }));

const players = z
  .array(document({ playerId: idField(), name: playerNameSchema }), {
    error: 'must_be_a_list' satisfies ErrorCode,
  })
  .check(maxLength(MAX_PLAYERS, { error: 'team_has_too_many_players' satisfies ErrorCode }));

const lostNames = z
  .array(placeholderSchema, { error: 'must_be_a_list' satisfies ErrorCode })
  .check(maxLength(SIDES.length));

const match = document({
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
  hasLateEntries: z.boolean().optional(),
  isFinal: z.boolean().optional(),
  scoredTeams: document({ local: idField(), visitor: idField() }).nullable(),
  localTeamId: idField().nullable(),
  visitorTeamId: idField().nullable(),
  localTeamPlaceholder: placeholderSchema.nullable(),
  visitorTeamPlaceholder: placeholderSchema.nullable(),
  localTeamSource: source.nullable(),
  visitorTeamSource: source.nullable(),
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
const timestamp = document({
  $timestamp: z.string({ error: 'must_be_text' satisfies ErrorCode }).check(maxLength(64)),
});

const movedEntries = document({
  entryIds: z
    .array(idField(), { error: 'must_be_a_list' satisfies ErrorCode })
    .check(maxLength(MAX_MOVED_ENTRIES)),
  by: z
    .array(z.string(), { error: 'must_be_a_list' satisfies ErrorCode })
    .check(maxLength(MAX_MOVED_ENTRIES)),
  at: z.int().min(0),
});

const matchLog = document({
  ...ofTournament,
  revision,
  entries: z
    .array(storedEntrySchema, { error: 'must_be_a_list' satisfies ErrorCode })
    .check(maxLength(MAX_ENTRIES_WITH_RESERVE, { error: 'match_log_is_full' satisfies ErrorCode })),
  names: z.record(z.string(), makerNameSchema),
  // Logs that are older than the record of moved entries do not have this field.
  moved: movedEntries.nullable().optional(),
  // This field is missing for a match that was never moved from its court, and for one that was moved before courts were recorded.
  courtsLeft: z
    .array(document({ court: scheduleFields.location, at: z.int().min(0) }), {
      error: 'must_be_a_list' satisfies ErrorCode,
    })
    .check(maxLength(MAX_COURTS_LEFT))
    .optional(),
  /** Only the log of a deleted match has this field. */
  expiresAt: timestamp.optional(),
});

/**
 * A plan of this form or an older one has to be one that can be read. A backup may come from a version of the site that writes another form, so the
 * text of such a plan is not looked into.
 */
const plan = document({
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
  system: document({ revision }),
  tournaments: document({
    ...stamps,
    revision,
    name: tournamentNameSchema,
    date: storedDate,
    points: pointsSchema,
    tieBreakers: tieBreakersSchema,
    ...tableRuleFields,
    timeZone: timeZoneSchema,
    // Cups that are older than the languages do not have this field.
    language: languageSchema.optional(),
    // Cups that are older than the logs of matches have neither of these fields.
    matchRules: matchRulesSchema.optional(),
    playerNames: playerNamesSchema.optional(),
    // Cups that are older than archiving do not have this field.
    isArchived: z.boolean().optional(),
    // Cups that were last changed before the list of cups showed times and places do not have this field.
    span: document({ lastDay: storedDate.nullable(), place: scheduleFields.location.nullable() }).optional(),
  }).refine((tournament) => !lacksCriteria(tournament), {
    path: ['criteria'],
    error: 'criteria_must_be_a_list_of_different_criteria' satisfies ErrorCode,
  }),
  teams: document({
    ...ofTournament,
    name: teamNameSchema,
    players,
    pointsByDecision: pointsByDecisionSchema.nullable().optional(),
    conduct: teamConductSchema.nullable().optional(),
    withdrawn: withdrawnSchema.nullable().optional(),
  }),
  stages: document({
    ...ofTournament,
    name: stageNameSchema,
    type: stageTypeSchema,
    order: stageOrderSchema,
    decisions: decisionsAcrossSchema.optional(),
  }),
  groups: document({
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
} as const;

export type StoredCollection = keyof typeof DOCUMENT_SCHEMAS;
export type StoredDocument<Name extends StoredCollection> = z.output<(typeof DOCUMENT_SCHEMAS)[Name]>;
