import { compareText } from '../cup/text/text';
import type { Points } from '../cup/records';
import type { DecisionKind } from '../cup/table-rules';
import type { TableRules } from './presets';
import { breakTies, type Place, rankBy } from './places';
import { reasonsFor, type Reason } from './reasons';
import {
  addPointsByDecision,
  collectResults,
  type TableMatch,
  type TableTeam,
  type Tally,
  tallyResults,
} from './tally';
import { POINTS, recorded, tieBreaksOf } from './tie-breaks';

/** A team's row in a table. Teams that no criterion separates have the same `position`, and the next position skips theirs. */
export interface StandingsRow {
  readonly position: number;
  readonly teamId: string;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly goalDifference: number;
  readonly points: number;
  /**
   * The reasons for the position among teams with the same points; empty when points alone decided. `decidedBy` makes a sentence of them.
   */
  readonly reasons: readonly Reason[];
}

export interface StandingsInput {
  readonly teams: readonly TableTeam[];
  readonly matches: readonly TableMatch[];
  readonly points: Points;
  readonly rules: Pick<TableRules, 'criteria' | 'conduct'>;
  /** Team ids in the order that a recorded decision gave them, and what decided. */
  readonly lots: readonly string[];
  readonly decision?: DecisionKind;
  /** Whether the scores of running matches count too, as in a provisional table. */
  readonly includeRunning?: boolean;
}

function toRow(tally: Tally, position: number, reasons: readonly Reason[]): StandingsRow {
  const { played, wins, draws, losses, goalsFor, goalsAgainst, points } = tally;
  return {
    position,
    teamId: tally.team.teamId,
    played,
    wins,
    draws,
    losses,
    goalsFor,
    goalsAgainst,
    goalDifference: goalsFor - goalsAgainst,
    points,
    reasons,
  };
}

function byTeamId(a: Tally, b: Tally): number {
  return compareText(a.team.teamId, b.team.teamId);
}

/** Numbers the places in competition style (1, 2, 2, 4). Rows of a shared place are sorted by team id. */
export function rowsOf(places: readonly Place[]): StandingsRow[] {
  const rows: StandingsRow[] = [];
  places.forEach((place, index) => {
    const position = rows.length + 1;
    const tallies = place.tallies.length === 1 ? place.tallies : [...place.tallies].sort(byTeamId);
    for (const tally of tallies) {
      const reasons = reasonsFor(tally.team, place, places[index - 1], places[index + 1]);
      rows.push(toRow(tally, position, reasons));
    }
  });
  return rows;
}

/**
 * The table of one group: points as configured and by decision, then the criteria of the rules one after the other, then the recorded
 * decision (docs/decisions/0003-standings.md, 0085-the-criteria-of-a-table.md). The places depend neither on the order of `teams` and
 * `matches` nor on any name or id; rows that share a place are listed by team id only so that the answer is the same every time. Results
 * against a team outside `teams` do not count.
 */
export function computeStandings(input: StandingsInput): StandingsRow[] {
  const { teams, matches, points, rules, lots, decision = 'unstated' } = input;
  const results = collectResults(matches, input.includeRunning ?? false);
  const table = tallyResults(teams, results, points);
  addPointsByDecision(table);
  const context = { table, matches, results, points, conduct: rules.conduct };
  const tieBreaks = [...tieBreaksOf(rules.criteria, context), recorded({ order: lots, kind: decision })];
  return rowsOf(tieBreaks.reduce<readonly Place[]>(breakTies, rankBy(table, [POINTS])));
}

function countPositions(rows: readonly StandingsRow[]): number {
  return new Set(rows.map(({ position }) => position)).size;
}

/** Whether the recorded decision separates teams in this table. After a corrected score it may no longer be needed. */
export function doLotsDecide(input: StandingsInput): boolean {
  return countPositions(computeStandings(input)) > countPositions(computeStandings({ ...input, lots: [] }));
}

/** The id of the only team at a position; null when none or several teams have it. */
export function onlyTeamAt(rows: readonly StandingsRow[], position: number): string | null {
  const [row, ...others] = rows.filter((candidate) => candidate.position === position);
  return row && others.length === 0 ? row.teamId : null;
}
