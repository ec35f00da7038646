import type { ResolvedCup } from '../bracket/resolve-cup';
import type { Cup } from '../cup/records';

/**
 * The goals that count for the scorers of a cup, by player id. Own goals and kicks of a shoot-out count for nobody. The goals that were played
 * before a match was awarded count, those of the award for nobody, and none of an annulled match or of one that is under review: our choice, no
 * source was found.
 */
export function goalsOfScorers(
  cup: Pick<Cup, 'matches'>,
  { read, teamsChanged }: Pick<ResolvedCup, 'read' | 'teamsChanged'>,
): ReadonlyMap<string, number> {
  const scorers = new Map<string, number>();
  for (const match of cup.matches) {
    const { matchId, players = [] } = match;
    const { state } = read.get(matchId) ?? match;
    if (state !== 'finished' || teamsChanged.has(matchId)) continue;
    for (const { playerId, goals = 0 } of players) {
      if (goals > 0) scorers.set(playerId, (scorers.get(playerId) ?? 0) + goals);
    }
  }
  return scorers;
}
