import { describe, expect, it } from 'vitest';
import { MAX_STAGES } from '../cup/limits';
import type { Stage } from '../cup/records';
import { buildCup } from '../testing/build-cup';
import { namesOf, only } from '../testing/read-cup';
import { refusalOf, valueOf } from '../testing/results';
import { createStage, deleteStage } from './stages';

const cup = buildCup({
  stages: [
    { name: 'Groups', groups: { A: { teams: ['Lions', 'Tigers'], matches: ['Lions 1-0 Tigers'] } } },
    { name: 'Finals', matches: ['1st Group A v 2nd Group A'] },
  ],
});

function stage(overrides: Partial<Stage>): Stage {
  return { stageId: 's', name: 'Third place', type: 'knockout', order: 3, ...overrides };
}

describe('a new stage', () => {
  it('is added to the cup', () => {
    expect(namesOf(valueOf(createStage(cup, stage({}))).stages)).toEqual(['Groups', 'Finals', 'Third place']);
  });

  it('is refused with the name or the order of another stage', () => {
    expect(refusalOf(createStage(cup, stage({ name: ' finals' })))).toBe('stage_name_already_exists');
    expect(refusalOf(createStage(cup, stage({ order: 2 })))).toBe('stage_order_already_exists');
  });

  it('is refused once the cup has 16 stages, and not before', () => {
    const stages = Array.from({ length: MAX_STAGES }, (_, index) =>
      stage({ stageId: `s${index}`, name: `Stage ${index}`, order: index + 10 }),
    );
    expect(refusalOf(createStage({ ...cup, stages }, stage({})))).toBe('tournament_has_too_many_stages');
    expect(refusalOf(createStage({ ...cup, stages: stages.slice(1) }, stage({})))).toBeNull();
  });
});

describe('deleting a stage', () => {
  it('deletes its groups and matches too, played or not, and turns placeholders that referred to them into plain text', () => {
    const after = valueOf(deleteStage(cup, 'stage 1'));
    expect([namesOf(after.stages), after.groups]).toEqual([['Finals'], []]);
    expect(only(after.matches)).toMatchObject({
      local: { placeholder: '1st Group A', source: null },
      visitor: { placeholder: '2nd Group A', source: null },
    });
  });

  it('leaves the other stages as they are', () => {
    const after = valueOf(deleteStage(cup, 'stage 2'));
    expect(after.groups).toEqual(cup.groups);
    expect(only(after.matches)).toBe(cup.matches[0]);
  });

  it('is refused for a stage that does not exist', () => {
    expect(refusalOf(deleteStage(cup, 'nowhere'))).toBe('stage_not_found');
  });
});
