import { describe, expect, it } from 'vitest';
import { categoryNameOf, cupOfCategory } from '../cup/categories';
import { findBrokenRules } from '../rules/find-broken-rules';
import { findCategoryInUse } from '../rules/in-categories';
import { findTablesNeeded } from '../rules/taken-places';
import { d, e, f, finalOf, groupOf, juniors as cup, stageOf, teamOf } from '../testing/juniors';
import { refusalOf, valueOf } from '../testing/results';
import { listCategories } from './categories';
import { addTeamsToGroup } from './groups';
import { addNamedPlaceToGroup } from './group-places';
import { createMatch, markFinal } from './matches';
import { createStage, moveStageToCategory, reorderStages } from './stages';
import { createTeam, updateTeam } from './teams';

const newId = () => 'new';

describe('the categories of a tournament', () => {
  const present = cup.tournament.categories ?? [];
  const refusal = (listed: Parameters<typeof listCategories>[1]) =>
    refusalOf(listCategories(present, listed, newId));

  it('keep their ids and rules where the list says nothing of them', () => {
    const rules = { playerNames: 'number' } as const;
    const named = [
      { categoryId: e, name: 'E', rules },
      { name: 'Women' },
      { categoryId: f, name: 'F juniors' },
    ];
    const first = valueOf(listCategories(present, named, newId));
    expect(first).toEqual([
      { categoryId: e, name: 'E', rules },
      { categoryId: 'new', name: 'Women' },
      { categoryId: f, name: 'F juniors' },
    ]);
    const again = valueOf(listCategories(first, [{ categoryId: e, name: 'E juniors' }], newId));
    expect(again).toEqual([{ categoryId: e, name: 'E juniors', rules }]);
    expect(valueOf(listCategories(first, [{ categoryId: e, name: 'E', rules: null }], newId))).toEqual([
      { categoryId: e, name: 'E' },
    ]);
  });

  it('are refused where the list has one twice, an unknown one or a name twice', () => {
    expect(refusal([{ categoryId: 'other', name: 'Plate' }])).toBe('category_not_found');
    expect(
      refusal([
        { categoryId: f, name: 'F' },
        { categoryId: f, name: 'G' },
      ]),
    ).toBe('category_listed_twice');
    expect(refusal([{ name: 'Women' }, { name: 'women ' }])).toBe('category_name_already_exists');
    expect(refusal([{ name: 'E' }, { name: '\u0415' }])).toBe('name_looks_like_another');
  });

  it('cannot be deleted while teams or stages are in them', () => {
    const without = (ids: readonly (string | undefined)[]) => ({
      ...cup.tournament,
      categories: present.filter(({ categoryId }) => !ids.includes(categoryId)),
    });
    expect(findCategoryInUse(cup, without([d]))).toMatchObject({
      error: { msg: 'category_is_in_use', path: `categories.${d}` },
    });
    const left = { teams: [], stages: cup.stages.filter(({ categoryId }) => categoryId !== d) };
    expect(findCategoryInUse(left, without([d]))).toBeNull();
    expect(findCategoryInUse(left, without([d, e]))).not.toBeNull();
  });

  it('cannot hide the tables of one in which a match takes a place', () => {
    const off = (categoryId: string | undefined) => ({
      ...cup.tournament,
      categories: present.map((category) =>
        category.categoryId === categoryId
          ? { ...category, rules: { shown: 'no-tables' as const } }
          : category,
      ),
    });
    const msg = 'tables_cannot_be_off_while_matches_wait_for_places';
    expect(findTablesNeeded(cup, off(f))).toMatchObject({ error: { msg, path: 'categories.0.rules.shown' } });
    expect(findTablesNeeded(cup, { ...cup.tournament, shown: 'no-tables' })).toMatchObject({
      error: { msg, path: 'shown' },
    });
    const open = { ...cup, matches: cup.matches.filter((match) => match !== finalOf(cup, f)) };
    expect(findTablesNeeded(open, off(f))).toBeNull();
    expect(findTablesNeeded(open, off(e))).toMatchObject({
      error: { msg, path: 'categories.1.rules.shown' },
    });
  });
});

