import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import { describe, expect, test } from 'vitest';
import { buildCup, buildMatch, buildStage } from '../../testing/build-view';
import { pollInterval } from './poll-interval';

const HOUR = 3_600_000;
const EVERY_15_SECONDS = 15_000;
const EVERY_5_MINUTES = 300_000;

const cup = buildCup({
  timeZone: 'Europe/Zurich',
  Stages: [buildStage({ Matches: [buildMatch({ date: '2030-05-11', time: '10:00' })] })],
});

describe('how often an open page asks for a new version', () => {
  test.each([
    ['a day before the match', '2030-05-10T08:00:00Z', EVERY_5_MINUTES],
    ['just over 2 hours before it', '2030-05-11T05:59:59Z', EVERY_5_MINUTES],
    ['2 hours before it', '2030-05-11T06:00:00Z', EVERY_15_SECONDS],
    ['3 hours after it', '2030-05-11T11:00:00Z', EVERY_15_SECONDS],
    ['just over 3 hours after it', '2030-05-11T11:00:01Z', EVERY_5_MINUTES],
  ])('depends on the nearest match: %s', (_when, now, interval) => {
    expect(pollInterval(cup, Date.parse(now))).toBe(interval);
  });

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is the same in the most distant time zones: %s',
    (timeZone) => {
      const kickOff = instantOf('2030-05-11', '10:00', timeZone);
      expect(pollInterval({ ...cup, timeZone }, kickOff - 2 * HOUR)).toBe(EVERY_15_SECONDS);
      expect(pollInterval({ ...cup, timeZone }, kickOff + 3 * HOUR)).toBe(EVERY_15_SECONDS);
    },
  );

  test('is every five minutes in a cup without a match', () => {
    expect(pollInterval(buildCup(), Date.parse('2030-05-11T08:00:00Z'))).toBe(EVERY_5_MINUTES);
  });
});
