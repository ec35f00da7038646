import { describe, expect, it } from 'vitest';
import { MATCH_RULE_PRESETS } from '../../cup/match-rules';
import type { Stage } from '../../cup/records';
import { buildPlanSettings } from '../../testing/build-plan';
import { minutesOfMatches } from './match-minutes';

const SETTINGS = buildPlanSettings({
  teams: 8,
  format: { preset: 'cups', groups: 2, qualifiers: 2 },
  steps: [{ minutesPerMatch: 10 }, { minutesPerMatch: 20 }],
});

/** The lengths of matches of stages with these names. */
function minutesOf(names: readonly string[], settings = SETTINGS): number[] {
  const stages = names.map((name) => ({ stageId: name, name })) as unknown as Stage[];
  const minutes = minutesOfMatches({ tournament: {}, stages }, { settings }, 15);
  return names.map((stageId) => minutes({ stageId }));
}

describe('the length of a match of a cup', () => {
  it('is that of the step that has its stage, or else that of the plan', () => {
    const names = ['Group stage', 'gold:  final', 'Silver: Final', 'Friendly matches'];
    expect(minutesOf(names)).toEqual([10, 20, 12, 12]);
  });

  it('is what the rules of its stage need where the plan does not know it', () => {
    const stages = [{ stageId: 'friendly', name: 'Friendly', matchRules: MATCH_RULE_PRESETS.futsal }];
    const minutes = (settings: typeof SETTINGS | null, name: string) =>
      minutesOfMatches(
        { tournament: {}, stages: stages.map((stage) => ({ ...stage, name, type: 'knockout', order: 1 })) },
        { settings },
        15,
      )({ stageId: 'friendly' });
    expect([
      minutes(null, 'Friendly'),
      minutes(SETTINGS, 'Friendly'),
      minutes(SETTINGS, 'Gold: Final'),
    ]).toEqual([70, 70, 20]);
  });

  it('is that of the plan where no step has its own, and the usual one without a plan', () => {
    expect(minutesOf(['Group stage'], buildPlanSettings({ teams: 4 }))).toEqual([12]);
    expect(minutesOfMatches({ tournament: {}, stages: [] }, null, 15)({ stageId: 'any' })).toBe(15);
  });
});
