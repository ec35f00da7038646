export type StageType = 'group' | 'knockout';

/** A phase of a cup; `order` 1 is played first. */
export interface Stage {
  readonly stageId: string;
  readonly name: string;
  readonly type: StageType;
  readonly order: number;
}
