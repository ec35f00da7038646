import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { dateField, idField, textField, timeField } from '../cup/fields';
import { MAX_MATCHES, MAX_TEAMS, MAX_TEAMS_OF_FORMAT } from '../cup/limits';
import { matchRulesSchema, scheduleFields, stageNameSchema } from '../cup/record-fields';
import {
  BRACKET_CUPS,
  DEALINGS,
  MAX_DRAW_SEED,
  PLAN_LIMITS,
  PRESETS,
  STAGE_KEY,
  type PlanTime,
  type StageKey,
} from './settings';
import { maxLength } from '../cup/length';

/* The settings of a plan as they are sent. `findSettingsProblems` checks whether they fit together. */

const LIST: ErrorCode = 'must_be_a_list';
const OBJECT: ErrorCode = 'must_be_an_object';
const FORMAT: ErrorCode = 'format_of_the_plan_is_not_valid';
const MINUTES: ErrorCode = 'minutes_are_out_of_range';
const WISH: ErrorCode = 'wish_is_not_valid';
const SLOTS: ErrorCode = 'plan_does_not_follow_from_its_settings';

export function orObject(msg: ErrorCode) {
  return (issue: { readonly code: string }): ErrorCode | undefined =>
    issue.code === 'invalid_type' ? msg : undefined;
}

export function numberUpTo(most: number, error: ErrorCode) {
  return z.int({ error }).min(0, { error }).max(most, { error });
}

function yesOrNo(error: ErrorCode) {
  return z.boolean({ error });
}

export const planTeamsSchema = z
  .array(
    z.strictObject(
      { teamId: idField(), isSeeded: yesOrNo(FORMAT), isLate: yesOrNo(FORMAT).optional() },
      { error: orObject(OBJECT) },
    ),
    {
      error: LIST,
    },
  )
  .check(maxLength(MAX_TEAMS_OF_FORMAT, { error: 'format_has_too_many_teams' satisfies ErrorCode }))
  .readonly();

const takesFields = {
  step: numberUpTo(PLAN_LIMITS.steps, FORMAT),
  from: numberUpTo(MAX_TEAMS_OF_FORMAT, FORMAT),
  to: numberUpTo(MAX_TEAMS_OF_FORMAT, FORMAT),
  bestOfNext: numberUpTo(MAX_TEAMS_OF_FORMAT, FORMAT),
  withoutBest: numberUpTo(MAX_TEAMS_OF_FORMAT, FORMAT),
};

const takes = z.strictObject(takesFields, { error: orObject(OBJECT) });

const dealtTakes = z.strictObject(
  { ...takesFields, deal: z.enum(DEALINGS, { error: FORMAT }) },
  { error: orObject(OBJECT) },
);

type Length = 'minutesPerMatch' | 'minutesBetween' | 'leastRest' | 'pauseBeforeKnockout';

export function minutesField(length: Length & keyof PlanTime) {
  const [least, most] = PLAN_LIMITS[length];
  return z.int({ error: MINUTES }).min(least, { error: MINUTES }).max(most, { error: MINUTES });
}

/** What a step may say of its own matches. */
const stepTimes = {
  minutesPerMatch: minutesField('minutesPerMatch').optional(),
  day: numberUpTo(PLAN_LIMITS.days, 'step_is_on_a_day_that_is_not_there').optional(),
  matchRules: matchRulesSchema.optional(),
};

const step = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.literal('groups'),
      takes: dealtTakes.nullable().optional(),
      groups: numberUpTo(Number.MAX_SAFE_INTEGER, FORMAT),
      rounds: z.union([z.literal(1), z.literal(2)], { error: FORMAT }),
      matchesEach: numberUpTo(MAX_TEAMS_OF_FORMAT, FORMAT).nullable(),
      ...stepTimes,
    }),
    z.strictObject({
      kind: z.literal('bracket'),
      takes: takes.nullable(),
      cup: z.enum(BRACKET_CUPS, { error: FORMAT }).nullable(),
      playedTo: numberUpTo(MAX_TEAMS_OF_FORMAT, FORMAT),
      ...stepTimes,
    }),
  ],
  { error: FORMAT },
);

export const planFormatSchema = z.strictObject(
  {
    preset: z.enum(PRESETS, { error: FORMAT }),
    steps: z
      .array(step, { error: LIST })
      .check(maxLength(PLAN_LIMITS.steps, { error: FORMAT }))
      .readonly(),
    drawSeed: numberUpTo(MAX_DRAW_SEED, FORMAT).nullable(),
  },
  { error: orObject(OBJECT) },
);

