import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { decodeValue, encodeValue, parseBackup, printBackup } from './backup-file';

describe('a value in a backup', () => {
  it('comes back as it was, nested timestamps to the nanosecond included', () => {
    const stored = {
      name: 'Winter Cup',
      points: { win: 3 },
      players: [{ name: 'Ada' }, { name: 'Bea' }],
      groupId: null,
      records: Buffer.from([0, 1, 255]),
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

describe('a backup file', () => {
  it.each([
    ['cut short', (text: string) => text.slice(0, text.length / 2), 'is not a whole backup'],
    ['edited', (text: string) => text.replace('Spring', 'Summer'), 'was changed after it was written'],
    ['empty of collections', () => '{ "format": "futsal-cup-backup" }', 'is not a backup of Futsal Cup'],
    ['something else', () => '{ "name": "Spring Cup" }', 'is not a backup of Futsal Cup'],
  ])('is refused when it is %s', (_, damage, reason) => {
    const text = damage(printBackup({ tournaments: { spring: { name: 'Spring Cup' } } }));
    expect(() => parseBackup(text, 'cup.json')).toThrow(`cup.json ${reason}`);
  });
});
