/** Who changes a cup. */
export interface Actor {
  /** The id of the account; null for a command of the command line. */
  readonly accountId: string | null;
  /** Told the id under which the change can be undone, as soon as it is committed. */
  recorded?(entryId: string): void;
}