describe('a team', () => {
  const team = { teamId: 'new', name: 'FC Bern', players: [] };

  it('has a name that its category has once', () => {
    expect(valueOf(createTeam(cup, team, newId)).teams.at(-1)).toEqual(team);
    expect(refusalOf(createTeam(cup, { ...team, categoryId: f }, newId))).toBe('team_name_already_exists');
    expect(refusalOf(createTeam(cup, { ...team, categoryId: 'other' }, newId))).toBe('category_not_found');
  });

  it('cannot leave the category in which it plays, and keeps it where nobody says another', () => {
    const lions = { teamId: teamOf(f, 'Lions'), name: 'Tigers', players: [] };
    expect(refusalOf(updateTeam(cup, { ...lions, categoryId: e }, newId))).toBe('team_of_another_category');
    expect(refusalOf(updateTeam(cup, { ...lions, categoryId: null }, newId))).toBe(
      'team_of_another_category',
    );
    const renamed = valueOf(updateTeam(cup, lions, newId));
    expect(renamed.teams.find(({ teamId }) => teamId === lions.teamId)).toMatchObject({ categoryId: f });
  });

  it('moves to another category as long as it plays nowhere', () => {
    const joined = valueOf(createTeam(cup, { ...team, name: 'Bears', categoryId: f }, newId));
    const moved = valueOf(updateTeam(joined, { ...team, name: 'Bears', categoryId: d }, newId));
    expect(moved.teams.at(-1)).toMatchObject({ name: 'Bears', categoryId: d });
    expect(refusalOf(updateTeam(joined, { ...team, name: 'Lions', categoryId: d }, newId))).toBe(
      'team_name_already_exists',
    );
  });

  it('moves to no category in which a name looks like its own', () => {
    const latin = { ...team, teamId: 'latin', name: 'AC', categoryId: d };
    const cyrillic = { ...team, name: '\u0410\u0421', categoryId: f };
    const joined = valueOf(createTeam(valueOf(createTeam(cup, latin, newId)), cyrillic, newId));
    expect(refusalOf(updateTeam(joined, { ...cyrillic, categoryId: d }, newId))).toBe(
      'name_looks_like_another',
    );
    expect(refusalOf(updateTeam(joined, { ...cyrillic, categoryId: e }, newId))).toBeNull();
    expect(refusalOf(updateTeam(joined, cyrillic, newId))).toBeNull();
  });

  it('joins no group and no match of another category', () => {
    const joining = { groupId: groupOf(e), stageId: stageOf(e, 'Groups'), teamIds: [teamOf(f)] };
    expect(refusalOf(addTeamsToGroup(cup, joining))).toBe('team_of_another_category');
    const side = (teamId: string) => ({ goals: null, kicks: null, team: { kind: 'team' as const, teamId } });
    const match = {
      ...{ matchId: 'm', stageId: stageOf(f), groupId: null, date: '2027-05-01', time: '15:00' },
      ...{ location: 'Court 1', local: side(teamOf(f)), visitor: side(teamOf(e)) },
    };
    expect(refusalOf(createMatch(cup, match, 0))).toBe('team_of_another_category');
  });
});

