/**
 * A group of a group stage. `lots` records, as an order of team ids, what lots, a shoot-out or fair play decided among
 * teams that the table cannot separate; empty when nothing was recorded.
 */
export interface Group {
  readonly groupId: string;
  readonly stageId: string;
  readonly name: string;
  readonly teamIds: readonly string[];
  readonly lots: readonly string[];
}
