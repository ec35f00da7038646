interface Row {
  readonly teamId: string;
  readonly position: number;
}

/** By position; those that share one stand in the order of `teams`, which the server sends by name. */
export function rowsInOrder<Ranked extends Row>(
  rows: readonly Ranked[],
  teams: readonly Pick<Row, 'teamId'>[],
): readonly Ranked[] {
  const places = new Map(teams.map(({ teamId }, index) => [teamId, index]));
  const placeOf = ({ teamId }: Row) => places.get(teamId) ?? 0;
  return [...rows].sort((a, b) => a.position - b.position || placeOf(a) - placeOf(b));
}
