import { buildMatch } from '../testing/build-cup';
import { expect, it } from 'vitest';
import { isOnNow } from './match-lists';

const CLOCK = { timeZone: 'UTC', now: Date.parse('2030-05-11T12:00:00Z') };
const at = (date: string, time: string, state: 'scheduled' | 'live' | 'postponed' = 'scheduled') =>
  isOnNow({ ...buildMatch({ matchId: 'm', stageId: 's', groupId: 'g' }), date, time, state }, CLOCK);

it('a match is on while it is played or due, and no longer when it awaits its result', () => {
  expect(at('2030-05-11', '11:50')).toBe(true);
  expect(at('2030-05-11', '12:10', 'live')).toBe(true);
  expect(at('2030-05-11', '12:10')).toBe(false);
  expect(at('2030-05-10', '12:00')).toBe(false);
  expect(at('2030-05-11', '11:50', 'postponed')).toBe(false);
});
