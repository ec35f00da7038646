import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { listOf } from '../cup/fields';
import { placeholderSchema, playerNameSchema } from '../cup/record-fields';

const NOT_VALID: ErrorCode = 'entry_is_not_valid';

/** The kinds of lines in a match's log. A line without a kind is a goal. */
const LOG_KINDS = [
  'goal',
  'own-goal',
  'penalty',
  'foul',
  'time-out',
  'yellow',
  'second-yellow',
  'red',
] as const;

/** A minute of the match: 12, or '12+1' for time added at the end of a half. */
const minuteSchema = z
  .union(
    [
      z.int().min(1, { error: NOT_VALID }).max(999, { error: NOT_VALID }).transform(String),
      z.string().regex(/^\d{1,3}(\+\d{1,2})?$/, { error: NOT_VALID }),
    ],
    {
      error: NOT_VALID,
    },
  )
  .transform((text) => {
    const [minute = 0, added = 0] = text.split('+').map(Number);
    return { minute, added };
  });

/** The limit is lower than the limit of a stored log, because a stored log also has the changes of phase. */
const MAX_LINES = 400;

const logLineSchema = z.object(
  {
    minute: minuteSchema,
    /** The name of one of the two teams, or `local` or `visitor`. It is the team that is credited, also for an own goal. */
    team: placeholderSchema,
    what: z.enum(LOG_KINDS, { error: NOT_VALID }).default('goal'),
    player: playerNameSchema.nullish(),
    /** Whether a card was for a team official; then no player is named. */
    official: z.boolean({ error: NOT_VALID }).default(false),
    /** Whether the line was entered and then undone. */
    undone: z.boolean({ error: NOT_VALID }).default(false),
  },
  { error: 'must_be_an_object' satisfies ErrorCode },
);

/** The keys that a line of a log may have. */
export const logLineKeys: readonly string[] = Object.keys(logLineSchema.shape);

/** The log of a match, in the order in which it happened. */
export const logSchema = listOf(logLineSchema, MAX_LINES, 'match_log_is_full');

export type LogLine = z.output<typeof logLineSchema>;
