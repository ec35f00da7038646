import type { PlayerOfMatch } from '../cup/records';
import type { FoldedLog } from './fold';
import { cardsOfPlayers } from './laws/cards';

/**
 * What a folded log says of players: their goals, without own goals, kicks of a shoot-out and goals that came after the end and are not in
 * the score, and their cards. A player who is named on both sides has an entry of each.
 */
export function playersOfMatch({
  active,
  arrivedLater,
}: Pick<FoldedLog, 'active' | 'arrivedLater'>): readonly PlayerOfMatch[] {
  const players = new Map<string, PlayerOfMatch>();
  const add = (player: PlayerOfMatch) => {
    const key = `${player.side} ${player.playerId}`;
    players.set(key, { ...players.get(key), ...player });
  };
  for (const entry of active) {
    if (entry.kind !== 'goal' || entry.playerId === null || entry.how === 'own-goal') continue;
    if (arrivedLater.includes(entry.entryId)) continue;
    const { playerId, side } = entry;
    add({ playerId, side, goals: (players.get(`${side} ${playerId}`)?.goals ?? 0) + 1 });
  }
  cardsOfPlayers(active).forEach(add);
  return [...players.values()];
}