// The pattern says more than the type of a text, which is all that the schema of a text can have.
const stageKey = z.string({ error: WISH }).regex(STAGE_KEY, { error: WISH }) as unknown as z.ZodString &
  z.ZodType<StageKey>;

export const fromAndTo = {
  from: timeField('please_select_a_time'),
  to: timeField('please_select_a_time'),
};

const day = z.strictObject(
  { date: dateField('please_select_a_date'), ...fromAndTo },
  { error: orObject(OBJECT) },
);

const courtWindow = z.strictObject(
  { day: numberUpTo(PLAN_LIMITS.days, 'plan_needs_a_day'), ...fromAndTo },
  { error: orObject(OBJECT) },
);

const court = z.strictObject(
  {
    name: scheduleFields.location,
    windows: z
      .array(courtWindow, { error: LIST })
      .check(
        maxLength(PLAN_LIMITS.windows, { error: 'court_is_listed_at_overlapping_times' satisfies ErrorCode }),
      )
      .readonly()
      .nullable(),
  },
  { error: orObject(OBJECT) },
);

const planBreak = z.strictObject(
  { day: numberUpTo(PLAN_LIMITS.days, 'plan_needs_a_day').nullable(), ...fromAndTo },
  { error: orObject(OBJECT) },
);

const time = z.strictObject(
  {
    days: z
      .array(day, { error: LIST })
      .check(maxLength(PLAN_LIMITS.days, { error: 'plan_needs_a_day' satisfies ErrorCode }))
      .readonly(),
    courts: z
      .array(court, { error: LIST })
      .check(maxLength(PLAN_LIMITS.courts, { error: 'plan_needs_a_court' satisfies ErrorCode }))
      .readonly(),
    breaks: z
      .array(planBreak, { error: LIST })
      .check(maxLength(PLAN_LIMITS.breaks, { error: 'plan_has_too_many_breaks' satisfies ErrorCode }))
      .readonly()
      .optional(),
    minutesPerMatch: minutesField('minutesPerMatch'),
    minutesBetween: minutesField('minutesBetween'),
    leastRest: minutesField('leastRest'),
    pauseBeforeKnockout: minutesField('pauseBeforeKnockout'),
  },
  { error: orObject(OBJECT) },
);

const wish = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({
      kind: z.enum(['not-before', 'not-after']),
      team: numberUpTo(MAX_TEAMS, WISH),
      day: numberUpTo(PLAN_LIMITS.days, WISH).nullable(),
      time: timeField('please_select_a_time'),
    }),
    z.strictObject({
      kind: z.literal('courts'),
      stage: stageKey,
      courts: z
        .array(numberUpTo(PLAN_LIMITS.courts, WISH), { error: LIST })
        .check(maxLength(PLAN_LIMITS.courts, { error: WISH }))
        .readonly(),
    }),
    z.strictObject({ kind: z.literal('referees') }),
  ],
  { error: WISH },
);

export const planNamesSchema = z.strictObject(
  {
    stages: z.partialRecord(stageKey, stageNameSchema, { error: orObject(OBJECT) }),
    group: textField({
      missing: 'group_name_can_not_be_empty',
      max: [PLAN_LIMITS.groupWord[1], 'name_must_be_at_most_50_characters_long'],
    }),
  },
  { error: orObject(OBJECT) },
);

export const planSettingsSchema = z
  .strictObject(
    {
      teams: planTeamsSchema,
      format: planFormatSchema,
      time,
      wishes: z
        .array(wish, { error: LIST })
        .check(maxLength(PLAN_LIMITS.wishes, { error: 'plan_has_too_many_wishes' satisfies ErrorCode }))
        .readonly(),
      names: planNamesSchema,
    },
    { error: orObject(OBJECT) },
  )
  .describe('`PlanSettings`');

/** The slot of each match, as `encodeSlot` numbers them; -1 for a match that was begun and stays where it is. */
export const slotsSchema = z
  .array(z.int({ error: SLOTS }).min(-1, { error: SLOTS }), { error: LIST })
  .check(maxLength(MAX_MATCHES, { error: SLOTS }))
  .readonly();

export const fingerprintSchema = numberUpTo(2 ** 32 - 1, SLOTS);
