import type { PlayerNameStyle } from '../match-rules';
import type { Player } from '../records';
import { compareNames } from './compare-names';

/** A player as the public sees them. The stored name has no field here, so that no answer can contain it by mistake. */
export interface PublicPlayer extends Pick<Player, 'number' | 'isCaptain'> {
  readonly playerId: string;
  readonly shownAs: string;
  /** The goals that count for the player among the scorers; missing where there are none, and where the tables are off. */
  readonly goals?: number;
}

/** Letters and digits, with a single sign that joins them within a name: 'Anna-Lena', 'O’Connor'. A full stop joins nothing. */
const WORD = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}](?:['’‐‑-]?[\p{L}\p{M}\p{N}])*/gu;

/** The words of a name. A name in signs that are not letters, such as letters in circles, is split at its spaces. */
function wordsOf(text: string): readonly string[] {
  return text.match(WORD) ?? text.split(/\s+/u).filter(Boolean);
}

/** The words of a name with the first name first. The first name follows a comma where there is one ('Keller, Anna'). */
function wordsInOrder(name: string): readonly string[] {
  const [before = '', ...behind] = name.split(',');
  return [...wordsOf(behind.join(' ')), ...wordsOf(before)];
}

function firstNameAndInitial(name: string): string {
  const [first = name, ...others] = wordsInOrder(name);
  const [initial] = (others.at(-1) ?? '').toLocaleUpperCase('en');
  return initial === undefined ? first : `${first} ${initial}.`;
}

/** From what shows most to what shows least. */
const STRICTNESS: readonly (PlayerNameStyle | 'hidden')[] = ['full', 'initial', 'number', 'hidden'];

/** What holds for a player: the stricter of what the cup and the player say. */
function styleOf({ consent }: Player, ofCup: PlayerNameStyle): PlayerNameStyle | 'hidden' {
  const own = consent === 'initials' ? 'initial' : (consent ?? 'full');
  return STRICTNESS.indexOf(own) > STRICTNESS.indexOf(ofCup) ? own : ofCup;
}

function shownAs({ name, number }: Player, place: number, style: PlayerNameStyle): string {
  switch (style) {
    case 'full':
      return name;
    case 'initial':
      return firstNameAndInitial(name);
    case 'number':
      return String(number ?? place);
  }
}

/**
 * The players of a team as the public sees them, sorted by name: 'Anna K.', the full name, or their shirt number and else their number in
 * the list that is sorted by name. The number counts from 1 and is the one that administrators see, whatever the order in which the players
 * were entered. A name of one word counts as a first name, and `initial` shows it unchanged (decision 70). A player who is hidden is left
 * out.
 */
export function publicPlayers(players: readonly Player[], ofCup: PlayerNameStyle): PublicPlayer[] {
  const byName = [...players].sort((a, b) => compareNames(a.name, b.name));
  return byName.flatMap((player, index) => {
    const style = styleOf(player, ofCup);
    if (style === 'hidden') return [];
    const { playerId, number, isCaptain } = player;
    return {
      playerId,
      shownAs: shownAs(player, index + 1, style),
      ...(number !== undefined && { number }),
      ...(isCaptain && { isCaptain }),
    };
  });
}
