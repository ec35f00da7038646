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

/** Every change that a history records, with its kind. */
const CHANGES = {
  'tournament-created': 'tournament',
  'tournament-changed': 'tournament',
  'tournament-archived': 'tournament',
  'tournament-put-back': 'tournament',
  'tournament-deleted': 'tournament',
  'team-created': 'team',
  'team-renamed': 'team',
  'team-changed': 'team',
  'team-points-recorded': 'team',
  'team-deleted': 'team',
  'team-withdrawn': 'team',
  'team-taken-back': 'team',
  'player-erased': 'team',
  'stage-created': 'stage',
  'stage-changed': 'stage',
  'stage-decision-recorded': 'stage',
  'stages-reordered': 'stage',
  'stage-deleted': 'stage',
  'group-created': 'group',
  'group-renamed': 'group',
  'group-teams-added': 'group',
  'group-teams-removed': 'group',
  'group-teams-moved': 'group',
  'group-lots-recorded': 'group',
  'group-rounds-set': 'group',
  'group-deleted': 'group',
  'match-created': 'match',
  'match-changed': 'match',
  'match-marked-final': 'match',
  'match-deleted': 'match',
  'match-awarded': 'match',
  'result-changed': 'result',
  'cards-counted': 'result',
  'plan-applied': 'plan',
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

export type ChangeName = keyof typeof CHANGES;

/** Events that are recorded but can never be undone: a revoked link stays revoked, and no undo gives a role back. */
export type EventName = {
  [Name in ChangeName]: (typeof CHANGES)[Name] extends 'scorers' | 'people' ? Name : never;
}[ChangeName];

export function kindOf(what: ChangeName): HistoryKind {
  return CHANGES[what];
}

/** A device that has changed something: the name of its scorer, and the name of its link. */
export interface HistoryScorer {
  readonly device: string;
  readonly link: string;
}

/** A match as a sentence names it: teams or placeholders, when and where. */
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
  readonly counts: ChangeCounts;
}

export const NO_COUNTS: ChangeCounts = { teams: 0, stages: 0, groups: 0, matches: 0 };
