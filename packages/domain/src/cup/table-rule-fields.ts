import { z } from 'zod';
import type { ErrorCode } from './error-codes/error-codes';
import { instantField, listOf, objectOf, textField, wholeNumber } from './fields';
import { minLength } from './length';
import {
  MAX_DECISION_POINTS,
  MAX_NOTE_LENGTH,
  MAX_PLAYERS,
  MAX_ROUNDS,
  MAX_TEAM_CONDUCT,
  MAX_TEAMS,
} from './limits';
import { isWithoutRepetition, teamIdsSchema } from './record-fields';
import {
  ACROSS_CRITERIA,
  DECISION_KINDS,
  ofCards,
  RANKING_CRITERIA,
  RESULTS_ACROSS,
  TIE_BREAKERS,
} from './table-rules';

export const tieBreakersSchema = z.enum(TIE_BREAKERS, {
  error: 'tie_breakers_must_be_a_preset_or_own' satisfies ErrorCode,
});

const CRITERIA: ErrorCode = 'criteria_must_be_a_list_of_different_criteria';

/** The head-to-head criteria are three forms of one block, so a list has one of them at most. */
const criteriaSchema = z
  .array(z.enum(RANKING_CRITERIA, { error: CRITERIA }), { error: CRITERIA })
  .check(minLength(1, { error: CRITERIA, abort: true }))
  .refine(isWithoutRepetition, { error: CRITERIA })
  .refine((criteria) => criteria.filter((each) => each.startsWith('head-to-head')).length < 2, {
    error: CRITERIA,
  })
  .readonly();

const ACROSS: ErrorCode = 'comparison_of_groups_is_not_valid';

const acrossSchema = objectOf({
  criteria: z
    .array(z.enum(ACROSS_CRITERIA, { error: ACROSS }), { error: ACROSS })
    .refine(isWithoutRepetition, { error: ACROSS })
    .readonly(),
  results: z.enum(RESULTS_ACROSS, { error: ACROSS }),
});

const CONDUCT: ErrorCode = 'conduct_scale_is_not_valid';

export const conductScaleSchema = z.discriminatedUnion(
  'kind',
  [
    objectOf({ kind: z.literal('typed') }),
    objectOf({
      kind: z.literal('cards'),
      ...ofCards(() => wholeNumber(0, 99, CONDUCT)),
      countsOfficials: z.boolean({ error: 'must_be_true_or_false' satisfies ErrorCode }),
    }),
  ],
  { error: CONDUCT },
);

export const decisionKindSchema = z.enum(DECISION_KINDS, {
  error: 'decision_is_of_no_known_kind' satisfies ErrorCode,
});

export const roundsSchema = wholeNumber(
  1,
  MAX_ROUNDS,
  'rounds_must_be_a_whole_number_from_1_to_9',
).nullable();

const DECISION_POINTS: ErrorCode = 'points_by_decision_must_be_from_minus_99_to_99_without_0';

/** A deduction is below zero. The points of a team in a table may fall below zero with it, as in leagues. */
export const pointsByDecisionSchema = objectOf({
  points: wholeNumber(-MAX_DECISION_POINTS, MAX_DECISION_POINTS, DECISION_POINTS).refine(
    (points) => points !== 0,
    { error: DECISION_POINTS },
  ),
  note: textField({
    missing: 'reason_is_mandatory',
    max: [MAX_NOTE_LENGTH, 'reason_must_be_at_most_100_characters_long'],
  }),
});

export const teamConductSchema = wholeNumber(
  0,
  MAX_TEAM_CONDUCT,
  'conduct_must_be_a_whole_number_from_0_to_999',
);

export const withdrawnResultsSchema = z.enum(['stand', 'annulled'], {
  error: 'results_must_stand_or_be_annulled' satisfies ErrorCode,
});

export const withdrawnSchema = objectOf({ results: withdrawnResultsSchema, at: instantField });

export const forfeitSchema = z.enum(['local', 'visitor', 'both'], {
  error: 'forfeit_must_be_local_visitor_or_both' satisfies ErrorCode,
});

/** The place, counted from 1, on which teams of several groups are compared. */
export const placeSchema = wholeNumber(1, MAX_TEAMS, 'place_is_not_valid');

const decisionAcrossSchema = objectOf({
  place: placeSchema,
  teamIds: teamIdsSchema,
  decision: decisionKindSchema,
});

export const decisionsAcrossSchema = listOf(decisionAcrossSchema, MAX_TEAMS, 'too_many_teams_listed');

const persons = z
  .int()
  .min(0)
  .max(MAX_PLAYERS * 2);
const cardCounts = objectOf(ofCards(() => persons));
const cardsOfSide = objectOf({ players: cardCounts, officials: cardCounts });

export const cardsSchema = objectOf({ local: cardsOfSide, visitor: cardsOfSide });

/** The fields of a tournament's rules that can be null, which stands for what the preset says. */
export const tableRuleFields = {
  criteria: criteriaSchema.nullable().optional(),
  across: acrossSchema.nullable().optional(),
  conduct: conductScaleSchema.nullable().optional(),
};
