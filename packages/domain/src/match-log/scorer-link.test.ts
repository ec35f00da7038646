import { describe, expect, it } from 'vitest';
import {
  countDevicesInUse,
  findLateProblem,
  findLinkProblem,
  hasRoomForDevice,
  isInScope,
  isMadeOutOfTime,
  nameOfLink,
} from './scorer-link';

const HOUR = 3_600_000;
const from = '2026-06-13T08:00:00.000Z';
const to = '2026-06-13T20:00:00.000Z';
const start = Date.parse(from);
const end = Date.parse(to);
const link = { from, to, revokedAt: null };
const revoked = { ...link, revokedAt: '2026-06-13T09:00:00.000Z' };

describe('the matches of a link', () => {
  const match = { matchId: 'final', location: ' Court 2' };

  it.each([
    [{ kind: 'match', matchId: 'final' }, true],
    [{ kind: 'match', matchId: 'semi' }, false],
    [{ kind: 'court', court: 'COURT 2' }, true],
    [{ kind: 'court', court: 'Court 1' }, false],
    [{ kind: 'cup' }, true],
  ] as const)('%j: %s', (scope, isIn) => {
    expect(isInScope(scope, match)).toBe(isIn);
  });
});

it.each([
  ['Anna', { kind: 'court', court: 'Court 2' }, 'Anna'],
  ['Anna', { kind: 'cup' }, 'Anna'],
  [undefined, { kind: 'court', court: 'Court 2' }, 'Court 2'],
  [undefined, { kind: 'match', matchId: 'final' }, null],
  [undefined, { kind: 'cup' }, null],
] as const)('the name of a link, typed as %s, for %j: %s', (typed, scope, name) => {
  expect(nameOfLink(typed, scope)).toBe(name);
});

describe('the devices of a link', () => {
  const devices = (inUse: number, revokedOnes: number) => [
    ...Array.from({ length: revokedOnes }, () => ({ revokedAt: from })),
    ...Array.from({ length: inUse }, () => ({ revokedAt: null })),
  ];

  it('are twenty at a time, revoked ones not counted', () => {
    expect(countDevicesInUse(devices(19, 5))).toBe(19);
    expect(hasRoomForDevice(devices(19, 0))).toBe(true);
    expect(hasRoomForDevice(devices(20, 0))).toBe(false);
    expect(hasRoomForDevice(devices(0, 20))).toBe(true);
    expect(hasRoomForDevice(devices(20, 20))).toBe(false);
  });

  it('are no more once a hundred of them had to be revoked', () => {
    expect(hasRoomForDevice(devices(19, 100))).toBe(true);
    expect(hasRoomForDevice(devices(20, 100))).toBe(false);
    expect(hasRoomForDevice(devices(0, 120))).toBe(false);
  });
});

describe('a link', () => {
  it.each([
    [start - 1, 'scorer_link_is_not_valid_yet'],
    [start, null],
    [end, null],
    [end + 1, 'scorer_link_has_expired'],
  ])('at %i: %s', (now, problem) => {
    expect(findLinkProblem(link, now)).toBe(problem);
  });

  it('that was taken back is not valid at any time', () => {
    expect([start - 1, start, end + 1].map((now) => findLinkProblem(revoked, now))).toEqual(
      Array.from({ length: 3 }, () => 'scorer_link_was_revoked'),
    );
  });

  it('takes entries a day later that were made before its end', () => {
    expect(findLateProblem(link, end + 24 * HOUR, [start, end])).toBeNull();
    expect(findLateProblem(link, end + 24 * HOUR + 1, [start])).toBe('scorer_link_has_expired');
    expect(findLateProblem(link, end + HOUR, [start, end + 1])).toBeNull();
    expect(findLateProblem(link, end + HOUR, [end + 1, NaN])).toBe('scorer_link_has_expired');
    expect(findLateProblem(link, end + HOUR, [start - 1, end + 1])).toBeNull();
  });

  it('refuses by itself what was made after its end', () => {
    expect(isMadeOutOfTime(link, end + HOUR, end)).toBe(false);
    expect(isMadeOutOfTime(link, end + HOUR, end + 1)).toBe(true);
    expect(isMadeOutOfTime(link, end, end + 1)).toBe(false);
    expect(isMadeOutOfTime(link, end + HOUR, start - 1)).toBe(false);
    expect(isMadeOutOfTime(link, end, start - 1)).toBe(false);
  });

  it('takes none before its beginning and none once it was taken back', () => {
    expect(findLateProblem(link, start - 1, [start])).toBe('scorer_link_is_not_valid_yet');
    expect(findLateProblem(revoked, end, [start])).toBe('scorer_link_was_revoked');
    expect(findLateProblem(link, start, [end + HOUR])).toBeNull();
  });
});
