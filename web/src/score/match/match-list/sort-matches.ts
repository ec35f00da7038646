import type { ScorerMatchView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { instantOf } from '@futsal-cup/domain/cup/time-zone';

type ListedState = ScorerMatchView['state'] | 'due';

export interface ListedMatch {
  readonly match: ScorerMatchView;
  readonly state: ListedState;
}

const ORDER: Readonly<Record<ListedState, number>> = {
  live: 0,
  due: 1,
  scheduled: 2,
  postponed: 3,
  finished: 4,
  abandoned: 4,
};

/**
 * After its kick-off time a match is due until somebody starts it, however late that is, because the scorer decides and not
 * the clock.
 */
function stateOf(match: ScorerMatchView, timeZone: string, now: number): ListedState {
  const isOn = match.state === 'scheduled' && instantOf(match.date, match.time, timeZone) <= now;
  return isOn ? 'due' : match.state;
}

/** A match that was decided otherwise is not to be played; one that is being played all the same stays among the open ones. */
function isOver({ match, state }: ListedMatch): boolean {
  return state === 'finished' || state === 'abandoned' || (match.readAs !== undefined && state !== 'live');
}

/** Sorts the next matches first; finished ones are separate, the latest first. `matches` are in the order of their kick-offs. */
export function sortMatches(
  matches: readonly ScorerMatchView[],
  timeZone: string,
  now: number,
): { readonly open: readonly ListedMatch[]; readonly finished: readonly ListedMatch[] } {
  const listed = matches.map((match) => ({ match, state: stateOf(match, timeZone, now) }));
  return {
    open: listed.filter((item) => !isOver(item)).sort((a, b) => ORDER[a.state] - ORDER[b.state]),
    finished: listed.filter(isOver).reverse(),
  };
}
