import { instantOf } from '@futsal-cup/domain/schedule/instant';
import type { Cup } from '@futsal-cup/domain/cup/cup';
import type { Match } from '@futsal-cup/domain/match/match';
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
