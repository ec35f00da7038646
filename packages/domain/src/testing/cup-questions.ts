import { resolveCup } from '../bracket/resolve-cup';
import type { Cup, Match } from '../cup/records';
import { buildCup, type CupDescription } from './build-cup';

/** The sides of a match as team names; null where nobody is known. */
export function sidesOf(cup: Cup, matchId: string): (string | null)[] {
  const { local = null, visitor = null } = resolveCup(cup).sides.get(matchId) ?? {};
  const nameOf = (teamId: string | null) => cup.teams.find((team) => team.teamId === teamId)?.name ?? null;
  return [nameOf(local), nameOf(visitor)];
}

/** The sides of a match of a cup that is described. */
export function sidesIn(description: CupDescription, matchId: string): (string | null)[] {
  return sidesOf(buildCup(description), matchId);
}

export function withMatch(cup: Cup, matchId: string, change: Partial<Match>): Cup {
  const matches = cup.matches.map((match) => (match.matchId === matchId ? { ...match, ...change } : match));
  return { ...cup, matches };
}

export function withoutMatch(cup: Cup, matchId: string): Cup {
  return { ...cup, matches: cup.matches.filter((match) => match.matchId !== matchId) };
}
