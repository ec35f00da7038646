import { expect, test } from 'vitest';
import { MATCH_RULE_PRESETS } from './match-rules';

test('a forfeit is worth 5:0 in futsal, and 3:0 in an indoor cup', () => {
  expect(MATCH_RULE_PRESETS.futsal.forfeitGoals).toBe(5);
  expect(MATCH_RULE_PRESETS['indoor-cup'].forfeitGoals).toBe(3);
});
