import { CUP_EVENTS } from '../commands/cup-event';
import type { Score } from '../cup/sides';

/** The kinds by which a history can be filtered. */
export const HISTORY_KINDS = [
  'tournament',
  'team',
  'stage',
  'group',
  'match',
  'result',
  'plan',
  'scorers',
  'people',
] as const;

export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Events that are recorded but can never be undone: a revoked link stays revoked, and no undo gives a role back. */
export const LASTING_EVENTS = {
  'scorer-link-created': 'scorers',
  'scorer-link-revoked': 'scorers',
  'scorer-device-revoked': 'scorers',
  'role-given': 'people',
  'role-taken': 'people',
  'account-removed': 'people',
  'sessions-ended': 'people',
  'invitation-created': 'people',
  'invitation-used': 'people',
  'invitation-revoked': 'people',
} as const satisfies Record<string, HistoryKind>;

export type EventName = keyof typeof LASTING_EVENTS;

type CupChange = Exclude<keyof typeof CUP_EVENTS, 'teams-created' | 'matches-created' | 'matches-moved'>;

/** Every change that a history records. Events that share a sentence with another one have the name of that one. */
export type ChangeName = CupChange | EventName;

const isOfCup = (what: ChangeName): what is CupChange => Object.hasOwn(CUP_EVENTS, what);

export function kindOf(what: ChangeName): HistoryKind {
  return isOfCup(what) ? CUP_EVENTS[what].kind : LASTING_EVENTS[what];
}

/** A device that has changed something: the name of its scorer, and the name of its link. */
export interface HistoryScorer {
  readonly device: string;
  readonly link: string;
}

/** A match as a sentence names it: its teams at that time or its placeholders, when and where. */
export interface NamedMatch {
  readonly matchId: string;
  readonly local: string | null;
  readonly visitor: string | null;
  readonly date: string;
  readonly time: string;
  readonly location: string;
}

/** How many records of each kind were created, deleted or changed. */
export interface ChangeCounts {
  readonly teams: number;
  readonly stages: number;
  readonly groups: number;
  readonly matches: number;
}

/** A change as data. Each language makes its own sentence of it. */
export interface RecordedChange {
  readonly what: ChangeName;
  /** The name of the record, or its name before the change; of several records the first. */
  readonly name: string | null;
  /** The new name, if it has changed. For a team in a group, it is the name of the group. */
  readonly to: string | null;
  /** The match, or the first of several. */
  readonly match: NamedMatch | null;
  /** The score of the match before and after, where the change has altered it. Older entries have none. */
  readonly scores?: { readonly from: Score; readonly to: Score };
  readonly counts: ChangeCounts;
  /** The name of the category, where all that has changed is of one. */
  readonly category?: string;
}

export const NO_COUNTS: ChangeCounts = { teams: 0, stages: 0, groups: 0, matches: 0 };
