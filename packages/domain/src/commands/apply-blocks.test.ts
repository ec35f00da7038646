import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import type { ErrorItem, Result } from '../cup/result';
import { cupOfCategory } from '../cup/categories';
import { encodeBlocksPlan, type BlocksRequest } from '../plan/blocks/blocks-request';
import type { BlocksSettings } from '../plan/blocks/block-settings';
import { findBlocksPlan } from '../plan/blocks/find-blocks-plan';
import { findObstacles } from '../plan/blocks/find-obstacles';
import { isPlanValid } from '../plan/is-plan-valid';
import { readBlocksPlan } from '../plan/published-plan';
import { findBrokenRules } from '../rules/find-broken-rules';
import { checkPlannedDay } from '../testing/blocks-checker';
import { buildCupOfCategories, buildPlannedCategory } from '../testing/random-days';
import { valueOf } from '../testing/results';
import { applyBlocks } from './apply-blocks';
import { applyPlan } from './apply-plan';
import { duplicateCup } from './duplicate-cup';

const NOW = Date.parse('2027-01-01T05:00Z');

function makeIds(prefix: string): () => string {
  let count = 0;
  return () => `${prefix}-${(count += 1)}`;
}

function errorOf(result: Result<unknown>): ErrorItem {
  if (result.ok) throw new Error('nothing was refused');
  return result.error;
}

function requestOf(settings: BlocksSettings): BlocksRequest {
  const found = findBlocksPlan(settings);
  if (found.plans === null) throw new Error('there is no plan');
  return encodeBlocksPlan(settings, found.plans);
}

function apply(cup: Cup, request: BlocksRequest, prefix = 'new') {
  return applyBlocks(cup, request, { newId: makeIds(prefix), now: NOW });
}

/** Three categories with a final each, F on a court of its own. */
function buildDay(changes: Partial<BlocksSettings> = {}): BlocksSettings {
  const hours = { date: '2027-01-16', from: '09:00', to: '17:00' };
  return {
    categories: ['F', 'E', 'D'].map((categoryId) =>
      buildPlannedCategory({ categoryId, teams: 4, format: { groups: 1, qualifiers: 2 } }),
    ),
    courts: ['Court 1', 'Court 2'],
    blocks: [
      { ...hours, courts: [0], categories: [0], minutesPerMatch: 8 },
      { ...hours, courts: [1], categories: [1, 2], minutesPerMatch: 12 },
    ],
    ...{ minutesBetween: 2, leastRest: 5, pauseBeforeKnockout: 10, apart: [['F-1', 'D-1']] },
    ...changes,
  };
}

describe('one plan over the categories of a cup', () => {
  const settings = buildDay();
  const before = buildCupOfCategories(settings);
  const after = valueOf(apply(before, requestOf(settings)));

  it('gives each its stages, groups and matches, with the same names', () => {
    for (const { categoryId } of settings.categories) {
      const own = cupOfCategory(after, categoryId);
      expect(own.stages.map(({ name }) => name)).toEqual(['Group stage', 'Final']);
      expect(own.groups.map(({ name }) => name)).toEqual(['Group A']);
      expect(own.matches).toHaveLength(7);
      expect(own.matches.filter(({ isFinal }) => isFinal)).toHaveLength(1);
    }
    expect(findBrokenRules(after)).toEqual([]);
    expect(checkPlannedDay({ before, after, settings })).toEqual([]);
  });

  it('is kept as the published plan, and changes nothing when it is applied again', () => {
    expect(after.plan && isPlanValid(after.plan)).toBe(true);
    expect(after.plan && readBlocksPlan(after.plan)?.settings).toEqual(settings);
    const again = valueOf(apply(after, requestOf(settings), 'again'));
    expect(again.stages).toEqual(after.stages);
    expect(again.groups).toEqual(after.groups);
    expect(again.matches).toEqual(after.matches);
    expect(again.plan).toBe(after.plan);
  });

  it('goes with a copy of the cup, to its day and its teams', () => {
    const copy = valueOf(
      duplicateCup(
        after,
        { name: 'Next', date: '2027-06-13', copy: 'matches' },
        { newId: makeIds('copy'), now: NOW },
      ),
    );
    const content = copy.plan && readBlocksPlan(copy.plan);
    const [category] = content?.settings.categories ?? [];
    expect(content?.settings.blocks[0]?.date).toBe('2028-01-16');
    expect(category?.categoryId).toBe(copy.tournament.categories?.[0]?.categoryId);
    expect(copy.teams.map(({ teamId }) => teamId)).toEqual(
      expect.arrayContaining([...(content?.settings.apart[0] ?? [])]),
    );
  });

  it('switches the tables off for the children of a category alone', () => {
    const children = buildDay({
      categories: settings.categories.map((category, index) =>
        index === 0
          ? buildPlannedCategory({ categoryId: 'F', teams: 4, format: { preset: 'children' } })
          : category,
      ),
    });
    const { tournament } = valueOf(apply(before, requestOf(children)));
    expect(tournament.shown).toBeUndefined();
    expect(tournament.categories?.map(({ rules }) => rules?.shown)).toEqual([
      'no-tables',
      undefined,
      undefined,
    ]);
  });
});

