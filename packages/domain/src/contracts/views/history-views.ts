import type { ErrorItem } from '../../cup/result';
import type { HistoryKind, HistoryScorer, RecordedChange } from '../../history/recorded-change';

/** Somebody with an account: the name to show, or null where the account is gone. */
export interface AccountName {
  readonly accountId: string;
  readonly name: string | null;
}

/** Why a change cannot be undone; `name` is what the record is called that is in the way. */
export interface ObstacleView extends ErrorItem {
  readonly name: string | null;
}

/** A team in which the name of an erased player stands too, perhaps of somebody else. */
export interface NamesakeView {
  readonly playerId: string;
  readonly team: string;
  /** Whether the name is in the team's list now; otherwise it stands in the history alone. */
  readonly isListed: boolean;
}

/** One change of a history. Of a match whose teams had no name, `change.match` has the names of today. */
export interface HistoryEntryView {
  readonly entryId: string;
  readonly tournamentId: string | null;
  readonly kind: HistoryKind;
  readonly at: string;
  /** Null for a scorer, and for a command of the command line. */
  readonly by: AccountName | null;
  readonly scorer: HistoryScorer | null;
  readonly change: RecordedChange;
  /** The account that the change is about. */
  readonly about: AccountName | null;
  /** Whether it took the change back that it tells of. */
  readonly isUndo: boolean;
  /** Null where it can be undone. */
  readonly obstacle: ObstacleView | null;
}
