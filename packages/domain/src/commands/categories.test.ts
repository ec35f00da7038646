import { describe, expect, it } from 'vitest';
import { categoryNameOf, cupOfCategory } from '../cup/categories';
import type { Cup } from '../cup/records';
import { findBrokenRules } from '../rules/find-broken-rules';
import { findCategoryInUse } from '../rules/in-categories';
import { findTablesNeeded } from '../rules/taken-places';
import { cupOf } from '../testing/build-cup-file';
import { refusalOf, valueOf } from '../testing/results';
import { listCategories, takeIntoCategory } from './categories';
import { addTeamsToGroup } from './groups';
import { addNamedPlaceToGroup } from './group-places';
import { createMatch, markFinal } from './matches';
import { createStage, moveStageToCategory, reorderStages } from './stages';
import { createTeam, updateTeam } from './teams';

const played = {
  teams: ['FC Bern', 'Lions'],
  stages: [
    { name: 'Groups', type: 'group', order: 1 },
    { name: 'Final', type: 'knockout', order: 2 },
  ],
  groups: [{ name: 'A', teams: ['FC Bern', 'Lions'] }],
  matches: [
    {
      ...{ stage: 'Groups', group: 'A', local: 'FC Bern', visitor: 'Lions' },
      ...{ date: '2027-05-01', time: '10:00', location: 'Court 1', localScore: 1, visitorScore: 0 },
    },
    {
      ...{ stage: 'Final', local: '1st Group A', visitor: '2nd Group A', isFinal: true },
      ...{ date: '2027-05-01', time: '12:00', location: 'Court 1' },
    },
  ],
};

/** FC Bern in three categories of the same names. */
const cup = cupOf({
  name: 'Juniors',
  categories: ['F', 'E', 'D'].map((name) => ({ name, ...played })),
});
const [f, e, d] = (cup.tournament.categories ?? []).map(({ categoryId }) => categoryId);

const teamOf = (categoryId: string | undefined, name = 'FC Bern') =>
  cup.teams.find((team) => team.categoryId === categoryId && team.name === name)?.teamId ?? '';
const stageOf = (categoryId: string | undefined, name = 'Final') =>
  cup.stages.find((stage) => stage.categoryId === categoryId && stage.name === name)?.stageId ?? '';
const groupOf = (categoryId: string | undefined) =>
  cup.groups.find(({ stageId }) => stageId === stageOf(categoryId, 'Groups'))?.groupId ?? '';
const finalOf = (from: Cup, categoryId: string | undefined) =>
  from.matches.find(({ stageId }) => stageId === stageOf(categoryId));

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
