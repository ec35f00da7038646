import type { Match } from '../cup/records';
import { type Clock, compareByKickOff } from './kick-off';
import { kickOffOf, type MatchState, matchStateAt, type TimedMatch } from './match-state';

/** The list in which a visitor finds a match. */
type MatchList = 'upcoming' | 'board' | 'results';

/** A new state must be given a list here, so that every match is in a list. */
const LIST_OF_STATE: Readonly<Record<MatchState, MatchList>> = {
  scheduled: 'upcoming',
  postponed: 'upcoming',
  due: 'board',
  live: 'board',
  'awaiting-result': 'board',
  finished: 'results',
  abandoned: 'results',
};

/** The matches of a cup, each in one list. */
export type ArrangedMatches<M> = Readonly<Record<MatchList, readonly M[]>>;

/** Within a list, matches in progress come first, and matches without a new date come last. */
function rankOf({ state }: Pick<Match, 'state'>): number {
  if (state === 'live') return -1;
  return state === 'postponed' ? 1 : 0;
}

/**
 * Puts each match into exactly one list. Upcoming: the next one first, postponed ones last. Board: live matches, then the latest kick-off
 * first, so that matches in progress come before those that ended long ago. Results: in the order in which they were to be played.
 */
export function arrangeMatches<M extends TimedMatch>(
  matches: readonly M[],
  clock: Clock,
): ArrangedMatches<M> {
  const lists: Record<MatchList, { match: M; kickOff: number }[]> = { upcoming: [], board: [], results: [] };
  for (const match of matches) {
    lists[LIST_OF_STATE[matchStateAt(match, clock)]].push({ match, kickOff: kickOffOf(match, clock) });
  }
  const inOrder = (list: MatchList, direction: 1 | -1) =>
    lists[list]
      .sort(
        (a, b) =>
          (list === 'results' ? 0 : rankOf(a.match) - rankOf(b.match)) ||
          direction * (a.kickOff - b.kickOff) ||
          compareByKickOff(a.match, b.match),
      )
      .map(({ match }) => match);
  return { upcoming: inOrder('upcoming', 1), board: inOrder('board', -1), results: inOrder('results', 1) };
}

/** Whether the match is being played or is due. A match may stay without its result for ever; then it is on the board but not in progress. */
export function isOnNow(match: TimedMatch, clock: Clock): boolean {
  const state = matchStateAt(match, clock);
  return state === 'live' || state === 'due';
}
