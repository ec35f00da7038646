import { z } from 'zod';
import type { ErrorCode } from './error-codes/error-codes';
import { isTime, toIsoDate } from './dates';
import { findUnreadable } from './text/readable';
import { hasUnusableCharacters } from './text/unusable-characters';
import { visibleText } from './text/visible-text';
import { maxLength, minLength } from './length';

/** An id has letters, digits and hyphens. So it has no path character and is none of the ids that Firestore reserves. */
const ID = /^[A-Za-z0-9-]{1,64}$/;

/**
 * Whether a record can have this id, wherever the id comes from. An impossible id is never looked up, because Firestore throws at some of
 * them (`a/b`, `.`, `__x__`, more than 1,500 bytes; its page "Usage and limits", "Collections, documents, and fields").
 */
export function isId(text: string): boolean {
  return ID.test(text);
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The error for a value that is missing, or of the wrong type. */
function missingOr(missing: ErrorCode, wrongType: ErrorCode) {
  return ({ input }: { input: unknown }): ErrorCode =>
    input === undefined || input === null ? missing : wrongType;
}

interface TextRule {
  readonly missing: ErrorCode;
  readonly min?: readonly [length: number, tooShort: ErrorCode];
  readonly max: readonly [length: number, tooLong: ErrorCode];
}

/** A required text, as `visibleText` reads it, with a length from `min` to `max` characters (code points). */
export function textField({ missing, min, max }: TextRule) {
  const text = z
    .string({ error: missingOr(missing, 'must_be_text') })
    .overwrite(visibleText)
    .check(minLength(1, { error: missing, abort: true }))
    .check(maxLength(max[0], { error: max[1], abort: true }))
    .refine((value) => !hasUnusableCharacters(value), {
      error: 'text_has_unusable_characters' satisfies ErrorCode,
    });
  return min ? text.check(minLength(min[0], { error: min[1] })) : text;
}

/** A text of which each part can be read, for what somebody enters; texts that were stored before are not asked. */
export function readable<Text extends z.ZodType<string>>(text: Text) {
  return text.superRefine((value, context) => {
    const message = findUnreadable(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
}

export function idField(missing: ErrorCode = 'id_is_mandatory') {
  return z
    .string({ error: missingOr(missing, 'must_be_text') })
    .check(minLength(1, { error: missing, abort: true }))
    .refine(isId, { error: 'id_is_not_valid' satisfies ErrorCode })
    .describe('id');
}

/** A date that is read from dd/mm/yyyy, `YYYY-MM-DD` or an ISO date-time, and becomes `YYYY-MM-DD`. */
export function dateField(missing: ErrorCode) {
  return z
    .string({ error: missingOr(missing, 'must_be_text') })
    .check(maxLength(64, { error: 'invalid_date_format' satisfies ErrorCode, abort: true }))
    .transform((text, context) => {
      const date = toIsoDate(text);
      if (date !== null) return date;
      const message: ErrorCode = text.trim() === '' ? missing : 'invalid_date_format';
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .describe('dd/mm/yyyy, YYYY-MM-DD or an ISO date-time');
}

export function timeField(missing: ErrorCode) {
  return z
    .string({ error: missingOr(missing, 'must_be_text') })
    .trim()
    .check(minLength(1, { error: missing, abort: true }))
    .refine(isTime, { error: 'invalid_time_format' satisfies ErrorCode })
    .describe('HH:MM');
}

/** An instant as the API sends and stores it. */
export const instantField = z
  .string({ error: 'updated_at_is_not_valid' satisfies ErrorCode })
  .regex(INSTANT, { error: 'updated_at_is_not_valid' satisfies ErrorCode });

/**
 * The first year that is refused, because Firestore stores no time after the year 9999, and a link stays stored for a while after its end.
 */
const NOBODY_PLAYS_FROM = '9999';

/** Whether the text is an instant. A day that no calendar has is refused, because JavaScript would read it as a day of the next month. */
function isInstant(text: string): boolean {
  const milliseconds = Date.parse(text);
  return (
    !Number.isNaN(milliseconds) && new Date(milliseconds).toISOString() === text && text < NOBODY_PLAYS_FROM
  );
}

/** An instant that somebody chooses, such as the end of a link. */
export const chosenInstantField = z
  .string({ error: 'instant_is_not_valid' satisfies ErrorCode })
  .refine(isInstant, { error: 'instant_is_not_valid' satisfies ErrorCode });

/** The `updatedAt` of the record when it was read. An edit without it is written regardless of changes since then. */
export const updatedAtField = instantField.describe('ISO instant, as the record had it').optional();

/** The limit is larger than the version of any view. */
const MAX_VERSION_LENGTH = 100;

/** The version of a view, as the API gave it. */
export const versionField = z
  .string({ error: 'version_is_not_valid' satisfies ErrorCode })
  .check(maxLength(MAX_VERSION_LENGTH, { error: 'version_is_not_valid' satisfies ErrorCode }));

/** A field that the specification lists for a call which does not use the field. Only an empty value is accepted. */
export const emptyField = z
  .union([z.null(), z.literal('')], { error: 'field_must_be_empty' satisfies ErrorCode })
  .describe('null or empty')
  .optional();

export function wholeNumber(least: number, most: number, error: ErrorCode) {
  return z.int({ error }).min(least, { error }).max(most, { error });
}

/** A list with a limit. A list that is too long is not looked into further. */
export function listOf<Item extends z.ZodType>(item: Item, most: number, error?: ErrorCode) {
  return z
    .array(item, { error: 'must_be_a_list' satisfies ErrorCode })
    .check(maxLength(most, { ...(error && { error }), abort: true }));
}

/** An object with these keys and no others. */
export function objectOf<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'invalid_type' ? ('must_be_an_object' satisfies ErrorCode) : undefined),
  });
}
