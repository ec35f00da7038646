import { placedMatchesOf, type PlacedMatch, type Plan } from './find-plan';

/**
 * The figures of a plan for one team, from the matches that name it. They are minutes; null where the team has too few matches for the
 * figure.
 */
export interface TeamStatistics {
  readonly team: number;
  readonly matches: number;
  /** The least time from the end of a match to the next on the same day. */
  readonly leastRest: number | null;
  readonly averageRest: number | null;
  /** The most matches of the team in a row: at consecutive times of the plan at which matches begin, on any court. */
  readonly inARow: number;
  /** The minutes at which the team's first and last match begin. */
  readonly first: number | null;
  readonly last: number | null;
}

const DAY = 1_440;

function restsBetween(matches: readonly PlacedMatch[]): number[] {
  return matches.slice(1).flatMap(({ start }, index) => {
    const before = matches[index];
    const isSameDay = before && Math.floor(before.start / DAY) === Math.floor(start / DAY);
    return isSameDay ? [start - before.end] : [];
  });
}

/** Returns how many of a team's starts, at most, follow one another among the times of the plan at which matches begin. */
function longestRow(starts: readonly number[], turnOf: ReadonlyMap<number, number>): number {
  let longest = 0;
  let row = 0;
  let before = -Infinity;
  for (const start of starts) {
    const turn = turnOf.get(start) ?? 0;
    row = turn === before + 1 ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = turn;
  }
  return longest;
}

/** The statistics of each team in a plan. */
export function computePlanStatistics(plan: Plan): TeamStatistics[] {
  const placed = placedMatchesOf(plan).sort((a, b) => a.start - b.start);
  const times = [...new Set(placed.map(({ start }) => start))];
  const turnOf = new Map(times.map((start, turn) => [start, turn]));
  const matchesOf: PlacedMatch[][] = plan.settings.teams.map(() => []);
  for (const place of placed) {
    const { local, visitor } = plan.fixtures.matches[place.match] ?? {};
    for (const side of [local, visitor]) if (side?.kind === 'team') matchesOf[side.team]?.push(place);
  }
  return matchesOf.map((matches, team) => {
    const starts = matches.map(({ start }) => start);
    const rests = restsBetween(matches);
    const sum = rests.reduce((total, rest) => total + rest, 0);
    return {
      team,
      matches: starts.length,
      leastRest: rests.length === 0 ? null : Math.min(...rests),
      averageRest: rests.length === 0 ? null : sum / rests.length,
      inARow: longestRow(starts, turnOf),
      first: starts[0] ?? null,
      last: starts.at(-1) ?? null,
    };
  });
}
