import type { BlockMatch, BlocksProblem } from './block-problem';

/** How long a match takes at least, with all that has to follow it in its category; and how much of that comes before it. */
export interface MatchLengths {
  /** For each match, the least minutes from its end to that of the last match of its category. */
  readonly tails: readonly number[];
  /** For each category and phase, the least minutes from its beginning to its end, whatever the courts. */
  readonly phases: readonly (readonly number[])[];
}

/** The most matches that a team has among some, and the most that follow one another in a group because its teams rest. */
function mostInARow(matches: readonly BlockMatch[]): number {
  const ofTeam = new Map<number, number>();
  const ofGroup = new Map<number, { count: number; teams: Set<number> }>();
  for (const { teams, group } of matches) {
    for (const team of teams) ofTeam.set(team, (ofTeam.get(team) ?? 0) + 1);
    if (group === null) continue;
    const known = ofGroup.get(group) ?? { count: 0, teams: new Set<number>() };
    known.count += 1;
    for (const team of teams) known.teams.add(team);
    ofGroup.set(group, known);
  }
  const rounds = [...ofGroup.values()].map(({ count, teams }) =>
    Math.ceil(count / Math.max(Math.floor(teams.size / 2), 1)),
  );
  return Math.max(0, ...ofTeam.values(), ...rounds);
}

/**
 * For each match, the least minutes from its end to the end of those that follow from it; the final comes after all others. `apart` are the
 * minutes that are between any two matches.
 */
function tailsWithin(
  { matches, rest }: BlocksProblem,
  phase: readonly number[],
  apart: number,
): Map<number, number> {
  const final = phase.find((number) => matches[number]?.isFinal);
  const ofFinal = final === undefined ? 0 : apart + (matches[final]?.minutes ?? 0);
  const tails = new Map(phase.map((number) => [number, number === final ? 0 : ofFinal]));
  // Matches come in an order in which each follows those that decide who is in it.
  for (const number of [...phase].reverse()) {
    const follows = Math.max(rest, apart) + (matches[number]?.minutes ?? 0) + (tails.get(number) ?? 0);
    for (const source of matches[number]?.after ?? []) {
      const known = tails.get(source);
      if (known !== undefined) tails.set(source, Math.max(known, follows));
    }
  }
  return tails;
}

/** The least lengths of all matches and phases: they hold for any plan, because no court and no window counts in them. */
export function lengthsOf(problem: BlocksProblem): MatchLengths {
  const { matches, windows, rest, pause, minutesBetween, categories } = problem;
  const tails = matches.map(() => 0);
  const phases = categories.map((_, category) => {
    const ofCategory = problem.phases[category] ?? [];
    const lengths = ofCategory.map(() => 0);
    const courts = new Set((windows[category] ?? []).map(({ court }) => court));
    const apart = courts.size === 1 ? minutesBetween : 0;
    let later = 0;
    for (let phase = ofCategory.length - 1; phase >= 0; phase -= 1) {
      const own = (ofCategory[phase] ?? []).filter((number) => matches[number]?.fixed === null);
      const within = tailsWithin(problem, own, apart);
      const planned = own.flatMap((number) => matches[number] ?? []);
      const shortest = Math.min(...planned.map(({ minutes }) => minutes));
      const row = mostInARow(planned);
      const chains = own.map((number) => (matches[number]?.minutes ?? 0) + (within.get(number) ?? 0));
      const length = own.length === 0 ? 0 : Math.max(row * (shortest + rest) - rest, ...chains);
      for (const number of own) tails[number] = (within.get(number) ?? 0) + later;
      lengths[phase] = length;
      if (own.length > 0) later += length + pause;
    }
    return lengths;
  });
  return { tails, phases };
}
