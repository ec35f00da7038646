import { describe, expect, it } from 'vitest';
import { cupOfCategory } from '../cup/categories';
import type { Cup } from '../cup/records';
import { findBrokenRules } from '../rules/find-broken-rules';
import { d, e, f, finalOf, groupOf, juniors as cup, stageOf } from '../testing/juniors';
import { refusalOf, valueOf } from '../testing/results';
import { takeIntoCategory } from './categories';
import { createMatch, markFinal } from './matches';
import { createStage, moveStageToCategory } from './stages';

describe('a stage with a match', () => {
  const stage = { stageId: 'other', name: 'Plate', type: 'knockout', order: 5, categoryId: d } as const;
  const side = (text: string) => ({ goals: null, kicks: null, team: { kind: 'placeholder' as const, text } });
  const match = {
    ...{ matchId: 'm', stageId: 'other', groupId: null, date: '2027-05-01', time: '15:00' },
    ...{ location: 'Court 1', local: side('The first'), visitor: side('The second') },
  };
  const created = valueOf(createMatch(valueOf(createStage(cup, stage)), match, 0));
  const toF = (from: Cup) => moveStageToCategory(from, 'other', f ?? '');

  it('brings no second final into a category', () => {
    const final = created.matches.find(({ stageId }) => stageId === 'other')?.matchId ?? '';
    const matches = created.matches.map((other) =>
      other.matchId === finalOf(created, d)?.matchId ? { ...other, isFinal: false } : other,
    );
    const marked = valueOf(markFinal({ ...created, matches }, final, true));
    expect(refusalOf(toF(marked))).toBe('another_match_is_the_final');
  });

  it('brings no place into a category whose tables are off', () => {
    const winner = valueOf(
      createMatch(
        created,
        { ...match, matchId: 'next', time: '16:00', local: side('Winner match 2'), visitor: side('X') },
        0,
      ),
    );
    const categories = (cup.tournament.categories ?? []).map((category) =>
      category.categoryId === f ? { ...category, rules: { shown: 'no-tables' as const } } : category,
    );
    const off = { ...winner, tournament: { ...cup.tournament, categories } };
    const alone = { ...off, matches: off.matches.filter(({ stageId }) => stageId !== stageOf(f)) };
    expect(refusalOf(toF(alone))).toBe('no_place_can_be_taken_while_tables_are_off');
  });

  it('has its texts bound to what the category calls so', () => {
    const waiting = { ...match, matchId: 'waiting', local: side('1st Group B'), visitor: side('X') };
    const before = valueOf(createMatch(created, waiting, 0));
    const groups = before.groups.map((group) =>
      group.groupId === groupOf(f) ? { ...group, name: 'B' } : group,
    );
    const moved = valueOf(toF({ ...before, groups }));
    const source = moved.matches.find(({ matchId }) => matchId === 'waiting')?.local.source;
    expect(source).toMatchObject({ groupId: groupOf(f) });
  });
});

describe('a stage of the last possible order', () => {
  it('is refused where another one has it, because there is none after it', () => {
    const last = { name: 'Plate', type: 'knockout', order: 99 } as const;
    const both = { ...last, stageId: 'f', categoryId: f };
    const stages = [...cup.stages, both, { ...last, stageId: 'e', name: 'Bowl', categoryId: e }];
    const refusal = refusalOf(moveStageToCategory({ ...cup, stages }, 'e', f ?? ''));
    expect(refusal).toBe('stage_order_already_exists');
  });
});

describe('what is in no category', () => {
  const without = { ...cup, ...recordsOfNone() };

  function recordsOfNone() {
    const { teams, stages, groups, matches } = cupOfCategory(cup, f ?? '');
    const take = <Record extends object>(record: Record) => ({ ...record, categoryId: null });
    return { teams: teams.map(take), stages: stages.map(take), groups, matches };
  }

  it('comes into one at once, with its results', () => {
    const taken = valueOf(takeIntoCategory(without, f ?? ''));
    expect(findBrokenRules(taken)).toEqual([]);
    expect(cupOfCategory(taken, f ?? '').teams).toHaveLength(2);
    expect(taken.matches).toEqual(without.matches);
  });

  it('comes after what is there in its own order, and its texts name what is there', () => {
    const groups = cup.groups.map((group) =>
      group.groupId === groupOf(f) ? { ...group, name: 'B' } : group,
    );
    const late = [
      { stageId: 'second', name: 'Bowl', type: 'knockout', order: 4, categoryId: null },
      { stageId: 'first', name: 'Plate', type: 'knockout', order: 2, categoryId: null },
    ] as const;
    const before = { ...cup, groups, stages: [...cup.stages, ...late] };
    const side = (text: string) => ({
      goals: null,
      kicks: null,
      team: { kind: 'placeholder' as const, text },
    });
    const match = {
      ...{ matchId: 'waiting', stageId: 'first', groupId: null, date: '2027-05-01', time: '15:00' },
      ...{ location: 'Court 1', local: side('1st Group B'), visitor: side('X') },
    };
    const taken = valueOf(takeIntoCategory(valueOf(createMatch(before, match, 0)), f ?? ''));
    const orders = new Map(taken.stages.map(({ stageId, order }) => [stageId, order]));
    expect([orders.get('first'), orders.get('second')]).toEqual([3, 4]);
    const waiting = taken.matches.find(({ matchId }) => matchId === 'waiting');
    expect(waiting?.local.source).toMatchObject({ groupId: groupOf(f) });
  });

  it('stays where another one has the name, or where there is no such category', () => {
    const both = {
      ...cup,
      teams: [...cup.teams, ...without.teams.map((team) => ({ ...team, teamId: `${team.teamId}-2` }))],
    };
    expect(refusalOf(takeIntoCategory(both, e ?? ''))).toBe('team_name_already_exists');
    expect(refusalOf(takeIntoCategory(without, 'other'))).toBe('category_not_found');
  });

  it('is in no category of the cup', () => {
    expect(cupOfCategory(without, e ?? '').teams).toEqual([]);
    expect(cupOfCategory(without, null).teams).toHaveLength(2);
  });
});
