import { describe, expect, it } from 'vitest';
import { MAX_STAGES } from '../cup/limits';
import { buildCup } from '../testing/build-cup';
import { granted, namesOf, only, refusalOf } from '../testing/rulings';
import { createStage, deleteStage } from './stages';
import type { Stage } from '../cup/records';

const cup = buildCup({
  stages: [
    { name: 'Groups', groups: { A: { teams: ['Lions', 'Tigers'], matches: ['Lions 1-0 Tigers'] } } },
    { name: 'Finals', matches: ['1st Group A v 2nd Group A'] },
  ],
});

function stage(overrides: Partial<Stage>): Stage {
  return { stageId: 's', name: 'Third place', type: 'knockout', order: 3, ...overrides };
}

describe('a stage', () => {
  it('joins the cup', () => {
    expect(namesOf(granted(createStage(cup, stage({}))).stages)).toEqual(['Groups', 'Finals', 'Third place']);
  });

  it('has a name and an order of its own', () => {
    expect(refusalOf(createStage(cup, stage({ name: ' finals' })))).toBe('stage_name_already_exists');
    expect(refusalOf(createStage(cup, stage({ order: 2 })))).toBe('stage_order_already_exists');
  });

  it('is the last of 16', () => {
    const stages = Array.from({ length: MAX_STAGES }, (_, index) =>
      stage({ stageId: `s${index}`, name: `Stage ${index}`, order: index + 10 }),
    );
    expect(refusalOf(createStage({ ...cup, stages }, stage({})))).toBe('tournament_has_too_many_stages');
    expect(refusalOf(createStage({ ...cup, stages: stages.slice(1) }, stage({})))).toBeNull();
  });
});

describe('deleting a stage', () => {
  it('takes its groups and matches along, played or not, and what waited for them becomes plain text', () => {
    const after = granted(deleteStage(cup, 'stage 1'));
    expect([namesOf(after.stages), after.groups]).toEqual([['Finals'], []]);
    expect(only(after.matches)).toMatchObject({
      localTeamPlaceholder: '1st Group A',
      localTeamSource: null,
      visitorTeamPlaceholder: '2nd Group A',
      visitorTeamSource: null,
    });
  });

  it('leaves the other stages as they are', () => {
    const after = granted(deleteStage(cup, 'stage 2'));
    expect(after.groups).toEqual(cup.groups);
    expect(only(after.matches)).toBe(cup.matches[0]);
  });

  it('needs one that is there', () => {
    expect(refusalOf(deleteStage(cup, 'nowhere'))).toBe('stage_not_found');
  });
});
