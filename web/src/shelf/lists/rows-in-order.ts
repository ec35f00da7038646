interface Row {
  readonly teamId: string;
  readonly position: number;
}

/** Sorts by position. Rows with the same position keep the order of `teams`, which the server sorts by name. */
export function rowsInOrder<Ranked extends Row>(
  rows: readonly Ranked[],
  teams: readonly Pick<Row, 'teamId'>[],
): readonly Ranked[] {
  const places = new Map(teams.map(({ teamId }, index) => [teamId, index]));
  const placeOf = ({ teamId }: Row) => places.get(teamId) ?? 0;
  return [...rows].sort((a, b) => a.position - b.position || placeOf(a) - placeOf(b));
}
