import type { ErrorItem } from '../../cup/result';
import type { HistoryKind, HistoryScorer, RecordedChange } from '../../history/recorded-change';

/** An account, with the name to show; the name is null where the account is gone. */
export interface AccountName {
  readonly accountId: string;
  readonly name: string | null;
}

/** The reason why a change cannot be undone; `name` is the name of the record that prevents it. */
export interface ObstacleView extends ErrorItem {
  readonly name: string | null;
}

/** A team in which the name of an erased player remains. It may be the name of another person. */
export interface NamesakeView {
  readonly playerId: string;
  readonly team: string;
  /** Whether the name is in the team's list now; otherwise it is in the history only. */
  readonly isListed: boolean;
}

/** One change of a history. Where the change was recorded without the names of a match's teams, `change.match` has their present names. */
export interface HistoryEntryView {
  readonly entryId: string;
  readonly tournamentId: string | null;
  readonly kind: HistoryKind;
  readonly at: string;
  /** The account that made the change; null for a scorer, and for a command of the command line. */
  readonly by: AccountName | null;
  readonly scorer: HistoryScorer | null;
  readonly change: RecordedChange;
  /** The account that the change is about. */
  readonly about: AccountName | null;
  /** Whether the entry undoes the change that it describes. */
  readonly isUndo: boolean;
  /** The reason why the change cannot be undone; null where it can. */
  readonly obstacle: ObstacleView | null;
}
