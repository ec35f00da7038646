import fc from 'fast-check';
import { prepareDataForValidation } from 'formik';
import { expect } from 'vitest';

const UNUSABLE = /[\p{Cc}\p{Cs}]/u;

/**
 * Any text that a one-line input can contain: letters of many scripts, spaces around them, and lengths slightly above every
 * limit.
 */
export const typedText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }).filter((text) => !UNUSABLE.test(text)),
  fc.constantFrom(
    '',
    ' ',
    '  ',
    'A',
    ' A ',
    'Ab',
    ' Ab',
    'a'.repeat(50),
    'a'.repeat(51),
    ` ${'a'.repeat(50)} `,
    // Invisible characters do not count, wherever they stand.
    '\u200B\u200B\u200B',
    'A\u200B',
    '\u2060Ab\u00AD',
    `${'a'.repeat(50)}\u200B`,
    '❤\uFE0F',
    'Zu\u0308',
    // This is one character of two UTF-16 units, also after normalising.
    '🦁',
    '\uFACF',
    '🦁'.repeat(50),
    '🦁'.repeat(51),
  ),
);

interface FormRule {
  isValidSync(values: unknown): boolean;
}

interface ServerRule {
  safeParse(value: unknown): { readonly success: boolean };
}

/** Combines the server's rules for several fields into one. */
export function allOf<Field extends string>(rules: Readonly<Record<Field, ServerRule>>): ServerRule {
  const fields = Object.keys(rules) as Field[];
  return {
    safeParse: (value) => {
      const record = value as Record<Field, unknown>;
      return { success: fields.every((field) => rules[field].safeParse(record[field]).success) };
    },
  };
}

/** Checks that the form accepts exactly what the server accepts; its rules get the values as Formik passes them. */
export function expectSameRule<Values extends object>(
  values: fc.Arbitrary<Values>,
  form: FormRule,
  server: ServerRule,
  toServer: (values: Values) => unknown,
): void {
  fc.assert(
    fc.property(values, (typed) => {
      const isTaken = form.isValidSync(prepareDataForValidation({ ...typed }));
      expect({ typed, isTaken }).toEqual({ typed, isTaken: server.safeParse(toServer(typed)).success });
    }),
  );
}
