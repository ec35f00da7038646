import type { Match } from '../cup/records';
import type { ArrangedMatches } from './match-lists';

/** Whether a cup is yet to begin, is being played, or is over. */
export type CupState = 'upcoming' | 'under-way' | 'finished';

/**
 * The state of a cup by its matches: `upcoming` until the first match kicks off or has a score; `finished` once no match is planned,
 * postponed or without its result; else `under-way`.
 */
export function cupStateOf({ upcoming, board, results }: ArrangedMatches<Pick<Match, 'state'>>): CupState {
  if (board.length + results.length === 0) return 'upcoming';
  return upcoming.length + board.length === 0 ? 'finished' : 'under-way';
}
