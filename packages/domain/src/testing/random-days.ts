import type { Cup } from '../cup/records';
import type { BlocksSettings, PlanBlock, PlannedCategory } from '../plan/blocks/block-settings';
import { isFormatValid } from '../plan/find-settings-problems';
import { createRandom } from '../plan/random';
import { buildCup, buildTeam } from './build-cup';
import { buildPlanSettings, type FormatDescription } from './build-plan';

/** The places of the clubs that send teams; FC Bern sends one to every category, so that a name alone says nothing. */
const PLACES = ['Aarau', 'Belp', 'Chur', 'Davos', 'Emmen', 'Flims', 'Gossau', 'Horw', 'Ins', 'Jona', 'Köniz'];

/** The name of a team of a category (both are indexes), of which each has others. */
function nameOfTeam(category: number, team: number): string {
  if (team === 0) return 'FC Bern';
  const place = team <= PLACES.length ? PLACES[(team + 3 * category) % PLACES.length] : undefined;
  return place === undefined ? `Team ${team + 1}` : `SV ${place}`;
}

export interface CategoryDescription {
  readonly categoryId: string;
  readonly teams: number;
  readonly format: FormatDescription;
  /** The length of the matches of each step, where it is not that of the first block. */
  readonly lengths?: readonly (number | undefined)[];
}

/** What a category plays. The id of a team tells its category and its number. */
export function buildPlannedCategory({
  categoryId,
  teams,
  format,
  lengths = [],
}: CategoryDescription): PlannedCategory {
  const steps = lengths.map((minutesPerMatch) => (minutesPerMatch === undefined ? {} : { minutesPerMatch }));
  const own = buildPlanSettings({ teams, format, steps });
  return {
    categoryId,
    format: own.format,
    names: own.names,
    teams: own.teams.map((team, index) => ({ ...team, teamId: `${categoryId}-${index + 1}` })),
  };
}

/** A cup whose categories have the teams of the settings and nothing else. In each, the first team is FC Bern. */
export function buildCupOfCategories({ categories }: Pick<BlocksSettings, 'categories'>): Cup {
  const listed = categories.map(({ categoryId }) => ({ categoryId, name: categoryId }));
  const cup = buildCup({ tournament: { categories: listed }, stages: [] });
  const teams = categories.flatMap((category, index) =>
    category.teams.map(({ teamId }, team) => ({
      ...buildTeam(nameOfTeam(index, team)),
      ...{ teamId, categoryId: category.categoryId },
    })),
  );
  return { ...cup, teams };
}

function timeAt(minute: number): string {
  const within = Math.min(Math.max(Math.round(minute), 0), 23 * 60 + 59);
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

type PickNumber = (least: number, most: number) => number;

function randomCategory(categoryId: string, pick: PickNumber): CategoryDescription {
  const teams = pick(2, 8);
  const formats: FormatDescription[] = [
    { preset: 'children' },
    { groups: 1, qualifiers: Math.min(teams, 2) },
    { groups: 2, qualifiers: pick(1, 2), playedTo: pick(1, 2) * 2 },
    { groups: 0, playedTo: 4 },
    { preset: 'two-phases', groups: 2, secondGroups: 2, toSecondGroups: 2, qualifiers: 1 },
    { preset: 'cups', groups: 2, qualifiers: 1 },
  ];
  const format = formats[pick(0, formats.length - 1)] ?? {};
  const isValid = isFormatValid(buildPlanSettings({ teams, format }));
  return { categoryId, teams, format: isValid ? format : { preset: 'children' } };
}

const DATE = '2027-03-06';

/** The indexes from one to another, without the last one. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from, 0) }, (_, index) => from + index);
}

interface Hours {
  readonly from: number;
  readonly to: number;
}

function blockOf(
  { from, to }: Hours,
  minutesPerMatch: number,
  courts: number[],
  categories: number[],
): PlanBlock {
  return { date: DATE, from: timeAt(from), to: timeAt(to), courts, categories, minutesPerMatch };
}

/** All at once; the small ones on pitches of their own; one category after the other; or the brackets of some on another court or day. */
function randomBlocks(described: readonly CategoryDescription[], courts: number, pick: PickNumber) {
  const minutes = pick(6, 14);
  const all = range(0, described.length);
  const whole = { from: 8 * 60, to: pick(15, 23) * 60 };
  const cut = pick(1, Math.max(courts - 1, 1));
  const small = pick(1, Math.max(described.length - 1, 1));
  const kind = ['one', 'small', 'in-turn', 'over-two'][pick(0, 3)];
  if (kind === 'small' && courts > 1 && described.length > 1) {
    const blocks = [
      blockOf(whole, minutes, range(0, cut), range(0, small)),
      blockOf(whole, pick(6, 14), range(cut, courts), range(small, described.length)),
    ];
    return { blocks, categories: described };
  }
  if (kind === 'in-turn') {
    const each = Math.floor((whole.to - whole.from) / described.length);
    const blocks = all.map((category) => {
      const from = whole.from + category * each;
      return blockOf({ from, to: from + each }, pick(6, 14), range(0, courts), [category]);
    });
    return { blocks, categories: described };
  }
  if (kind === 'over-two') {
    const noon = pick(11, 14) * 60;
    const later = pick(0, 1) === 0 ? minutes : minutes + 2;
    const hasLater = (category?: CategoryDescription) => (category?.format.qualifiers ?? 0) > 0;
    const categories = described.map((category) =>
      hasLater(category) ? { ...category, lengths: [undefined, later, later] } : category,
    );
    const ofLater = all.filter((category) => later === minutes || hasLater(described[category]));
    const morning = blockOf({ ...whole, to: noon }, minutes, range(0, courts), all);
    const afternoon = blockOf({ ...whole, from: noon }, later, range(0, cut), ofLater);
    return { blocks: ofLater.length > 0 ? [morning, afternoon] : [morning], categories };
  }
  return { blocks: [blockOf(whole, minutes, range(0, courts), all)], categories: described };
}

/** The settings of a day with 1 to 6 categories on 1 to 8 courts, the same for the same seed. Some of them have no plan. */
export function buildRandomDay(seed: number): BlocksSettings {
  const random = createRandom(seed);
  const pick: PickNumber = (least, most) => least + Math.floor(random() * (most - least + 1));
  const described = range(0, pick(1, 6)).map((category) => randomCategory(`category-${category}`, pick));
  const courts = pick(1, 8);
  const { blocks, categories } = randomBlocks(described, courts, pick);
  const planned = categories.map(buildPlannedCategory);
  const teams = planned.flatMap((category) => category.teams.map(({ teamId }) => teamId));
  const pairs = range(0, pick(0, 4)).map((): [string, string] => [
    teams[pick(0, teams.length - 1)] ?? '',
    teams[pick(0, teams.length - 1)] ?? '',
  ]);
  const keyed = new Map(pairs.map((pair) => [[...pair].sort().join('/'), pair]));
  return {
    categories: planned,
    courts: range(0, courts).map((court) => `Court ${court + 1}`),
    blocks,
    minutesBetween: pick(0, 3),
    leastRest: pick(0, 4) * 5,
    pauseBeforeKnockout: pick(0, 3) * 10,
    apart: [...keyed.values()].filter(([one, other]) => one !== other),
  };
}
