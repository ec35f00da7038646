/** The stages that a plan can have, in the order in which they are played. */
export const STAGE_KEYS = [
  'groups',
  'round-of-128',
  'round-of-64',
  'round-of-32',
  'round-of-16',
  'quarter-finals',
  'places-5-to-8',
  'semi-finals',
  'seventh-place',
  'fifth-place',
  'third-place',
  'final',
] as const;

export type StageKey = (typeof STAGE_KEYS)[number];

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

export interface PlanFormat {
  /** The number of groups; 0 means that there is only a knockout. */
  readonly groups: number;
  /** The number of times that two teams of a group meet. */
  readonly rounds: 1 | 2;
  /** The number of teams of each group that go on to the knockout. */
  readonly qualifiers: number;
  /**
   * The number of further teams that go on to the knockout, as the best of all teams on the next place: with two qualifiers, the best
   * thirds.
   */
  readonly bestOfNext: number;
  readonly thirdPlace: boolean;
  /** Whether the losers of four quarter-finals play for the places 5 to 8. */
  readonly placesFiveToEight: boolean;
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

/** The times and the courts of a plan. All lengths are whole minutes. */
export interface PlanTime {
  readonly days: readonly PlanDay[];
  readonly courts: readonly PlanCourt[];
  readonly minutesPerMatch: number;
  /** The time on a court between the end of a match and the beginning of the next one. */
  readonly minutesBetween: number;
  /** The least time of a team between the end of a match and the beginning of its next one. */
  readonly leastRest: number;
  /** The time between the end of the last group match and the first match of the knockout. */
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

/** The names of stages and groups in the language of the cup. A stage without a name here has its English name. */
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
  wishes: 300,
  minutesPerMatch: [5, 240],
  minutesBetween: [0, 240],
  leastRest: [0, 1_440],
  pauseBeforeKnockout: [0, 1_440],
  groupWord: [1, 20],
} as const;

const ENGLISH_STAGES: Readonly<Record<StageKey, string>> = {
  groups: 'Group stage',
  'round-of-128': 'Round of 128',
  'round-of-64': 'Round of 64',
  'round-of-32': 'Round of 32',
  'round-of-16': 'Round of 16',
  'quarter-finals': 'Quarter-finals',
  'places-5-to-8': 'Places 5 to 8',
  'semi-finals': 'Semi-finals',
  'seventh-place': 'Match for seventh place',
  'fifth-place': 'Match for fifth place',
  'third-place': 'Match for third place',
  final: 'Final',
};

export const ENGLISH_NAMES: PlanNames = { stages: ENGLISH_STAGES, group: 'Group' };

export function nameOfStage(key: StageKey, names: PlanNames = ENGLISH_NAMES): string {
  return names.stages[key] ?? ENGLISH_STAGES[key];
}

/** The letters of a group by its index: A to Z, then AA, AB and so on. */
export function groupLetters(group: number): string {
  const letter = String.fromCharCode(65 + (group % 26));
  return group < 26 ? letter : `${groupLetters(Math.floor(group / 26) - 1)}${letter}`;
}
