import { describe, expect, it } from 'vitest';
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
  const minutes = minutesOfMatches({ stages }, settings, 15);
  return names.map((stageId) => minutes({ stageId }));
}

describe('the length of a match of a cup', () => {
  it('is that of the step that has its stage, or else the usual one', () => {
    const names = ['Group stage', 'gold:  final', 'Silver: Final', 'Friendly matches'];
    expect(minutesOf(names)).toEqual([10, 20, 12, 15]);
  });

  it('is the usual one where no step has its own, and without a plan', () => {
    expect(minutesOf(['Group stage'], buildPlanSettings({ teams: 4 }))).toEqual([15]);
    expect(minutesOfMatches({ stages: [] }, null, 15)({ stageId: 'any' })).toBe(15);
  });
});
