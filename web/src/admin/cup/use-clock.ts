import { matchRulesOf } from '@futsal-cup/domain/cup/match-rules';
import { usualMinutesPerMatch } from '@futsal-cup/domain/cup/usual-minutes';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { useMemo } from 'react';
import type { Cup, Match } from '../../shelf/cup/cup';
import { useNow } from '../../shelf/cup/use-now';

const REFRESH_EVERY_MS = 20_000;

/** Returns the clock of a cup by the server's time, because the clock of a phone may be wrong. It is read again three times a minute. */
export function useClock(cup: Cup): Clock {
  const now = useNow(REFRESH_EVERY_MS);
  return useMemo(() => {
    const rules = { tournament: cup, stages: cup.Stages };
    const minutesOf = (match: Pick<Match, 'stageId'>) => usualMinutesPerMatch(matchRulesOf(rules, match));
    return { timeZone: cup.timeZone, now, minutesOf };
  }, [cup, now]);
}
