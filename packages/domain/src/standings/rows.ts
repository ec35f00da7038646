import { compareText } from '../cup/text/text';
import type { Place } from './places';
import { reasonsFor, type Reason } from './reasons';
import type { Tally } from './tally';

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

/** The id of the only team at a position; null when none or several teams have it. */
export function onlyTeamAt(rows: readonly StandingsRow[], position: number): string | null {
  const [row, ...others] = rows.filter((candidate) => candidate.position === position);
  return row && others.length === 0 ? row.teamId : null;
}
