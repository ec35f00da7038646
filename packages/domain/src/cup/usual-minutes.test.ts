import { describe, expect, test } from 'vitest';
import { MATCH_RULE_PRESETS } from './match-rules';
import { usualMinutesOf, usualMinutesPerMatch } from './usual-minutes';

describe('a match takes', () => {
  test('its minutes, rounded up to five', () => {
    expect(usualMinutesPerMatch(MATCH_RULE_PRESETS['indoor-cup'])).toBe(15);
  });

  test('more with a clock that stands still, and with a break between halves', () => {
    expect(usualMinutesPerMatch(MATCH_RULE_PRESETS.futsal)).toBe(70);
  });

  test('as many as the rules of its stage need', () => {
    const stages = [{ stageId: 'groups' }, { stageId: 'final', matchRules: MATCH_RULE_PRESETS.futsal }];
    const minutes = usualMinutesOf(MATCH_RULE_PRESETS['indoor-cup'], stages);
    expect(['groups', 'final'].map((stageId) => minutes({ stageId }))).toEqual([15, 70]);
  });
});
