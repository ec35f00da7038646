import { expect, it } from 'vitest';
import type { ScorerScope } from '../match-log/scorer-link';
import { buildMatch } from '../testing/build-cup';
import { unopenedLinks } from './unopened-links';

const NOON = Date.parse('2026-06-13T12:00:00Z');
const clock = { timeZone: 'UTC', now: NOON, minutesOf: () => 15 };

const match = { matchId: 'm', date: '2026-06-13', time: '13:00', location: 'Court 1' } as const;

function linkOf(scope: ScorerScope, changes: object = {}) {
  return {
    ...{ name: JSON.stringify(scope), scope, devices: [] as unknown[], revokedAt: null },
    ...{ from: '2026-06-13T06:00:00.000Z', to: '2026-06-13T20:00:00.000Z' },
    ...changes,
  };
}

const court = { kind: 'court', court: 'court 1' } as const;

function unopened(changes: object, matches = [buildMatch(match)], scope: ScorerScope = court): number {
  return unopenedLinks([linkOf(scope, changes)], matches, clock).length;
}

it.each([
  ['a court that plays today', court, 1],
  ['another court', { kind: 'court', court: 'Court 2' }, 0],
  ['a match of today', { kind: 'match', matchId: 'm' }, 1],
  ['another match', { kind: 'match', matchId: 'other' }, 0],
  ['the whole cup', { kind: 'cup' }, 1],
] as const)('a link for %s that nobody has opened waits or does not', (_what, scope, waits) => {
  expect(unopened({}, undefined, scope)).toBe(waits);
});

it.each([
  [
    'that a device has opened, also one that was sent away',
    { devices: [{ revokedAt: '2026-06-13T07:00:00Z' }] },
  ],
  ['that was revoked', { revokedAt: '2026-06-13T07:00:00.000Z' }],
  ['that holds later', { from: '2026-06-13T12:30:00.000Z' }],
  ['that has ended', { to: '2026-06-13T11:00:00.000Z' }],
])('a link %s does not wait', (_what, changes) => {
  expect(unopened(changes)).toBe(0);
});

it('a link whose matches are over, or on another day, does not wait', () => {
  const goals = { local: { goals: 1 }, visitor: { goals: 0 } };
  expect(unopened({}, [buildMatch({ ...match, ...goals, state: 'finished' })])).toBe(0);
  expect(unopened({}, [buildMatch({ ...match, date: '2026-06-14' })])).toBe(0);
  expect(unopened({}, [buildMatch({ ...match, state: 'live' })])).toBe(1);
});
