import { SIDES } from '@futsal-cup/domain/cup/sides';
import type { GroupView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Cup, Match } from './cup';

/** The level teams belong to different groups and hold the same place in them. */
export const ACROSS_GROUPS = 'across groups';

/** The group whose level teams, or pairs that have still to meet, keep a side of a match open. */
export type LevelGroup = GroupView | typeof ACROSS_GROUPS;

/** What says which places are open: the stages, and the rules by which teams are compared. */
export type CupWithPlaces = Pick<Cup, 'Stages' | 'tieBreakers' | 'across'>;

/** Whether a side of a match waits for a place of a group. */
export function waitsForPlace(match: Match): boolean {
  return SIDES.some((side) => {
    const { team, source } = match[side];
    return !team && source !== null && !('matchId' in source);
  });
}
