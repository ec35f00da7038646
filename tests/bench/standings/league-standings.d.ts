/** The part of the npm library `league-standings` that the benchmark calls; it comes without types. */
declare module 'league-standings' {
  interface Sorting {
    readonly criteria: string[];
    readonly h2h: { readonly when: 'before' | 'after'; readonly span: 'all' | 'single' | 'none' };
    readonly final: 'lots';
  }

  /** A match has an id, a matchday, a home team, an away team, and the goals of each. */
  type MatchData = readonly [number, number, string, string, number, number];

  class LeagueTable {
    constructor(options: { readonly teams: string[]; readonly sorting: Sorting });
    addMatches(matches: readonly MatchData[]): void;
    standings(): { id: string }[];
  }
}
