import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decodeValue, encodeValue } from './encode-value';

describe('a value in a backup', () => {
  it('comes back as it was, nested timestamps to the nanosecond included', () => {
    const stored = {
      name: 'Winter Cup',
      points: { win: 3 },
      players: [{ name: 'Ada' }, { name: 'Bea' }],
      groupId: null,
      createdAt: new Timestamp(1_767_225_600, 123_456_789),
    };
    expect(decodeValue(JSON.parse(JSON.stringify(encodeValue(stored))))).toEqual(stored);
  });

  it('reads as a date to a person', () => {
    expect(encodeValue(new Timestamp(1_767_225_600, 5))).toEqual({
      $timestamp: '2026-01-01T00:00:00.000000005Z',
    });
  });

  it('is refused when its type would be lost', () => {
    expect(() => encodeValue({ place: new GeoPoint(47, 8) })).toThrow('A backup cannot hold a GeoPoint.');
  });
});
