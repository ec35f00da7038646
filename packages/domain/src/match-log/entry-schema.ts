import { z } from 'zod';
import type { ErrorCode } from '../cup/error-codes/error-codes';
import { idField, wholeNumber } from '../cup/fields';
import { MAX_SCORE } from '../cup/limits';
import { ENTERED_PHASES, HALVES, MAX_ENTRIES } from './entries';
import { maxLength } from '../cup/length';

const ENTRY: ErrorCode = 'entry_is_not_valid';

/** The schema of every id of an entry. An entry for a score that is older than the log has an id that is not a UUID. */
const anyEntryId = z.string({ error: ENTRY }).regex(/^[A-Za-z0-9-]{1,100}$/, { error: ENTRY });
const milliseconds = z.int({ error: ENTRY }).min(0, { error: ENTRY });
/** The time that a clock shows. The limit of a day is higher than the clock of any half shows. */
const elapsed = milliseconds.max(24 * 60 * 60 * 1_000, { error: ENTRY });
const side = z.enum(['local', 'visitor'], { error: ENTRY });
const half = z.enum(HALVES, { error: ENTRY });
const playerId = idField(ENTRY).nullable();
const number = wholeNumber(0, MAX_SCORE, ENTRY);
const numbers = z.strictObject({ local: number, visitor: number }, { error: ENTRY });
const shown = z.strictObject(
  {
    goals: numbers,
    kicks: numbers.nullable(),
    basis: z
      .array(anyEntryId, { error: ENTRY })
      .check(maxLength(MAX_ENTRIES, { error: ENTRY }))
      .readonly(),
  },
  { error: ENTRY },
);
const on = anyEntryId.nullable();

/** A schema of entries with the fields of each kind and the fields `made`, which all entries have. */
function entryWith<Shape extends z.ZodRawShape>(made: Shape) {
  const kind = <Kind extends string>(name: Kind) => ({ ...made, kind: z.literal(name) });
  return z.discriminatedUnion(
    'kind',
    [
      z.strictObject({
        ...kind('phase'),
        to: z.enum(ENTERED_PHASES, { error: ENTRY }),
        on,
        shown: shown.optional(),
      }),
      z.discriminatedUnion(
        'action',
        [
          z.strictObject({ ...kind('clock'), half, action: z.enum(['start', 'stop'], { error: ENTRY }) }),
          z.strictObject({ ...kind('clock'), half, action: z.literal('set'), elapsed }),
        ],
        { error: ENTRY },
      ),
      z.strictObject({
        ...kind('goal'),
        side,
        half,
        playerId,
        how: z.enum(['own-goal', 'penalty'], { error: ENTRY }).optional(),
        replaces: anyEntryId.optional(),
      }),
      z.strictObject({ ...kind('kick'), side, isIn: z.boolean({ error: ENTRY }), playerId }),
      z.strictObject({ ...kind('foul'), side, half }),
      z.strictObject({ ...kind('time-out'), side, half }),
      z.strictObject({
        ...kind('card'),
        side,
        half: half.nullable(),
        colour: z.enum(['yellow', 'red'], { error: ENTRY }),
        how: z.literal('second-yellow', { error: ENTRY }).optional(),
        isOfficial: z.literal(true, { error: ENTRY }).optional(),
        playerId,
        replaces: anyEntryId.optional(),
      }),
      z.discriminatedUnion(
        'finishes',
        [
          z.strictObject({ ...kind('score'), shown, finishes: z.literal(false) }),
          z.strictObject({ ...kind('score'), shown, finishes: z.literal(true), on }),
        ],
        { error: ENTRY },
      ),
      z.strictObject({ ...kind('forfeit'), side, on, shown: shown.optional() }),
      z.strictObject({ ...kind('undo'), of: anyEntryId }),
    ],
    { error: ENTRY },
  );
}

/** The schema of an entry that a phone sends. */
export const entrySchema = entryWith({ entryId: z.uuid({ error: ENTRY }), at: milliseconds });

/** The schema of an entry in the log. */
export const storedEntrySchema = entryWith({
  entryId: anyEntryId,
  at: milliseconds,
  /** The author is empty for a score that is older than the log. */
  by: z.string({ error: ENTRY }).check(maxLength(128, { error: ENTRY })),
  receivedAt: milliseconds,
  saidAt: milliseconds.optional(),
  isOtherEnd: z.literal(true, { error: ENTRY }).optional(),
});
