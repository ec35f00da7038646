import type { PlanSettings, PlanTime } from '../settings';

/** What the teams of a category play: the settings of a plan without its times. */
export interface PlannedCategory extends Pick<PlanSettings, 'teams' | 'format' | 'names'> {
  readonly categoryId: string;
}

/** A time on some courts that some categories have to themselves. All its matches have one length. */
export interface PlanBlock {
  /** `YYYY-MM-DD`; `from` and `to` are `HH:MM`, all in the time zone of the cup. */
  readonly date: string;
  readonly from: string;
  readonly to: string;
  /** The courts and the categories of the block, as indexes in the settings. */
  readonly courts: readonly number[];
  readonly categories: readonly number[];
  readonly minutesPerMatch: number;
}

/** The times that hold for all categories, in minutes. */
type CommonTimes = Pick<PlanTime, 'minutesBetween' | 'leastRest' | 'pauseBeforeKnockout'>;

/** All settings of one plan over the categories of a cup. */
export interface BlocksSettings extends CommonTimes {
  readonly categories: readonly PlannedCategory[];
  /** The names of the courts, which become the locations of their matches. */
  readonly courts: readonly string[];
  readonly blocks: readonly PlanBlock[];
  /** The ids of two teams each that never play at once, because they have one trainer or brothers. They may be of two categories. */
  readonly apart: readonly (readonly [string, string])[];
}

/** The limits of these settings, in addition to those of a plan. */
export const BLOCK_LIMITS = { blocks: 40, apart: 200 } as const;

/** The dates of the blocks, in order. */
function datesOf({ blocks }: Pick<BlocksSettings, 'blocks'>): string[] {
  return [...new Set(blocks.map(({ date }) => date))].sort();
}

/** The days of the plan, each from its first block to its last. */
function daysOf(settings: Pick<BlocksSettings, 'blocks'>): PlanTime['days'] {
  return datesOf(settings).map((date) => {
    const ofDay = settings.blocks.filter((block) => block.date === date);
    const froms = ofDay.map(({ from }) => from).sort();
    const tos = ofDay.map(({ to }) => to).sort();
    return { date, from: froms[0] ?? '', to: tos.at(-1) ?? '' };
  });
}

/** The blocks in which a category (an index) plays. */
export function blocksOfCategory({ blocks }: Pick<BlocksSettings, 'blocks'>, category: number): PlanBlock[] {
  return blocks.filter(({ categories }) => categories.includes(category));
}

/**
 * The settings of a category (an index) alone: its courts are free in its blocks. The days and courts of all categories have the same
 * numbers, so that minutes and slots of one mean the same in each.
 */
export function settingsOfCategory(settings: BlocksSettings, category: number): PlanSettings {
  const { minutesBetween, leastRest, pauseBeforeKnockout } = settings;
  const { teams = [], format, names } = settings.categories[category] ?? {};
  const own = blocksOfCategory(settings, category);
  const dates = datesOf(settings);
  const windowsOf = (court: number) =>
    own
      .filter(({ courts }) => courts.includes(court))
      .map(({ date, from, to }) => ({ day: dates.indexOf(date), from, to }));
  return {
    teams,
    format: format ?? { preset: 'league', steps: [], drawSeed: null },
    time: {
      days: daysOf(settings),
      courts: settings.courts.map((name, court) => ({ name, windows: windowsOf(court) })),
      minutesPerMatch: own[0]?.minutesPerMatch ?? 0,
      ...{ minutesBetween, leastRest, pauseBeforeKnockout },
    },
    wishes: [],
    names: names ?? { stages: {}, group: '' },
  };
}
