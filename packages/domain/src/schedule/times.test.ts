import { describe, expect, it } from 'vitest';
import { formatTime, isTime } from './times';

describe('a time', () => {
  it.each(['00:00', '09:05', '10:59', '19:30', '23:59'])('is %s', (text) => {
    expect(isTime(text)).toBe(true);
  });

  it.each(['', '24:00', '30:00', '12:60', '9:05', '09:5', '09:05:00', '009:05', 'x09:05', '0905', 'ab:cd'])(
    'is not %j',
    (text) => {
      expect(isTime(text)).toBe(false);
    },
  );

  it('is shown with two digits each', () => {
    expect(formatTime('9:5')).toBe('09:05');
    expect(formatTime(' 19:30 ')).toBe('19:30');
    expect(formatTime('09:05:59')).toBe('09:05');
    expect(formatTime('9:05:07.123')).toBe('09:05');
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    '24:00',
    '12:60',
    'noon',
    '1:2:3:4',
    '123:00',
    '12:000',
    '12:00:00.',
    'x12:00',
  ])("is 'no time found' for %j", (text) => {
    expect(formatTime(text)).toBe('no time found');
  });
});
