import { describe, expect, it } from 'vitest';
import { resolveCup } from '../bracket/resolve-cup';
import { MAX_STAGES } from '../cup/limits';
import { MATCH_RULE_PRESETS } from '../cup/match-rules';
import type { Stage } from '../cup/records';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { namesOf, only } from '../testing/read-cup';
import { refusalOf, valueOf } from '../testing/results';
import {
  changeStageRules,
  createStage,
  deleteStage,
  recordDecisionAcross,
  renameStage,
  reorderStages,
} from './stages';

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

describe('a renamed stage', () => {
  it('keeps its groups and matches', () => {
    const after = valueOf(renameStage(cup, 'stage 1', 'Preliminary'));
    expect(namesOf(after.stages)).toEqual(['Preliminary', 'Finals']);
    expect([after.groups, after.matches]).toEqual([cup.groups, cup.matches]);
  });

  it('may be spelt anew, but not like another one', () => {
    expect(refusalOf(renameStage(cup, 'stage 1', 'groups'))).toBeNull();
    expect(refusalOf(renameStage(cup, 'stage 1', ' finals'))).toBe('stage_name_already_exists');
    expect(refusalOf(renameStage(cup, 'none', 'New'))).toBe('stage_not_found');
  });
});

describe('stages in another order', () => {
  it('stay behind the groups that they wait for, whose places would mean others there', () => {
    const code = 'stage_must_come_after_its_groups';
    expect(refusalOf(reorderStages(cup, ['stage 2', 'stage 1']))).toBe(code);
    const places = valueOf(createStage(cup, stage({ name: 'Places', type: 'group', order: 0 })));
    expect(refusalOf(reorderStages(places, ['stage 1', 's', 'stage 2']))).toBeNull();
    const group = { ...only(cup.groups), groupId: 'other', stageId: 's', teamIds: [] };
    const alike = { ...places, groups: [...places.groups, group] };
    expect(refusalOf(reorderStages(alike, ['stage 1', 's', 'stage 2']))).toBe(code);
    expect(refusalOf(reorderStages(alike, ['stage 1', 'stage 2', 's']))).toBeNull();
  });

  it('share the orders that they had', () => {
    const third = valueOf(createStage(cup, stage({ order: 7 })));
    const after = valueOf(reorderStages(third, ['s', 'stage 1', 'stage 2']));
    const orders = after.stages.map(({ stageId, order }) => `${stageId} ${order}`);
    expect(orders).toEqual(['stage 1 2', 'stage 2 7', 's 1']);
  });

  it('that are not all of them, each once, are refused', () => {
    for (const ids of [
      ['stage 1'],
      ['stage 1', 'stage 1'],
      ['stage 1', 'none'],
      ['stage 1', 'stage 2', 'none'],
    ]) {
      expect(refusalOf(reorderStages(cup, ids))).toBe('every_stage_must_be_listed_once');
    }
  });
});

describe('the match rules of a stage', () => {
  const { futsal } = MATCH_RULE_PRESETS;

  it('hold for its matches alone, until those of the cup hold again', () => {
    const after = valueOf(changeStageRules(cup, 'stage 2', { matchRules: futsal }));
    expect(after.stages.map(({ matchRules }) => matchRules)).toEqual([undefined, futsal]);
    expect([after.groups, after.matches]).toEqual([cup.groups, cup.matches]);
    expect(
      valueOf(changeStageRules(after, 'stage 2', { matchRules: null })).stages[1]?.matchRules,
    ).toBeNull();
    expect(refusalOf(changeStageRules(cup, 'none', { matchRules: futsal }))).toBe('stage_not_found');
  });

  it('say how many goals a forfeit is worth', () => {
    const forfeits = {
      ...cup,
      matches: cup.matches.map((match) => ({ ...match, forfeit: 'visitor' as const })),
    };
    const after = valueOf(changeStageRules(forfeits, 'stage 1', { matchRules: futsal }));
    const goalsOf = (of: typeof cup) => resolveCup(of).read.get('match 1')?.local.goals;
    expect([goalsOf(forfeits), goalsOf(after)]).toEqual([3, 5]);
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

describe('a decision across groups', () => {
  const { stageId } = only(cup.stages.slice(0, 1));
  const thirds = { place: 3, teamIds: [teamIdOf('Tigers')], decision: 'lots' } as const;

  it('stands for its place in the stage, a later one in its stead, until it is removed', () => {
    const recorded = valueOf(recordDecisionAcross(cup, stageId, thirds));
    expect(recorded.stages[0]?.decisions).toEqual([thirds]);
    const again = { ...thirds, teamIds: [teamIdOf('Lions')], decision: 'ranking' } as const;
    const replaced = valueOf(recordDecisionAcross(recorded, stageId, again));
    expect(replaced.stages[0]?.decisions).toEqual([again]);
    const removed = valueOf(recordDecisionAcross(replaced, stageId, { ...thirds, teamIds: [] }));
    expect(removed.stages[0]?.decisions).toEqual([]);
  });

  it('is refused for a team of no group of the stage, for a team twice and for another stage', () => {
    const refusal = (teamIds: readonly string[], id = stageId) =>
      refusalOf(recordDecisionAcross(cup, id, { ...thirds, teamIds }));
    expect(refusal(['nobody'])).toBe('team_not_in_group');
    expect(refusal([teamIdOf('Lions'), teamIdOf('Lions')])).toBe('team_listed_twice');
    expect(refusal([], cup.stages[1]?.stageId)).toBe('stage_is_not_a_group_stage');
    expect(refusal([], 'nothing')).toBe('stage_not_found');
  });
});
