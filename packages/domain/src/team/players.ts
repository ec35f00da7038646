import { nameKey } from '../cup/name-key';
import { allowed, refused, type Ruling } from '../cup/ruling';
import type { Player } from './team';

/** A player as an administrator lists one; the new ones have no id yet. */
export interface ListedPlayer {
  readonly playerId?: string;
  readonly name: string;
}

function dropRepeatedNames(listed: readonly ListedPlayer[]): ListedPlayer[] {
  const byName = new Map<string, ListedPlayer>();
  for (const player of listed) {
    const key = nameKey(player.name);
    const known = byName.get(key);
    if (!known || (known.playerId === undefined && player.playerId !== undefined)) byName.set(key, player);
  }
  return [...byName.values()];
}

/**
 * The players that a list makes of a team's present ones: it replaces them, each keeps the id, a repeated name counts once,
 * and who has no id yet gets one from `newId`.
 */
export function listPlayers(
  present: readonly Player[],
  listed: readonly ListedPlayer[],
  newId: () => string,
): Ruling<readonly Player[]> {
  const known = new Set(present.map(({ playerId }) => playerId));
  const seen = new Set<string>();
  for (const [index, { playerId }] of listed.entries()) {
    if (playerId === undefined) continue;
    const path = `players.${index}.playerId`;
    if (!known.has(playerId)) return refused('player_not_found', path);
    if (seen.has(playerId)) return refused('player_listed_twice', path);
    seen.add(playerId);
  }
  const players = dropRepeatedNames(listed);
  return allowed(players.map(({ playerId, name }) => ({ playerId: playerId ?? newId(), name })));
}
