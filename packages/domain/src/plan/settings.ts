import type { MatchRules } from '../cup/match-rules';

export type MainRound =
  'round-of-128' | 'round-of-64' | 'round-of-32' | 'round-of-16' | 'quarter-finals' | 'semi-finals' | 'final';

/** A round of a bracket: one of those that lead to its final, a round for several places, or the match for one place. */
export type BracketRoundKey = MainRound | `places-${number}-to-${number}` | `place-${number}`;

/** The brackets of a cup that has several. Who wins the gold one wins the cup. */
export const BRACKET_CUPS = ['gold', 'silver', 'bronze'] as const;

export type BracketCup = (typeof BRACKET_CUPS)[number];

/** A stage of a plan. Places are those of the whole cup; in a gold, silver or bronze cup they are its own. */
export type StageKey = 'groups' | BracketRoundKey | `${BracketCup}-${BracketRoundKey}`;

/** Whether who wins the match of the stage wins the cup. */
export function isFinalOfCup(stage: StageKey): boolean {
  return stage === 'final' || stage === 'gold-final';
}

/** The texts that are a `StageKey`. */
export const STAGE_KEY =
  /^(?:groups|(?:(?:gold|silver|bronze)-)?(?:round-of-(?:16|32|64|128)|quarter-finals|semi-finals|final|places-\d{1,3}-to-\d{1,3}|place-\d{1,3}))$/u;

/** A team of a plan. Everywhere else in the plan, a team is its index in the list `teams` of the settings. */
export interface PlanTeam {
  readonly teamId: string;
  /**
   * Seeded teams are drawn into different groups, and they get the byes of a knockout. In the list of teams, the best seeded team comes
   * first.
   */
  readonly isSeeded: boolean;
  /**
   * Whether the team has entered after the first match. It is left out of the draw, so that the groups of the others stay, and comes into
   * one of the smallest groups.
   */
  readonly isLate?: boolean;
}

/**
 * The places of groups that a step takes: those from `from` to `to` of each group of an earlier step (an index). Further teams go on as the
 * `bestOfNext` best of all teams on the place after `to`. Where another step takes the best teams of place `from` like that, `withoutBest` is
 * their number, and this step takes the others.
 */
export interface Takes {
  readonly step: number;
  readonly from: number;
  readonly to: number;
  readonly bestOfNext: number;
  readonly withoutBest: number;
}

/** What is said of the matches of a step alone. Where it is missing, they are as long as others, on any day, and by the rules of the cup. */
interface StepTimes {
  /** The length of a match in minutes. */
  readonly minutesPerMatch?: number;
  /** The day (an index) on which all matches are. */
  readonly day?: number;
  readonly matchRules?: MatchRules;
}

/** Groups of all teams. */
export interface GroupsStep extends StepTimes {
  readonly kind: 'groups';
  readonly groups: number;
  /** The number of times that two teams of a group meet. */
  readonly rounds: 1 | 2;
  /** The number of matches of each team, where not every two teams of a group meet; else null. */
  readonly matchesEach: number | null;
}

/** A bracket of all teams, or of places of groups. */
export interface BracketStep extends StepTimes {
  readonly kind: 'bracket';
  /** Null where all teams are in the bracket. */
  readonly takes: Takes | null;
  /** Null in a cup with one champion and one list of places. There, the first bracket is for the first place, and each further one for the next. */
  readonly cup: BracketCup | null;
  /** The last place of the bracket that is played for: 2 for the final alone, 4 with third place, 8 with the places 5 to 8, and so on. */
  readonly playedTo: number;
}

export type PlanStep = GroupsStep | BracketStep;

/** The kinds of formats from which organisers choose (format/presets.ts). */
export const PRESETS = [
  'knockout-after-groups',
  'all-places',
  'cups',
  'league',
  'children',
  'knockout',
] as const;

export type Preset = (typeof PRESETS)[number];

export interface PlanFormat {
  /** The preset whose form was filled in. The steps alone say what is played. */
  readonly preset: Preset;
  /** The steps in the order in which they are played. Brackets are played at the same time. */
  readonly steps: readonly PlanStep[];
  /** A whole number that decides the draw. Where it is null, the teams go to the groups in the order of the list. */
  readonly drawSeed: number | null;
}

