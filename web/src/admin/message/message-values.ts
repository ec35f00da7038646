import { MAX_MESSAGE_LENGTH } from '@futsal-cup/domain/cup/limits';
import type { Message } from '@futsal-cup/domain/cup/records';
import { visibleText } from '@futsal-cup/domain/cup/text/visible-text';
import { instantOf, todayIn } from '@futsal-cup/domain/cup/time-zone';
import { object, string } from 'yup';
import { nameSchema } from '../forms/name-schema';
import { serverWords } from '../forms/server-words';

const MINUTE_MS = 60_000;

export const ENDS = ['half-hour', 'two-hours', 'day', 'time'] as const;

/** Holds the message in the form. */
export interface MessageValues {
  readonly text: string;
  readonly end: (typeof ENDS)[number];
  /** The typed end, `YYYY-MM-DDTHH:MM` in the time zone of the tournament. */
  readonly time: string;
}

export const EMPTY_MESSAGE: MessageValues = { text: '', end: 'half-hour', time: '' };

function endOf({ end, time }: MessageValues, timeZone: string, now: number): number {
  if (end === 'half-hour') return now + 30 * MINUTE_MS;
  if (end === 'two-hours') return now + 120 * MINUTE_MS;
  if (end === 'day') return instantOf(todayIn(timeZone, now), '24:00', timeZone);
  const [date = '', clock = ''] = time.split('T');
  return clock ? instantOf(date, clock, timeZone) : NaN;
}

/** Returns the message to send; its quick ends count from the instant `now` of the server's clock. */
export function messageOf(values: MessageValues, timeZone: string, now: number): Message {
  return {
    text: visibleText(values.text),
    until: new Date(endOf(values, timeZone, now)).toISOString(),
  };
}

/** Builds the schema of a message. */
export function messageSchema(timeZone: string, clock: () => number) {
  return object({
    text: nameSchema({
      missing: serverWords('message_can_not_be_empty'),
      max: [MAX_MESSAGE_LENGTH, serverWords('message_must_be_at_most_200_characters_long')],
    }),
    time: string().test(
      'is-future',
      serverWords('message_must_end_in_the_future'),
      // An empty field has no value here.
      (time = '', { parent }) => endOf({ ...(parent as MessageValues), time }, timeZone, clock()) > clock(),
    ),
  });
}