describe('a plan over categories of two days', () => {
  it('goes on after midnight in a block of the next day', () => {
    const [ofF, ofOthers] = buildDay().blocks;
    if (!ofF || !ofOthers) throw new Error('the day has two blocks');
    const evening = { ...ofF, from: '23:20', to: '23:59' };
    const night = { ...ofF, date: '2027-01-17', from: '00:00', to: '02:00' };
    const settings = buildDay({ blocks: [night, evening, ofOthers] });
    const before = buildCupOfCategories(settings);
    const after = valueOf(apply(before, requestOf(settings)));
    expect(checkPlannedDay({ before, after, settings })).toEqual([]);
    const dates = cupOfCategory(after, 'F').matches.map(({ date }) => date);
    expect(new Set(dates)).toEqual(new Set(['2027-01-16', '2027-01-17']));
  });
});

describe('where there is no plan over categories', () => {
  it('names the part that has none whatever is left out, though another is in the way of its demands first', () => {
    const [ofF, ofOthers] = buildDay().blocks;
    if (!ofF || !ofOthers) throw new Error('the day has two blocks');
    // F has room for its matches without rest, E and D have not.
    const blocks = [
      { ...ofF, to: '10:10' },
      { ...ofOthers, from: '11:00', to: '12:00' },
    ];
    const settings = buildDay({ blocks, leastRest: 30 });
    const found = findBlocksPlan(settings);
    expect(found.plans === null && found.part.categories).toEqual([0]);
    const { demands, tooShort } = findObstacles(settings, []);
    expect(demands).toEqual([]);
    expect(tooShort?.part.categories).toEqual([1, 2]);
    expect(findObstacles({ ...settings, blocks: [blocks[0] ?? ofF, ofOthers] }, []).demands).toContainEqual({
      kind: 'rest',
    });
  });
});

