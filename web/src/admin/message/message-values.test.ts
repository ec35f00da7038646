import { codeText } from '../calls/error-text';
import { describe, expect, test } from 'vitest';
import { EMPTY_MESSAGE, messageOf, messageSchema, type MessageValues } from './message-values';

const ZONE = 'Europe/Zurich';
/** In Zurich it is one o'clock in the night of the 12th, when Greenwich still has the 11th. */
const NOW = Date.parse('2030-05-11T23:00:00Z');

const valuesOf = (changes: Partial<MessageValues>) => ({ ...EMPTY_MESSAGE, text: 'Late', ...changes });

describe('the end of a message', () => {
  test.each([
    ['half an hour from now', { end: 'half-hour' }, '2030-05-11T23:30:00.000Z'],
    ['two hours from now', { end: 'two-hours' }, '2030-05-12T01:00:00.000Z'],
    ['midnight where the tournament is', { end: 'day' }, '2030-05-12T22:00:00.000Z'],
    ['the typed time there', { end: 'time', time: '2030-05-12T08:15' }, '2030-05-12T06:15:00.000Z'],
  ] as const)('is %s', (_what, changes, until) => {
    expect(messageOf(valuesOf(changes), ZONE, NOW)).toEqual({ text: 'Late', until });
  });
});

describe('what is typed', () => {
  const problemOf = async (changes: Partial<MessageValues>) => {
    const { errors } = await messageSchema(ZONE, () => NOW)
      .validate(valuesOf(changes))
      .then(
        () => ({ errors: [] }),
        (problem: { readonly errors: readonly string[] }) => problem,
      );
    return errors[0];
  };

  test.each([
    ['200 characters, an emoji as one of them', { text: '😀'.repeat(200) }, undefined],
    ['201 characters', { text: 'م'.repeat(201) }, 'message_must_be_at_most_200_characters_long'],
    ['blanks alone', { text: ' \u200b ' }, 'message_can_not_be_empty'],
    ['an end that is over', { end: 'time', time: '2030-05-12T00:59' }, 'message_must_end_in_the_future'],
    ['no time at all', { end: 'time', time: '' }, 'message_must_end_in_the_future'],
  ] as const)('%s', async (_what, changes, problem) => {
    expect(await problemOf(changes)).toBe(problem && codeText(problem));
  });
});