/** A day with matches. `date` is `YYYY-MM-DD`, `from` and `to` are `HH:MM`, all in the time zone of the cup. */
interface PlanDay {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** A time at which a court is free; `day` is the index of the day, `from` and `to` are `HH:MM`. */
interface CourtWindow {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

interface PlanCourt {
  /** The name of the court, which becomes the location of its matches. */
  readonly name: string;
  /** The times at which the court is free; null where it is free on all days from beginning to end. */
  readonly windows: readonly CourtWindow[] | null;
}

/** A time at which no match is played on any court: on a day (an index), or on every day where it is null. `from` and `to` are `HH:MM`. */
export interface PlanBreak {
  readonly day: number | null;
  readonly from: string;
  readonly to: string;
}

/** The times and the courts of a plan. All lengths are whole minutes. */
export interface PlanTime {
  readonly days: readonly PlanDay[];
  readonly courts: readonly PlanCourt[];
  /** Missing where there are none. */
  readonly breaks?: readonly PlanBreak[];
  /** The length of a match, where its step says nothing else. */
  readonly minutesPerMatch: number;
  /** The time on a court between the end of a match and the beginning of the next one. */
  readonly minutesBetween: number;
  /** The least time of a team between the end of a match and the beginning of its next one. */
  readonly leastRest: number;
  /** The time between the end of the last match of groups and the first match of what follows: further groups, or the knockout. */
  readonly pauseBeforeKnockout: number;
}

/**
 * A wish for the timetable. `not-before` and `not-after`: the matches of a team begin at `time` or later, or are over by `time`, on a day
 * (an index; null means every day). The wish holds for the matches in which the team is named, and not for those that it may reach.
 * `courts`: a stage is played on these courts (indexes) only. `referees`: teams referee, so for each group match there is a team that does
 * not play at that time.
 */
export type PlanWish =
  | {
      readonly kind: 'not-before' | 'not-after';
      readonly team: number;
      readonly day: number | null;
      readonly time: string;
    }
  | { readonly kind: 'courts'; readonly stage: StageKey; readonly courts: readonly number[] }
  | { readonly kind: 'referees' };

/** The names of stages and groups in the language of the cup. A stage without a name here has its English name (format/stage-names.ts). */
export interface PlanNames {
  readonly stages: Readonly<Partial<Record<StageKey, string>>>;
  /** The word before the letter of a group: 'Group' in 'Group A'. */
  readonly group: string;
}

/** All settings from which a plan is computed. They are saved and sent. */
export interface PlanSettings {
  readonly teams: readonly PlanTeam[];
  readonly format: PlanFormat;
  readonly time: PlanTime;
  readonly wishes: readonly PlanWish[];
  readonly names: PlanNames;
}

/** The largest seed of a draw, which has 31 bits. */
export const MAX_DRAW_SEED = 2 ** 31 - 1;

/** The limits of a plan's settings, in addition to the limits of a cup. Times are in minutes. */
export const PLAN_LIMITS = {
  days: 14,
  courts: 24,
  /** The number of times at which one court is free. */
  windows: 42,
  breaks: 14,
  wishes: 300,
  steps: 40,
  minutesPerMatch: [5, 240],
  minutesBetween: [0, 240],
  leastRest: [0, 1_440],
  pauseBeforeKnockout: [0, 1_440],
  groupWord: [1, 20],
} as const;

/** The length of the matches of a step (an index), in minutes: its own, or else that of the plan. */
export function lengthOfStep({ format, time }: Pick<PlanSettings, 'format' | 'time'>, step: number): number {
  return format.steps[step]?.minutesPerMatch ?? time.minutesPerMatch;
}

/** The letters of a group by its index: A to Z, then AA, AB and so on. */
export function groupLetters(group: number): string {
  const letter = String.fromCharCode(65 + (group % 26));
  return group < 26 ? letter : `${groupLetters(Math.floor(group / 26) - 1)}${letter}`;
}
