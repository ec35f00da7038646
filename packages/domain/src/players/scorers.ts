import type { ResolvedCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';
import { compareText } from '../cup/text/text';

/** A player with the goals that count for them. */
export interface Scorer {
  readonly playerId: string;
  readonly teamId: string;
  readonly goals: number;
}

/**
 * The scorers of a cup, those with the most goals first, and those with as many in the order of their ids. Own goals and kicks of a shoot-out
 * count for nobody. The goals that were played before a match was awarded count, those of the award for nobody, and none of an annulled
 * match or of one that is under review: our choice, no source was found.
 */
export function scorersOf(cup: Pick<Cup, 'matches'>, { read, teamsChanged }: ResolvedCup): readonly Scorer[] {
  const scorers = new Map<string, Scorer>();
  for (const match of cup.matches) {
    const { matchId, players = [], scoredTeams } = match;
    const { state } = read.get(matchId) ?? match;
    if (state !== 'finished' || teamsChanged.has(matchId)) continue;
    for (const { playerId, side, goals = 0 } of players) {
      const teamId = scoredTeams?.[side] ?? '';
      const before = scorers.get(playerId)?.goals ?? 0;
      if (goals > 0) scorers.set(playerId, { playerId, teamId, goals: before + goals });
    }
  }
  return [...scorers.values()].sort((a, b) => b.goals - a.goals || compareText(a.playerId, b.playerId));
}
