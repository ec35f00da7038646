import { MATCH_RULE_LIMITS, MATCH_RULE_PRESETS, type MatchRules } from '@futsal-cup/domain/cup/match-rules';
import { matchRulesSchema } from '@futsal-cup/domain/cup/record-fields';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NUMBER_RULES, numbersOf, presetOf, PRESETS, rulesOf, rulesValuesOf } from './match-rules-values';

const own: MatchRules = { ...MATCH_RULE_PRESETS.futsal, minutesPerHalf: 15 };

describe('the rules of a match in the form', () => {
  test.each(PRESETS)('the preset %s is found again', (preset) => {
    expect(presetOf(MATCH_RULE_PRESETS[preset])).toBe(preset);
    expect(rulesOf({ ...rulesValuesOf(own), preset })).toEqual(MATCH_RULE_PRESETS[preset]);
  });

  test('anything else is what somebody chose', () => {
    expect(rulesValuesOf(own)).toMatchObject({ preset: 'own', halves: '2', minutesPerHalf: '15' });
    expect(rulesOf(rulesValuesOf(own))).toEqual(own);
  });

  test('a futsal cup from when its forfeits were 3:0 keeps them, as rules of its own', () => {
    const stored: MatchRules = { ...MATCH_RULE_PRESETS.futsal, forfeitGoals: 3 };
    expect(rulesValuesOf(stored)).toMatchObject({ preset: 'own', forfeitGoals: '3' });
    expect(rulesOf(rulesValuesOf(stored))).toEqual(stored);
  });

  test('whatever can be chosen is accepted by the server', () => {
    const numbers = NUMBER_RULES.map((rule) => [rule, fc.constantFrom(...numbersOf(rule))]);
    const values = fc.record({
      ...(Object.fromEntries(numbers) as Record<(typeof NUMBER_RULES)[number], fc.Arbitrary<string>>),
      preset: fc.constant('own' as const),
      halves: fc.constantFrom('1' as const, '2' as const),
      clock: fc.constantFrom('running' as const, 'stopped' as const),
    });
    fc.assert(fc.property(values, (chosen) => matchRulesSchema.safeParse(rulesOf(chosen)).success));
    expect(numbersOf('timeOuts')).toHaveLength(MATCH_RULE_LIMITS.timeOuts[1] + 1);
  });
});
