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

/** A team of the cup; everywhere else in a plan a team is its index in the list of the settings. */
export interface PlanTeam {
  readonly teamId: string;
  /** Seeded teams are drawn into different groups, and have the byes of a knockout. The best comes first. */
  readonly isSeeded: boolean;
}

export interface PlanFormat {
  /** How many groups; 0: knockout only. */
  readonly groups: number;
  /** How often two teams of a group meet. */
  readonly rounds: 1 | 2;
  /** How many of each group go on to the knockout. */
  readonly qualifiers: number;
  /** How many of those on the next place go on besides: with two qualifiers, the best thirds. */
  readonly bestOfNext: number;
  readonly thirdPlace: boolean;
  /** Whether the losers of four quarter-finals play for the places 5 to 8. */
  readonly placesFiveToEight: boolean;
  /** A whole number that decides the draw; null: the teams are dealt to the groups as they are listed. */
  readonly drawSeed: number | null;
}

/** A day on which there are matches: `date` as `YYYY-MM-DD`, from and to as `HH:MM`, all in the time zone of the cup. */
interface PlanDay {
  readonly date: string;
  readonly from: string;
  readonly to: string;
}

/** A time at which a court is free; `day` is the index of the day. */
interface CourtWindow {
  readonly day: number;
  readonly from: string;
  readonly to: string;
}

interface PlanCourt {
  /** The location of its matches. */
  readonly name: string;
  /** When the court is free; null: all days from beginning to end. */
  readonly windows: readonly CourtWindow[] | null;
}

/** All lengths are whole minutes. */
export interface PlanTime {
  readonly days: readonly PlanDay[];
  readonly courts: readonly PlanCourt[];
  readonly minutesPerMatch: number;
  /** On a court, from the end of a match to the next. */
  readonly minutesBetween: number;
  /** Of a team, from the end of a match to its next. */
  readonly leastRest: number;
  /** From the end of the last group match to the first match of the knockout. */
  readonly pauseBeforeKnockout: number;
}

/**
 * What somebody asks of the timetable. A team's matches begin not before, or are over by, `time` on a day (an index; null: every
 * day); this holds for the matches in which the team is named, not for what it may reach. A stage is played on some of the courts
 * only. Or teams referee: at each group match there is a team that does not play then.
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

/** What stages and groups are called in the cup, in its language. A stage that is not named has its English name. */
export interface PlanNames {
  readonly stages: Readonly<Partial<Record<StageKey, string>>>;
  /** What comes before the letter of a group: 'Group' in 'Group A'. */
  readonly group: string;
}

/** All that a plan follows from; it is what is saved and sent. */
export interface PlanSettings {
  readonly teams: readonly PlanTeam[];
  readonly format: PlanFormat;
  readonly time: PlanTime;
  readonly wishes: readonly PlanWish[];
  readonly names: PlanNames;
}

/** The largest seed of a draw, which has 31 bits. */
export const MAX_DRAW_SEED = 2 ** 31 - 1;

/** How large a plan's settings may be, besides the limits of a cup; times in minutes. */
export const PLAN_LIMITS = {
  days: 14,
  courts: 24,
  /** The limit for one court. */
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
