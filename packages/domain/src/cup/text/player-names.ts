import type { PlayerNameStyle } from '../match-rules';
import type { Player } from '../records';

function firstNameAndInitial(name: string): string {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  const [first = '', ...others] = words;
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`;
}

/**
 * How the public sees a player of a team: 'Anna K.', the full name, or the place in the team's list, which counts from 1. Null
 * where the team has no such player any more.
 */
export function publicPlayerName(
  players: readonly Player[],
  playerId: string,
  style: PlayerNameStyle,
): string | null {
  const index = players.findIndex((player) => player.playerId === playerId);
  const player = players[index];
  if (!player) return null;
  switch (style) {
    case 'full':
      return player.name;
    case 'initial':
      return firstNameAndInitial(player.name);
    case 'number':
      return String(index + 1);
  }
}
