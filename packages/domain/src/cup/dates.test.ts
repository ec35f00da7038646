import { describe, expect, it } from 'vitest';
import { formatDate, formatTime, isTime, toIsoDate } from './dates';

describe('a date', () => {
  it.each([
    ['13/06/2026', '2026-06-13'],
    ['3/6/2026', '2026-06-03'],
    [' 2026-06-13 ', '2026-06-13'],
    ['2026-06-13T23:30:00.000Z', '2026-06-13'],
    ['2026-06-13T23:30:00-05:00', '2026-06-13'],
    ['29/02/2028', '2028-02-29'],
    ['31/12/0099', '0099-12-31'],
  ])('is read from %j', (text, date) => {
    expect(toIsoDate(text)).toBe(date);
  });

  it.each([
    null,
    undefined,
    '',
    ' ',
    'tomorrow',
    '29/02/2026',
    '31/04/2026',
    '00/06/2026',
    '13/00/2026',
    '06/13/2026',
    '13/06/26',
    '13/06/20266',
    '113/06/2026',
    '13/06',
    '13/06/2026/1',
    '2026-6-3',
    '2026-13-01',
    '2026-02-30',
    '12026-06-13',
    '2026-06-131',
    '2026-06-13 10:00',
  ])('is not read from %j', (text) => {
    expect(toIsoDate(text)).toBeNull();
    expect(formatDate(text)).toBe('no date found');
  });

  it('is shown in slash form and in dash form', () => {
    expect(formatDate('2026-06-03T10:00:00Z')).toEqual({ slash: '03/06/2026', dash: '2026-06-03' });
    expect(formatDate('3/6/2026')).toEqual({ slash: '03/06/2026', dash: '2026-06-03' });
  });
});

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
