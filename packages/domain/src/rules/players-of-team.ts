import type { PlayerFields } from '../cup/records';
import { type Refusal, refused } from '../cup/result';

/** Refuses a shirt number and a captain that the team has already. */
export function findSharedFields(listed: readonly PlayerFields[]): Refusal | null {
  const isAgain = (index: number, isSame: (other: PlayerFields) => boolean) =>
    listed.slice(0, index).some(isSame);
  for (const [index, { number, isCaptain }] of listed.entries()) {
    if (number !== undefined && isAgain(index, (other) => other.number === number))
      return refused('shirt_number_is_taken', `players.${index}.number`);
    if (isCaptain && isAgain(index, (other) => other.isCaptain === true))
      return refused('team_has_two_captains', `players.${index}.isCaptain`);
  }
  return null;
}
