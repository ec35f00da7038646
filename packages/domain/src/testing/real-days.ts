import type { BlocksSettings, PlanBlock } from '../plan/blocks/block-settings';
import type { FormatDescription } from './build-plan';
import { buildPlannedCategory } from './random-days';

interface BlockOfHall {
  readonly category: string;
  readonly teams: number;
  readonly hours: Pick<PlanBlock, 'date' | 'from' | 'to'>;
  readonly minutes: number;
}

const [SATURDAY, SUNDAY] = ['2027-01-16', '2027-01-17'];

const HALL: readonly BlockOfHall[] = [
  { category: 'E', teams: 8, hours: { date: SATURDAY, from: '07:45', to: '11:30' }, minutes: 10 },
  { category: 'D', teams: 10, hours: { date: SATURDAY, from: '12:00', to: '17:45' }, minutes: 10 },
  { category: 'C-girls', teams: 8, hours: { date: SATURDAY, from: '18:15', to: '22:00' }, minutes: 10 },
  { category: 'F', teams: 8, hours: { date: SUNDAY, from: '08:30', to: '12:00' }, minutes: 9 },
  { category: 'Women', teams: 6, hours: { date: SUNDAY, from: '13:00', to: '17:00' }, minutes: 12 },
];

/** A weekend of a club in one hall: five blocks of one category each, one after the other; children play without winners. */
export function buildHallWeekend(): BlocksSettings {
  const bracket: FormatDescription = { groups: 2, qualifiers: 2, playedTo: 4 };
  return {
    categories: HALL.map(({ category, teams }) =>
      buildPlannedCategory({
        categoryId: category,
        teams,
        format: category === 'F' ? { preset: 'children', groups: 2 } : bracket,
      }),
    ),
    courts: ['Sports hall'],
    blocks: HALL.map(({ hours, minutes }, index) => ({
      ...hours,
      courts: [0],
      categories: [index],
      minutesPerMatch: minutes,
    })),
    ...{ minutesBetween: 2, leastRest: 10, pauseBeforeKnockout: 5, apart: [] },
  };
}

/** A festival of thirteen categories with seven teams each on eight pitches, of which the first three are small. One trainer has two teams. */
export function buildFestival(): BlocksSettings {
  const names = ['G', 'F1', 'F2', 'F3', 'E1', 'E2', 'E3', 'D1', 'D2', 'D-girls', 'C', 'C-girls', 'B'];
  const small = [0, 1, 2, 3];
  const others = names.flatMap((_, index) => (small.includes(index) ? [] : [index]));
  const hours = { date: '2027-06-19', from: '08:30', to: '17:30' };
  return {
    categories: names.map((categoryId, index) =>
      buildPlannedCategory({
        categoryId,
        teams: 7,
        format: small.includes(index) ? { preset: 'children' } : { groups: 2, qualifiers: 2, playedTo: 4 },
      }),
    ),
    courts: Array.from({ length: 8 }, (_, court) => `Pitch ${court + 1}`),
    blocks: [
      { ...hours, courts: [0, 1, 2], categories: small, minutesPerMatch: 8 },
      { ...hours, courts: [3, 4, 5, 6, 7], categories: others, minutesPerMatch: 12 },
    ],
    ...{ minutesBetween: 2, leastRest: 10, pauseBeforeKnockout: 15 },
    apart: [
      ['F1-1', 'E1-1'],
      ['D1-2', 'D-girls-2'],
    ],
  };
}