describe('a stage', () => {
  it('has a name and an order that its category has once', () => {
    const stage = { stageId: 'new', name: 'Final', type: 'knockout', order: 2 } as const;
    expect(valueOf(createStage(cup, stage)).stages).toHaveLength(7);
    expect(refusalOf(createStage(cup, { ...stage, categoryId: f }))).toBe('stage_name_already_exists');
    const other = { ...stage, name: 'Plate', categoryId: f };
    expect(refusalOf(createStage(cup, other))).toBe('stage_order_already_exists');
    expect(refusalOf(createStage(cup, { ...other, categoryId: 'other' }))).toBe('category_not_found');
  });

  it('moves to another category as long as nothing in it is of its own', () => {
    expect(refusalOf(moveStageToCategory(cup, 'none', e ?? ''))).toBe('stage_not_found');
    expect(refusalOf(moveStageToCategory(cup, stageOf(f), e ?? ''))).toBe('stage_name_already_exists');
    const stage = { stageId: 'new', name: 'Plate', type: 'knockout', order: 3, categoryId: f } as const;
    const created = valueOf(createStage(cup, stage));
    const toD = moveStageToCategory(created, 'new', d ?? '');
    expect(valueOf(toD).stages.at(-1)).toMatchObject({ categoryId: d });
    expect(toD).toMatchObject({ event: { name: 'Plate', to: categoryNameOf(cup.tournament, d) } });
    expect(moveStageToCategory(created, 'new', null)).toMatchObject({ event: { name: 'Plate', to: '' } });
    expect(refusalOf(moveStageToCategory(created, 'new', 'other'))).toBe('category_not_found');
    const latin = { ...stage, stageId: 'latin', name: 'AC', categoryId: d } as const;
    const alike = valueOf(createStage(valueOf(createStage(cup, latin)), { ...stage, name: '\u0410\u0421' }));
    expect(refusalOf(moveStageToCategory(alike, 'new', d ?? ''))).toBe('name_looks_like_another');
    const late = { ...stage, stageId: 'late', order: 2, categoryId: null };
    const moved = valueOf(moveStageToCategory({ ...cup, stages: [...cup.stages, late] }, 'late', f ?? ''));
    expect(moved.stages.at(-1)).toMatchObject({ categoryId: f, order: 3 });
    const alone = { ...cupOfCategory(cup, f ?? ''), tournament: cup.tournament };
    expect(refusalOf(moveStageToCategory(alone, stageOf(f), e ?? ''))).toBe('place_of_another_category');
  });

  it('takes its place among those of its category', () => {
    const wanted = [
      stageOf(f),
      stageOf(f, 'Groups'),
      stageOf(e, 'Groups'),
      stageOf(e),
      stageOf(d, 'Groups'),
      stageOf(d),
    ];
    const freed = { ...cup, matches: cup.matches.filter(({ stageId }) => stageId !== stageOf(f)) };
    const orders = valueOf(reorderStages(freed, wanted)).stages.map(({ order }) => order);
    expect(orders).toEqual([2, 1, 1, 2, 1, 2]);
  });
});

describe('a place', () => {
  it('that a text names is one of its category', () => {
    for (const categoryId of [f, e, d]) {
      expect(finalOf(cup, categoryId)?.local.source).toEqual({
        kind: 'group-place',
        groupId: groupOf(categoryId),
        place: 1,
      });
    }
  });

  it('of another category is refused in a group and in a whole cup', () => {
    const strange = cup.matches.map((match) =>
      match === finalOf(cup, f)
        ? { ...match, local: { ...match.local, source: finalOf(cup, e)?.local.source ?? null } }
        : match,
    );
    expect(findBrokenRules({ ...cup, matches: strange }).map(({ msg }) => msg)).toContain(
      'place_of_another_category',
    );
    expect(refusalOf(addNamedPlaceToGroup(cup, groupOf(f), '1st Group A'))).toBe('text_names_no_place');
  });
});

it('each category has its final', () => {
  expect(findBrokenRules(cup)).toEqual([]);
  const id = finalOf(cup, e)?.matchId ?? '';
  const unmarked = valueOf(markFinal(cup, id, false));
  expect(unmarked.matches.filter(({ isFinal }) => isFinal)).toHaveLength(2);
  expect(valueOf(markFinal(unmarked, id, true)).matches.filter(({ isFinal }) => isFinal)).toHaveLength(3);
});
