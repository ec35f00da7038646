import type { ErrorCode } from '../cup/error-codes/error-codes';
import { MAX_GROUPS, MAX_MATCHES, MAX_STAGES, MAX_TEAMS } from '../cup/limits';
import { type Refusal, refused } from '../cup/result';
import type { CupRecords } from './known-records';

const LIMITS = {
  teams: [MAX_TEAMS, 'tournament_has_too_many_teams'],
  stages: [MAX_STAGES, 'tournament_has_too_many_stages'],
  groups: [MAX_GROUPS, 'tournament_has_too_many_groups'],
  matches: [MAX_MATCHES, 'tournament_has_too_many_matches'],
} as const satisfies Record<keyof CupRecords, readonly [most: number, msg: ErrorCode]>;

/** The parts of a cup, in the order in which their rules are asked. */
export const PARTS = Object.keys(LIMITS) as readonly (keyof CupRecords)[];

/** Refuses `more` records in a part of a cup that has no room for them; with none, a part that has too many. */
export function findNoRoom(cup: CupRecords, part: keyof CupRecords, more = 1): Refusal | null {
  const [most, msg] = LIMITS[part];
  return cup[part].length + more > most ? refused(msg) : null;
}
