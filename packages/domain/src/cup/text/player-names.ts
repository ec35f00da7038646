import type { PlayerNameStyle } from '../match-rules';
import type { Player } from '../records';

/** A player as the public sees them. A name as it is stored has no field here, so that none can be handed on by mistake. */
export interface PublicPlayer {
  readonly playerId: string;
  readonly shownAs: string;
}

/** Letters and digits, with what joins them within a name: 'Anna-Lena', 'O’Connor'. A full stop or a comma joins nothing. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’‐‑-]*/gu;

function firstNameAndInitial(name: string): string {
  const [first = name, ...others] = name.match(WORD) ?? [];
  const [initial] = others.at(-1) ?? '';
  return initial === undefined ? first : `${first} ${initial.toLocaleUpperCase('en')}.`;
}

function shownAs({ name }: Player, place: number, style: PlayerNameStyle): string {
  switch (style) {
    case 'full':
      return name;
    case 'initial':
      return firstNameAndInitial(name);
    case 'number':
      return String(place);
  }
}

/**
 * The players of a team as the public sees them, in the order of the team's list: 'Anna K.', the full name, or the place in the list,
 * which counts from 1. A name of one word is taken for a first name, and is shown by `initial` as it is (decision 70).
 */
export function publicPlayers(players: readonly Player[], style: PlayerNameStyle): PublicPlayer[] {
  return players.map((player, index) => ({
    playerId: player.playerId,
    shownAs: shownAs(player, index + 1, style),
  }));
}
