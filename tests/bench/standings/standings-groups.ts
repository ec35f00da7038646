import { roundRobin } from '@futsal-cup/domain/plan/format/round-robin';

interface BenchResult {
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
  readonly goals: readonly [number, number];
}

/** A group to rank, in a form that neither contestant uses. */
export interface BenchGroup {
  readonly teams: readonly string[];
  readonly results: readonly BenchResult[];
}

/** Returns a small seeded generator (mulberry32), so that every run has the same groups. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const GOALS = [0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 4];

function drawGoals(random: () => number): number {
  return GOALS[Math.floor(random() * GOALS.length)] ?? 0;
}

function buildGroup(teamCount: number, random: () => number): BenchGroup {
  const teams = Array.from({ length: teamCount }, (_, index) => `Team ${index + 1}`);
  const results = roundRobin(teams).flatMap((round, index) =>
    round.map(({ local, visitor }): BenchResult => {
      const goals: [number, number] = [drawGoals(random), drawGoals(random)];
      return { matchday: index + 1, home: local, away: visitor, goals };
    }),
  );
  return { teams, results };
}

/** Builds groups with football's usual goals, so that about as many teams are level on points as in real groups. */
export function buildGroups(count: number, teamCount: number): BenchGroup[] {
  const random = seededRandom(2018);
  return Array.from({ length: count }, () => buildGroup(teamCount, random));
}
