import { usualMinutesPerMatch } from '@futsal-cup/domain/cup/usual-minutes';
import type { BlocksSettings, PlanBlock } from '@futsal-cup/domain/plan/blocks/block-settings';
import { minutesOf } from '@futsal-cup/domain/plan/timetable/minutes';
import type { PlanDraft } from '../draft/plan-draft';
import { settingsOf } from '../draft/settings-of-draft';
import type { CategoryCup } from './category-cups';

/** A block as it is typed. Its categories are ids, because those of the cup may change. */
export interface BlockDraft extends Pick<PlanBlock, 'date' | 'from' | 'to' | 'courts'> {
  readonly categories: readonly string[];
  readonly minutes: string;
}

export const COMMON_LENGTHS = ['minutesBetween', 'leastRest', 'pauseBeforeKnockout'] as const;

type CommonLength = (typeof COMMON_LENGTHS)[number];

/** What is typed for the courts and blocks of a plan over categories. */
export interface BlocksDraft extends Readonly<Record<CommonLength, string>> {
  readonly courts: readonly string[];
  readonly blocks: readonly BlockDraft[];
  readonly apart: readonly (readonly [string, string])[];
  /** When the published plan that the draft was begun from was published; null without one. */
  readonly basis: string | null;
  /** When the draft itself was published. */
  readonly publishedAt?: string | undefined;
}

const DAY = { from: 9 * 60, to: 18 * 60 };

function timeAt(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

/** One block for all categories whose matches are as long by their rules, one block after the other on two courts. */
export function newBlocksDraft(categories: readonly CategoryCup[], courts: readonly string[]): BlocksDraft {
  const byLength = new Map<number, string[]>();
  for (const { categoryId, cup } of categories) {
    const minutes = usualMinutesPerMatch(cup.matchRules);
    byLength.set(minutes, [...(byLength.get(minutes) ?? []), categoryId]);
  }
  const each = Math.floor((DAY.to - DAY.from) / Math.max(byLength.size, 1));
  const blocks = [...byLength].map(([minutes, ids], index) => ({
    date: categories[0]?.cup.date ?? '',
    from: timeAt(DAY.from + index * each),
    to: timeAt(DAY.from + (index + 1) * each),
    courts: [...courts.keys()],
    categories: ids,
    minutes: String(minutes),
  }));
  const lengths = { minutesBetween: '3', leastRest: '10', pauseBeforeKnockout: '15' };
  return { ...lengths, courts, blocks, apart: [], basis: null };
}

/** The block that follows the last one until the usual day is over, or for two hours then, for the categories that are in none yet. */
export function nextBlock({ blocks }: BlocksDraft, categories: readonly CategoryCup[]): BlockDraft {
  const [last] = blocks.slice(-1);
  const ends = blocks.filter(({ date }) => date === last?.date).map(({ to }) => to);
  const from = ends.sort().at(-1) ?? timeAt(DAY.from);
  const end = from < timeAt(DAY.to) ? DAY.to : Math.min(minutesOf(from) + 120, 24 * 60 - 1);
  const isListed = (categoryId: string) => blocks.some((block) => block.categories.includes(categoryId));
  const missing = categories.map(({ categoryId }) => categoryId).filter((id) => !isListed(id));
  return {
    ...{ date: '', courts: [], minutes: '', ...last, from },
    to: timeAt(end),
    categories: missing,
  };
}

/** The draft that says the same as a plan, which was published at `basis`. */
export function draftOfBlocks(settings: BlocksSettings, basis: string): BlocksDraft {
  const { courts, blocks, apart, categories } = settings;
  return {
    courts,
    apart,
    basis,
    blocks: blocks.map(({ minutesPerMatch, categories: own, ...block }) => ({
      ...block,
      minutes: String(minutesPerMatch),
      categories: own.map((index) => categories[index]?.categoryId ?? ''),
    })),
    minutesBetween: String(settings.minutesBetween),
    leastRest: String(settings.leastRest),
    pauseBeforeKnockout: String(settings.pauseBeforeKnockout),
  };
}

function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** A category with what is typed for its format. */
export interface DraftedCategory extends CategoryCup {
  readonly draft: PlanDraft;
}

/** Builds the settings from what is typed, valid or not. Pairs of deleted teams are left out. */
export function blocksSettingsOf(draft: BlocksDraft, categories: readonly DraftedCategory[]): BlocksSettings {
  const ids = categories.map(({ categoryId }) => categoryId);
  const teams = new Set(categories.flatMap(({ cup }) => cup.Teams.map(({ teamId }) => teamId)));
  return {
    categories: categories.map(({ categoryId, cup, draft: own }) => {
      const { teams: planned, format, names } = settingsOf(own, cup);
      return { categoryId, teams: planned, format, names };
    }),
    courts: draft.courts,
    blocks: draft.blocks.map(({ minutes, categories: own, ...block }) => ({
      ...block,
      minutesPerMatch: numberOf(minutes),
      categories: own.map((categoryId) => ids.indexOf(categoryId)).filter((index) => index !== -1),
    })),
    minutesBetween: numberOf(draft.minutesBetween),
    leastRest: numberOf(draft.leastRest),
    pauseBeforeKnockout: numberOf(draft.pauseBeforeKnockout),
    apart: draft.apart.filter((pair) => pair.every((teamId) => teams.has(teamId))),
  };
}

/** The draft without a court, which goes from all blocks. */
export function withoutCourt(draft: BlocksDraft, court: number): Pick<BlocksDraft, 'courts' | 'blocks'> {
  const blocks = draft.blocks.map((block) => ({
    ...block,
    courts: block.courts.filter((own) => own !== court).map((own) => (own > court ? own - 1 : own)),
  }));
  return { courts: draft.courts.filter((_, index) => index !== court), blocks };
}
