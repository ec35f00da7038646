import {
  computeStandings,
  type StandingsInput,
  type StandingsRow,
} from '@futsal-cup/domain/standings/standings';
import type { TieBreakers } from '@futsal-cup/domain/cup/records';
import { LeagueTable, type MatchData, type Sorting } from 'league-standings';
import type { BenchGroup } from './standings-groups';

/** A way to rank groups, with its input prepared beforehand in its own form. */
export interface Contestant {
  readonly name: string;
  readonly rankAll: () => number;
}

/** Builds a new sorting for each table, because the library changes its argument. */
function theirSorting(tieBreakers: TieBreakers): Sorting {
  const when = tieBreakers === 'goal-difference' ? 'after' : 'before';
  return { criteria: ['diff', 'for'], h2h: { when, span: 'all' }, final: 'lots' };
}

function toOurInput({ teams, results }: BenchGroup, tieBreakers: TieBreakers): StandingsInput {
  return {
    teams: teams.map((name) => ({ teamId: name, name })),
    matches: results.map(({ home, away, goals }) => ({
      local: { teamId: home, goals: goals[0] },
      visitor: { teamId: away, goals: goals[1] },
    })),
    points: { win: 3, draw: 1, loss: 0 },
    tieBreakers,
    lots: [],
  };
}

export function ours(groups: readonly BenchGroup[], tieBreakers: TieBreakers): Contestant {
  const inputs = groups.map((group) => toOurInput(group, tieBreakers));
  return {
    name: 'futsal-cup',
    rankAll: () => inputs.reduce((rows, input) => rows + computeStandings(input).length, 0),
  };
}

interface TheirInput {
  readonly teams: string[];
  readonly matches: readonly MatchData[];
}

function toTheirInput({ teams, results }: BenchGroup): TheirInput {
  const matches = results.map(({ matchday, home, away, goals }, index): MatchData => [
    index + 1,
    matchday,
    home,
    away,
    ...goals,
  ]);
  return { teams: [...teams], matches };
}

function rankTheirs(input: TheirInput, tieBreakers: TieBreakers): { id: string }[] {
  const table = new LeagueTable({ teams: input.teams, sorting: theirSorting(tieBreakers) });
  table.addMatches(input.matches);
  return table.standings();
}

export function theirs(groups: readonly BenchGroup[], tieBreakers: TieBreakers): Contestant {
  const inputs = groups.map(toTheirInput);
  return {
    name: 'league-standings',
    rankAll: () => inputs.reduce((rows, input) => rows + rankTheirs(input, tieBreakers).length, 0),
  };
}

function isFullyDecided(rows: readonly StandingsRow[]): boolean {
  return new Set(rows.map((row) => row.position)).size === rows.length;
}

/** Counts the groups that both decide without lots, and of these the groups that both put in the same order. */
export function compareOrders(
  groups: readonly BenchGroup[],
  tieBreakers: TieBreakers,
): { decided: number; same: number } {
  let decided = 0;
  let same = 0;
  for (const group of groups) {
    const rows = computeStandings(toOurInput(group, tieBreakers));
    if (!isFullyDecided(rows)) continue;
    decided += 1;
    const order = rankTheirs(toTheirInput(group), tieBreakers).map(({ id }) => id);
    if (rows.every((row, index) => row.teamId === order[index])) same += 1;
  }
  return { decided, same };
}
