import { mapSides } from '../cup/sides';
import { tableRulesOf, type TableRulesFields } from '../standings/presets';
import { decidedBy } from '../standings/decided-by';
import { ENGLISH_REASONS } from '../standings/english-reasons';
import { computeStandings, type StandingsInput, type StandingsRow } from '../standings/standings';
import type { TableMatch, TableTeam } from '../standings/tally';
import { teamIdOf } from './build-cup';
import { readFixtureLine } from './fixture-line';

export interface TableDescription
  extends Partial<Pick<StandingsInput, 'points' | 'includeRunning' | 'decision'>>, Partial<TableRulesFields> {
  /** The matches as lines that `readFixtureLine` takes. The teams of these lines are the teams of the group. */
  readonly matches: readonly string[];
  /** Matches with a score that are still being played. */
  readonly running?: readonly string[];
  /** Teams that have no match. */
  readonly teams?: readonly string[];
  readonly lots?: readonly string[];
}

export interface NamedRow extends StandingsRow {
  readonly name: string;
}

function toMatch(line: string, isRunning: boolean): TableMatch {
  const sides = mapSides(readFixtureLine(line), ({ name, goals }) => ({ teamId: teamIdOf(name), goals }));
  return { ...sides, isRunning };
}

export function buildTableTeams(names: readonly string[]): TableTeam[] {
  return [...new Set(names)].map((name) => ({ teamId: teamIdOf(name), name }));
}

export function buildTableInput(description: TableDescription): StandingsInput {
  const { matches, running = [], teams = [], lots = [] } = description;
  const names = [...matches, ...running]
    .map(readFixtureLine)
    .flatMap(({ local, visitor }) => [local.name, visitor.name]);
  return {
    teams: buildTableTeams([...teams, ...names]),
    matches: [...matches.map((line) => toMatch(line, false)), ...running.map((line) => toMatch(line, true))],
    points: description.points ?? { win: 3, draw: 1, loss: 0 },
    rules: tableRulesOf({ tieBreakers: 'goal-difference', ...description }),
    lots: lots.map(teamIdOf),
    decision: description.decision ?? 'unstated',
    includeRunning: description.includeRunning,
  };
}

/** The table of a group that a test describes by its results, rows with their teams' names. */
export function buildTable(description: TableDescription): NamedRow[] {
  const input = buildTableInput(description);
  const names = new Map(input.teams.map(({ teamId, name }) => [teamId, name]));
  return computeStandings(input).map((row) => ({ ...row, name: names.get(row.teamId) ?? row.teamId }));
}

/** The rows as short lines: '2 Senegal 4 pts 4-4'. */
export function tableLines(description: TableDescription): string[] {
  return buildTable(description).map(
    ({ position, name, points, goalsFor, goalsAgainst }) =>
      `${position} ${name} ${points} pts ${goalsFor}-${goalsAgainst}`,
  );
}

/** The sentence of the table about each team; null for teams that points alone decide. */
export function tableSentences(description: TableDescription): Record<string, string | null> {
  const rows = buildTable(description);
  const names = new Map(rows.map(({ teamId, name }) => [teamId, name]));
  const nameOf = (teamId: string) => names.get(teamId) ?? teamId;
  return Object.fromEntries(rows.map((row) => [row.name, decidedBy(row, nameOf, ENGLISH_REASONS)]));
}