describe('a plan over categories is refused, and nothing is changed,', () => {
  const settings = buildDay();
  const cup = buildCupOfCategories(settings);
  const request = requestOf(settings);
  const [ofF, ofE] = settings.blocks;
  if (!ofF || !ofE) throw new Error('the day has two blocks');
  const refusals: readonly [string, Partial<BlocksSettings>, string][] = [
    ['with no block', { blocks: [] }, 'plan_needs_a_block settings.blocks'],
    ['with no category', { categories: [] }, 'category_is_in_no_block settings.categories'],
    [
      'with a block without a category',
      { blocks: [{ ...ofF, categories: [] }, ofE] },
      'block_needs_a_category settings.blocks.0.categories',
    ],
    [
      'with a block of an unknown category',
      { blocks: [ofF, ofE, { ...ofF, date: '2027-01-17', categories: [3] }] },
      'block_needs_a_category settings.blocks.2.categories',
    ],
    [
      'with a category in no block',
      { blocks: [ofF, { ...ofE, categories: [1] }] },
      'category_is_in_no_block settings.categories.2.categoryId',
    ],
    [
      'with a court in two blocks at once',
      { blocks: [ofF, { ...ofE, courts: [0, 1] }] },
      'court_is_in_two_blocks_at_once settings.blocks.1.courts',
    ],
    [
      'with a block without a court',
      { blocks: [{ ...ofF, courts: [] }, ofE] },
      'plan_needs_a_court settings.blocks.0.courts',
    ],
    [
      'with a block that is shorter than a match',
      { blocks: [{ ...ofF, to: '09:05' }, ofE] },
      'time_is_too_short_for_a_match settings.blocks.0.to',
    ],
    [
      'with a block over midnight, which two blocks are for',
      { blocks: [{ ...ofF, from: '22:00', to: '01:00' }, ofE] },
      'day_must_end_after_it_begins settings.blocks.0.to',
    ],
    ['with a pair of one team', { apart: [['F-1', 'F-1']] }, 'pair_of_teams_is_not_valid settings.apart.0'],
    [
      'with the same pair twice',
      {
        apart: [
          ['F-1', 'D-1'],
          ['D-1', 'F-1'],
        ],
      },
      'pair_of_teams_is_not_valid settings.apart.1',
    ],
    [
      'with two courts of one name',
      { courts: ['Court 1', 'court 1'] },
      'court_name_already_exists settings.courts.1',
    ],
    ['with minutes that are none', { leastRest: -1 }, 'minutes_are_out_of_range settings.leastRest'],
    [
      'with a day on which the clocks change',
      { blocks: [{ ...ofF, date: '2027-03-28', from: '01:00' }, ofE] },
      'clocks_change_within_this_time settings.blocks',
    ],
  ];

  it.each(refusals)('%s', (_, changes, expected) => {
    const inBern = { ...cup, tournament: { ...cup.tournament, timeZone: 'Europe/Zurich' } };
    const { msg, path } = errorOf(apply(inBern, { ...request, settings: { ...settings, ...changes } }));
    expect(`${msg} ${path}`).toBe(expected);
  });

  it('where lengths are mixed in a block, by the rules or by the steps', () => {
    const [f, e, d] = cup.tournament.categories ?? [];
    if (!f || !e || !d) throw new Error('the cup has three categories');
    const { matchRules } = cup.tournament;
    const longer = {
      ...d,
      rules: { matchRules: { ...matchRules, minutesPerHalf: matchRules.minutesPerHalf + 20 } },
    };
    const mixed = { ...cup, tournament: { ...cup.tournament, categories: [f, e, longer] } };
    expect(errorOf(apply(mixed, request))).toEqual({
      msg: 'lengths_are_mixed_in_a_block',
      path: 'settings.blocks.1.categories',
    });
    const [planned, ...others] = settings.categories;
    if (!planned) throw new Error('the day has a category');
    const steps = planned.format.steps.map((step, index) =>
      index === 1 ? { ...step, minutesPerMatch: 15 } : step,
    );
    const longFinal = { ...planned, format: { ...planned.format, steps } };
    const byStep = { ...request, settings: { ...settings, categories: [longFinal, ...others] } };
    expect(errorOf(apply(cup, byStep)).path).toBe('settings.categories.0.format.steps.1.minutesPerMatch');
    const evening = { ...ofF, from: '18:00', to: '19:00', minutesPerMatch: 15 };
    const inTwo = { ...byStep.settings, blocks: [...settings.blocks, evening] };
    const twoLengths = valueOf(apply(cup, requestOf(inTwo)));
    expect(checkPlannedDay({ before: cup, after: twoLengths, settings: inTwo })).toEqual([]);
  });

  it('where two teams play at once that never do, whoever sends it', () => {
    const apart = [['E-1', 'F-1']] as const;
    const forged = { ...requestOf(buildDay({ apart: [] })), settings: buildDay({ apart }) };
    expect(errorOf(apply(cup, forged)).msg).toBe('pair_of_teams_plays_at_once');
  });

  it('where a court has matches of two categories at once, or a match is outside of its block', () => {
    const [f = [], e = [], d = []] = request.slots;
    expect(errorOf(apply(cup, { ...request, slots: [f, e, [...e.slice(0, 1), ...d.slice(1)]] })).msg).toBe(
      'plan_cannot_be_played',
    );
    expect(errorOf(apply(cup, { ...request, slots: [f, f, d] })).msg).toBe('plan_cannot_be_played');
  });

  it('with a team of another category, an unknown one, or matches drawn otherwise', () => {
    const [f, ...others] = settings.categories;
    if (!f) throw new Error('the day has a category');
    const withTeam = (teamId: string) => ({
      ...request,
      settings: {
        ...settings,
        categories: [{ ...f, teams: [{ teamId, isSeeded: false }, ...f.teams.slice(1)] }, ...others],
      },
    });
    expect(errorOf(apply(cup, withTeam('D-3'))).msg).toBe('team_of_another_category');
    const unknown = errorOf(
      apply(cup, { ...withTeam('nobody'), settings: { ...withTeam('nobody').settings, apart: [] } }),
    );
    expect(unknown).toEqual({ msg: 'team_not_found', path: 'settings.categories.0.teams.0.teamId' });
    expect(errorOf(apply(cup, { ...request, fingerprints: [1, 2, 3] }))).toEqual({
      msg: 'plan_does_not_follow_from_its_settings',
      path: 'slots.0',
    });
  });

  it('where it leaves a category with teams out, or is a plan without categories', () => {
    const [, ...others] = settings.categories;
    const fewer = { ...settings, categories: others };
    expect(errorOf(apply(cup, { ...request, settings: fewer })).msg).toBe('category_is_in_no_block');
    const stages = [
      ...cup.stages,
      { stageId: 'old', name: 'Old', type: 'knockout', order: 1, categoryId: null } as const,
    ];
    expect(errorOf(apply({ ...cup, stages }, request)).msg).toBe('stage_is_in_no_category');
    const { teams, format, names } = settings.categories[0] ?? {
      teams: [],
      format: { preset: 'league', steps: [], drawSeed: null },
      names: { stages: {}, group: '' },
    };
    const time = {
      days: [],
      courts: [],
      minutesPerMatch: 10,
      minutesBetween: 0,
      leastRest: 0,
      pauseBeforeKnockout: 0,
    };
    const alone = { settings: { teams, format, names, time, wishes: [] }, slots: [], fingerprint: 0 };
    expect(errorOf(applyPlan(cup, alone, { newId: makeIds('new'), now: NOW })).msg).toBe(
      'cup_with_categories_is_planned_by_blocks',
    );
  });
});
