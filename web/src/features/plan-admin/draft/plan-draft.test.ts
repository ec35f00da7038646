import { describe, expect, test } from 'vitest';
import { usualFormat, usualMinutesPerMatch } from './plan-draft';

describe('the usual format', () => {
  test.each([
    [2, '1', '0'],
    [4, '1', '4'],
    [8, '2', '2'],
    [16, '4', '2'],
    [32, '8', '2'],
  ])('of %i teams has %s groups, of which %s go on', (teams, groups, qualifiers) => {
    expect(usualFormat(teams)).toMatchObject({ groups, qualifiers });
  });

  test('has a match for third place where four go on', () => {
    expect(usualFormat(3).thirdPlace).toBe(false);
    expect(usualFormat(4).thirdPlace).toBe(true);
  });
});

describe('a match takes', () => {
  const rules = { extraTimeMinutes: 0, shootOutKicks: 3, foulLimit: 5, timeOuts: 0, forfeitGoals: 3 };

  test('its minutes, rounded up to five', () => {
    const matchRules = { ...rules, halves: 1, minutesPerHalf: 12, clock: 'running' } as const;
    expect(usualMinutesPerMatch({ matchRules })).toBe(15);
  });

  test('more with a clock that stands still, and with a break between halves', () => {
    const matchRules = { ...rules, halves: 2, minutesPerHalf: 20, clock: 'stopped' } as const;
    expect(usualMinutesPerMatch({ matchRules })).toBe(70);
  });
});
