import { SIDES } from '@futsal-cup/domain/cup/sides';
import type { Match } from '../cup/cup';

/** Returns whether the team is known to play in the match. */
export function plays(match: Match, teamId: string): boolean {
  return SIDES.some((side) => match[side].team?.teamId === teamId);
}
