import { instantOf } from '@futsal-cup/domain/cup/time-zone';
import type { Cup, Match } from '@futsal-cup/domain/cup/records';
import { mapSides } from '@futsal-cup/domain/cup/sides';

/** Two halves of twenty minutes, a break, a shoot-out. */
const MATCH_LASTS = 70 * 60 * 1000;

function withoutScore(match: Match): Match {
  const sides = mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
  return { ...match, ...sides, scoredTeams: null };
}

/** The seed has the results of a whole day; those of matches that have not ended yet are left out. */
export function leaveOutFutureScores(cup: Cup, now: number): Cup {
  const hasEnded = ({ date, time }: Match) =>
    instantOf(date, time, cup.tournament.timeZone) + MATCH_LASTS <= now;
  return {
    ...cup,
    matches: cup.matches.map((match) => (hasEnded(match) ? match : withoutScore(match))),
  };
}
