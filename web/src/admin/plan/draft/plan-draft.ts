import { usualMinutesPerMatch } from '@futsal-cup/domain/cup/usual-minutes';
import type { PlanView } from '@futsal-cup/domain/contracts/views/plan-views';
import type { ListChoices } from '@futsal-cup/domain/lists/list-table';
import type { TeamColumn } from '@futsal-cup/domain/lists/team-columns';
import type { FormatChoices } from '@futsal-cup/domain/plan/format/presets';
import { usualChoices } from '@futsal-cup/domain/plan/format/usual-choices';
import type { PlanBreak, PlanFormat, PlanSettings, PlanWish, Preset } from '@futsal-cup/domain/plan/settings';
import type { Cup } from '../../../shelf/cup/cup';
import type { StageRulesValues } from '../../tournaments/details/match-rules-values';

/** What was chosen for a preset. Numbers are stored as they were typed. */
export interface FormatDraft {
  readonly preset: Preset;
  readonly groups: string;
  readonly rounds: string;
  /** Empty where every two teams of a group meet. */
  readonly matchesEach: string;
  readonly qualifiers: string;
  readonly bestOfNext: string;
  readonly playedTo: string;
  readonly cups: string;
  readonly secondGroups: string;
  readonly toSecondGroups: string;
  readonly deal: string;
  /** If false, the teams are distributed in the order of the list. */
  readonly isDrawn: boolean;
  readonly drawSeed: string;
}

/** Returns choices as they are typed. */
export function formatDraft(choices: FormatChoices): Omit<FormatDraft, 'isDrawn' | 'drawSeed'> {
  return {
    preset: choices.preset,
    groups: String(choices.groups),
    rounds: String(choices.rounds),
    matchesEach: choices.matchesEach === null ? '' : String(choices.matchesEach),
    qualifiers: String(choices.qualifiers),
    bestOfNext: String(choices.bestOfNext),
    playedTo: String(choices.playedTo),
    cups: String(choices.cups),
    secondGroups: String(choices.secondGroups),
    toSecondGroups: String(choices.toSecondGroups),
    deal: choices.deal,
  };
}

export interface WindowDraft {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

export interface CourtDraft {
  readonly name: string;
  readonly windows: readonly WindowDraft[] | null;
}

export interface DayDraft {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

export const LENGTHS = ['minutesPerMatch', 'minutesBetween', 'leastRest', 'pauseBeforeKnockout'] as const;

type Length = (typeof LENGTHS)[number];

/** What is typed for the matches of one step alone. */
export interface StepTimesDraft {
  /** Empty where they are as long as all others. */
  readonly minutesPerMatch: string;
  /** Null where they may be on any day. */
  readonly day: number | null;
  /** What is chosen for their rules; null or missing where it is those of the cup. */
  readonly rules?: StageRulesValues | null;
}

interface TimeDraft extends Readonly<Record<Length, string>> {
  readonly days: readonly DayDraft[];
  readonly courts: readonly CourtDraft[];
  /** The breaks, and what is typed for each step (by its index). Both are missing in an older draft. */
  readonly breaks?: readonly PlanBreak[];
  readonly steps?: readonly StepTimesDraft[];
}

/** A wish refers to a team by its id, because the teams of the cup may change. */
export type WishDraft =
  | {
      readonly kind: 'not-before' | 'not-after';
      readonly teamId: string;
      readonly day: number | null;
      readonly time: string;
    }
  | Exclude<PlanWish, { readonly kind: 'not-before' | 'not-after' }>;

/** Holds everything that was typed for a plan and is not applied yet. */
export interface PlanDraft {
  /** The list of teams that are not added yet. */
  readonly pasted: string;
  /** What somebody said of that list. Missing in an older draft. */
  readonly list?: ListChoices<TeamColumn>;
  /** The ids of the seeded teams, the best first. */
  readonly seeded: readonly string[];
  readonly format: FormatDraft;
  /** The number of teams for which the usual format was last filled in. */
  readonly usualFor: number;
  readonly time: TimeDraft;
  readonly wishes: readonly WishDraft[];
  /** A plan that was changed by hand: the settings that it belongs to, and the slot of each match. */
  readonly moved: { readonly settings: string; readonly slots: readonly number[] } | null;
  /**
   * The published plan that the draft was begun from: its teams in their order, which decides a draw, its steps, and its names of stages and
   * groups.
   * Missing in a draft that was begun before a plan was published.
   */
  readonly basis?:
    (Pick<PlanSettings, 'teams' | 'names'> & Pick<PlanFormat, 'steps'> & Pick<PlanView, 'updatedAt'>) | null;
  /** When the draft was published. From then on the published plan is shown, unless that is undone. */
  readonly publishedAt?: string | undefined;
}

/** Returns a stored draft that was changed since it was published, or whose plan was undone; else null. */
export function openDraft<Draft extends Pick<PlanDraft, 'publishedAt'>>(
  stored: Draft | null | undefined,
  planUpdatedAt: string | null | undefined,
): Draft | null {
  const { publishedAt } = stored ?? {};
  const isPublished = publishedAt && planUpdatedAt && publishedAt <= planUpdatedAt;
  return stored && !isPublished ? stored : null;
}

/** Returns the format that a preset usually has, as it is typed. */
export function usualFormat(preset: Preset, teams: number): Omit<FormatDraft, 'isDrawn' | 'drawSeed'> {
  return formatDraft(usualChoices(preset, teams));
}

/** Updates the usual format to the present number of teams, unless somebody has chosen another format or published one. */
export function followTeams(draft: PlanDraft, teams: number): PlanDraft {
  const { format, usualFor, basis } = draft;
  if (teams === usualFor || basis) return draft;
  // How often teams meet does not depend on their number.
  const { rounds } = format;
  const before = { ...format, ...usualFormat(format.preset, usualFor), rounds };
  const isUsual = Object.entries(before).every(
    ([field, value]) => format[field as keyof FormatDraft] === value,
  );
  if (!isUsual) return draft;
  return { ...draft, usualFor: teams, format: { ...format, ...usualFormat(format.preset, teams), rounds } };
}

/** Returns the initial draft of a cup's plan, with the cup's day, two courts and usual times. */
export function newDraft(cup: Cup, courtName: (number: number) => string, drawSeed: number): PlanDraft {
  return {
    pasted: '',
    seeded: [],
    usualFor: cup.Teams.length,
    format: {
      ...usualFormat('knockout-after-groups', cup.Teams.length),
      isDrawn: true,
      drawSeed: String(drawSeed),
    },
    time: {
      days: [{ date: cup.date, from: '09:00', to: '18:00' }],
      courts: [1, 2].map((number) => ({ name: courtName(number), windows: null })),
      minutesPerMatch: String(usualMinutesPerMatch(cup.matchRules)),
      minutesBetween: '3',
      leastRest: '10',
      pauseBeforeKnockout: '15',
    },
    wishes: [],
    moved: null,
  };
}
