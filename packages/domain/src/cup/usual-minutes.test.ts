import { describe, expect, test } from 'vitest';
import { MATCH_RULE_PRESETS } from './match-rules';
import { usualMinutesPerMatch } from './usual-minutes';

describe('a match takes', () => {
  test('its minutes, rounded up to five', () => {
    expect(usualMinutesPerMatch(MATCH_RULE_PRESETS['indoor-cup'])).toBe(15);
  });

  test('more with a clock that stands still, and with a break between halves', () => {
    expect(usualMinutesPerMatch(MATCH_RULE_PRESETS.futsal)).toBe(70);
  });
});
