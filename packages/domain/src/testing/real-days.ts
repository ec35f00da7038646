import type { Cup } from '../cup/records';
import type { BlocksSettings, PlanBlock } from '../plan/blocks/block-settings';
import type { FormatDescription } from './build-plan';
import { buildCupOfCategories, buildPlannedCategory } from './random-days';

/** The cup of a real day before it is planned, and what it is planned by. */
export interface RealDay {
  readonly before: Cup;
  readonly settings: BlocksSettings;
}

/** A block of a hall, in which one category plays. */
interface BlockOfHall {
  readonly category: string;
  readonly teams: number;
  readonly format: FormatDescription;
  readonly hours: Pick<PlanBlock, 'date' | 'from' | 'to'>;
  readonly minutes: number;
}

function buildRealDay(name: string, settings: BlocksSettings): RealDay {
  const cup = buildCupOfCategories(settings);
  const date = settings.blocks[0]?.date ?? '';
  const tournament = { ...cup.tournament, name, date, timeZone: 'Europe/Zurich' };
  return { before: { ...cup, tournament }, settings };
}

function inOneHall(
  blocks: readonly BlockOfHall[],
): Pick<BlocksSettings, 'categories' | 'courts' | 'blocks' | 'apart'> {
  return {
    categories: blocks.map(({ category: categoryId, teams, format }) =>
      buildPlannedCategory({ categoryId, teams, format }),
    ),
    courts: ['Sports hall'],
    blocks: blocks.map(({ hours, minutes }, index) => ({
      ...hours,
      courts: [0],
      categories: [index],
      minutesPerMatch: minutes,
    })),
    apart: [],
  };
}

const BRACKET: FormatDescription = { groups: 2, qualifiers: 2, playedTo: 4 };

/**
 * A weekend of a club in one hall, whose Saturday has the hours of a real one: E 7:45 to 11:30, D 12:00 to 17:45, C girls 18:15 to 22:00. What
 * is played in them, and the Sunday, are what such clubs do: children play without winners.
 */
export function buildHallWeekend(): RealDay {
  const [saturday, sunday] = ['2027-01-16', '2027-01-17'];
  const blocks: readonly BlockOfHall[] = [
    {
      ...{ category: 'E juniors', teams: 8, format: BRACKET, minutes: 10 },
      hours: { date: saturday, from: '07:45', to: '11:30' },
    },
    {
      ...{ category: 'D juniors', teams: 10, format: BRACKET, minutes: 10 },
      hours: { date: saturday, from: '12:00', to: '17:45' },
    },
    {
      ...{ category: 'C girls', teams: 8, format: BRACKET, minutes: 10 },
      hours: { date: saturday, from: '18:15', to: '22:00' },
    },
    {
      ...{ category: 'F juniors', teams: 8, format: { preset: 'children', groups: 2 }, minutes: 9 },
      hours: { date: sunday, from: '08:30', to: '12:00' },
    },
    {
      ...{ category: 'Women', teams: 6, format: BRACKET, minutes: 12 },
      hours: { date: sunday, from: '13:00', to: '17:00' },
    },
  ];
  const times = { minutesBetween: 2, leastRest: 10, pauseBeforeKnockout: 5 };
  return buildRealDay('Weekend in the hall', { ...inOneHall(blocks), ...times });
}

/** The matches of each category of the weekend of VfL Gennebreck, and when the last one of them began. */
export const GENNEBRECK = [
  { matches: 15, lastStart: '12:18' },
  { matches: 15, lastStart: '15:48' },
  { matches: 15, lastStart: '19:08' },
  { matches: 12, lastStart: '12:12' },
  { matches: 12, lastStart: '16:57' },
] as const;

/**
 * Five blocks in one hall as a newspaper announced them: 18 teams of boys on Saturday, 16 of girls on Sunday, ten minutes a match and two between
 * (https://wz.de/nrw/sprockhoevel/der-vfl-gennebreck-hat-34-jugendteams-zu-gast_aid-29289211). It says when the first and the last match of a category
 * begin. The groups follow from that: six boys' teams make fifteen matches, and eight girls' teams in two groups twelve.
 */
export function buildGennebreck(): RealDay {
  const [saturday, sunday] = ['2027-01-23', '2027-01-24'];
  const boys = { teams: 6, format: { groups: 1 }, minutes: 10 };
  const girls = { teams: 8, format: { groups: 2 }, minutes: 10 };
  const blocks: readonly BlockOfHall[] = [
    { ...boys, category: 'G juniors', hours: { date: saturday, from: '09:30', to: '13:00' } },
    { ...boys, category: 'F juniors', hours: { date: saturday, from: '13:00', to: '16:20' } },
    { ...boys, category: 'E juniors', hours: { date: saturday, from: '16:20', to: '20:00' } },
    { ...girls, category: 'E girls', hours: { date: sunday, from: '10:00', to: '14:00' } },
    { ...girls, category: 'D girls', hours: { date: sunday, from: '14:45', to: '18:00' } },
  ];
  const times = { minutesBetween: 2, leastRest: 0, pauseBeforeKnockout: 0 };
  return buildRealDay('Youth tournament', { ...inOneHall(blocks), ...times });
}

/**
 * A festival of thirteen categories with 91 teams on eight pitches, as many as a real one had; seven teams in each, and what they play, are assumed.
 * The first three pitches are small, and two trainers have two teams each.
 */
export function buildFestival(): RealDay {
  const children = ['G juniors', 'F juniors 1', 'F juniors 2', 'F girls'];
  const juniors = ['E juniors 1', 'E juniors 2', 'E girls', 'D juniors 1', 'D juniors 2'];
  const older = ['D girls', 'C juniors', 'C girls', 'B juniors'];
  const names = [...children, ...juniors, ...older];
  const small = [...children.keys()];
  const others = [...names.keys()].slice(small.length);
  const hours = { date: '2027-06-19', from: '08:30', to: '17:30' };
  return buildRealDay('Festival of juniors', {
    categories: names.map((categoryId, index) =>
      buildPlannedCategory({
        categoryId,
        teams: 7,
        format: small.includes(index) ? { preset: 'children' } : BRACKET,
      }),
    ),
    courts: Array.from({ length: 8 }, (_, court) => `Pitch ${court + 1}`),
    blocks: [
      { ...hours, courts: [0, 1, 2], categories: small, minutesPerMatch: 8 },
      { ...hours, courts: [3, 4, 5, 6, 7], categories: others, minutesPerMatch: 12 },
    ],
    ...{ minutesBetween: 2, leastRest: 10, pauseBeforeKnockout: 15 },
    apart: [
      ['F juniors 1-1', 'E juniors 1-1'],
      ['D juniors 1-2', 'D girls-2'],
    ],
  });
}
