/** How a language says what a placeholder stands for. */
export interface SourceWords {
  readonly winner: (matchNumber: number) => string;
  readonly loser: (matchNumber: number) => string;
  /** 'Group A' for a group that is called A; a longer name stays as it is. */
  readonly group: (name: string) => string;
  readonly groupPlace: (place: number, group: string) => string;
  /** The best of the teams on one place of all groups: 'Best third 1'. */
  readonly bestOfPlace: (place: number, rank: number) => string;
}
