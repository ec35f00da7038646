import { placesOf, type Plan } from './find-plan';

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

function restsBetween(starts: readonly number[], minutesPerMatch: number): number[] {
  return starts.slice(1).flatMap((start, index) => {
    const before = starts[index] ?? 0;
    const isSameDay = Math.floor(before / DAY) === Math.floor(start / DAY);
    return isSameDay ? [start - before - minutesPerMatch] : [];
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
  const places = placesOf(plan);
  const times = [...new Set(places.flatMap((place) => (place ? [place.start] : [])))].sort((a, b) => a - b);
  const turnOf = new Map(times.map((start, turn) => [start, turn]));
  const startsOf: number[][] = plan.settings.teams.map(() => []);
  for (const [match, { local, visitor }] of plan.fixtures.matches.entries()) {
    const place = places[match];
    if (!place) continue;
    for (const side of [local, visitor]) if (side.kind === 'team') startsOf[side.team]?.push(place.start);
  }
  return startsOf.map((unordered, team) => {
    const starts = unordered.sort((a, b) => a - b);
    const rests = restsBetween(starts, plan.settings.time.minutesPerMatch);
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
