import type { HistoryScorer } from '@futsal-cup/domain/history/recorded-change';

/** A person, a device or a command that changes a cup. */
export interface Actor {
  /** The id of the account; null for a command of the command line. */
  readonly accountId: string | null;
  /** The display name of the account, where it has one. */
  readonly name?: string;
  /** The device of a scorer, where such a device makes the change. It has no account. */
  readonly scorer?: HistoryScorer;
  /**
   * Gets the id by which the change can be undone, as soon as the change is committed, and whether the message about the change offers to
   * undo it.
   */
  recorded?(entryId: string, offersUndo: boolean): void;
}

/** The name that the log of a match shows for the actor's entries, by id. */
export function namesOf({ accountId, name }: Actor): Readonly<Record<string, string>> {
  return accountId !== null && name ? { [accountId]: name } : {};
}
