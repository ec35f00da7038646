import type { PlayerOfMatch } from '../cup/records';
import type { Entry } from './entries';
import { cardsOfPlayers } from './laws/cards';

/**
 * What the active entries of a folded log say of players: goals, own goals and kicks of a shoot-out left out, and their cards. A player who
 * is named on both sides has an entry of each.
 */
export function playersOfMatch({ active }: { readonly active: readonly Entry[] }): readonly PlayerOfMatch[] {
  const players = new Map<string, PlayerOfMatch>();
  const add = (player: PlayerOfMatch) => {
    const key = `${player.side} ${player.playerId}`;
    players.set(key, { ...players.get(key), ...player });
  };
  for (const entry of active) {
    if (entry.kind !== 'goal' || entry.playerId === null || entry.how === 'own-goal') continue;
    const { playerId, side } = entry;
    add({ playerId, side, goals: (players.get(`${side} ${playerId}`)?.goals ?? 0) + 1 });
  }
  cardsOfPlayers(active).forEach(add);
  return [...players.values()];
}
