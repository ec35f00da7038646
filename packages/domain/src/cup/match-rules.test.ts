import { expect, test } from 'vitest';
import { buildCup } from '../testing/build-cup';
import { DEFAULT_MATCH_RULES, MATCH_RULE_PRESETS, matchRulesOf } from './match-rules';

test('a forfeit is worth 5:0 in futsal, and 3:0 in an indoor cup', () => {
  expect(MATCH_RULE_PRESETS.futsal.forfeitGoals).toBe(5);
  expect(MATCH_RULE_PRESETS['indoor-cup'].forfeitGoals).toBe(3);
});

test('a match is played by the rules of its stage, or else by those of the cup', () => {
  const { tournament, stages } = buildCup({
    stages: ['Semi-finals', 'Final'].map((name) => ({ name, matches: [] })),
  });
  const cup = {
    tournament,
    stages: stages.map((stage) =>
      stage.name === 'Final'
        ? { ...stage, matchRules: MATCH_RULE_PRESETS.futsal }
        : { ...stage, matchRules: null },
    ),
  };
  expect(matchRulesOf(cup, { stageId: 'stage 2' })).toBe(MATCH_RULE_PRESETS.futsal);
  expect(matchRulesOf(cup, { stageId: 'stage 1' })).toBe(DEFAULT_MATCH_RULES);
  expect(matchRulesOf(cup, { stageId: 'none' })).toBe(DEFAULT_MATCH_RULES);
});
