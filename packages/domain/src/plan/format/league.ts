import { roundRobin, type Pairing } from './round-robin';

/** Whether each of so many teams can have this number of matches against different teams. */
export function isLeaguePossible(teams: number, matchesEach: number): boolean {
  return matchesEach >= 1 && matchesEach < teams && (teams * matchesEach) % 2 === 0;
}

/**
 * The matches of one table in which each team meets `matchesEach` others, in blocks in which no team plays twice. For an even number of teams
 * they are the first rounds of the circle method. In each of its rounds for an odd number, one team rests and the others sit around it in
 * pairs; the pairs that are one seat apart, two seats apart and so on are as many matches for every team once all have rested. Expects
 * numbers for which `isLeaguePossible`.
 */
export function leagueBlocks(teams: readonly string[], matchesEach: number): Pairing[][] {
  const rounds = roundRobin(teams);
  if (teams.length % 2 === 0) return rounds.slice(0, matchesEach);
  return rounds.map((round) => round.slice(-matchesEach / 2));
}
