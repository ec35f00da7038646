import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { NO_SCORE } from '@futsal-cup/domain/match/no-score';

/** Two halves of twenty minutes, a break, a shoot-out. */
const MATCH_LASTS = 70 * 60 * 1000;

/** The seed has the results of a whole day; those of matches that have not ended yet are left out. */
export function leaveOutFutureScores(cup: Cup, now: number): Cup {
  const hasEnded = ({ date, time }: Match) =>
    instantOf(date, time, cup.tournament.timeZone) + MATCH_LASTS <= now;
  return {
    ...cup,
    matches: cup.matches.map((match) => (hasEnded(match) ? match : { ...match, ...NO_SCORE })),
  };
}
