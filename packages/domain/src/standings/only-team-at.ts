import type { StandingsRow } from './standings';

/** The id of the team at a position that it shares with nobody; null when nobody or several have it. */
export function onlyTeamAt(rows: readonly StandingsRow[], position: number): string | null {
  const [row, ...others] = rows.filter((candidate) => candidate.position === position);
  return row && others.length === 0 ? row.teamId : null;
}
