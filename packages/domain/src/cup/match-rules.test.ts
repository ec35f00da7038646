import { describe, expect, test } from 'vitest';
import { MATCH_RULE_PRESETS, usualMinutesPerMatch } from './match-rules';

describe('a match takes', () => {
  test('its minutes, rounded up to five', () => {
    expect(usualMinutesPerMatch(MATCH_RULE_PRESETS['indoor-cup'])).toBe(15);
  });

  test('more with a clock that stands still, and with a break between halves', () => {
    expect(usualMinutesPerMatch(MATCH_RULE_PRESETS.futsal)).toBe(70);
  });
});

test('a forfeit is worth 5:0 in futsal, and 3:0 in an indoor cup', () => {
  expect(MATCH_RULE_PRESETS.futsal.forfeitGoals).toBe(5);
  expect(MATCH_RULE_PRESETS['indoor-cup'].forfeitGoals).toBe(3);
});
