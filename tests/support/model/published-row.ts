import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';

/** Returns a row of a table in the form in which the tournaments of the tests publish theirs. */
export function publishedRow(row: StandingsRowView): readonly (string | number)[] {
  const { position, name, played, wins, draws, losses, goalsFor, goalsAgainst, points } = row;
  return [position, name, played, wins, draws, losses, goalsFor, goalsAgainst, points];
}
