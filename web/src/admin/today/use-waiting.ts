import { openDecisionsOf } from '@futsal-cup/domain/bracket/open-decisions';
import { type Waiting, whatWaits } from '@futsal-cup/domain/bracket/what-waits';
import { useMemo } from 'react';
import type { Match } from '../../shelf/cup/cup';
import { useCurrentCup } from '../cup/cup-context';
import { toDomainCup } from '../cup/domain-cup';
import { useClock } from '../cup/use-clock';
import { useAdminTexts } from '../texts/admin-texts';

/** Returns what waits for the organisers of the current cup, at the present time. */
export function useWaiting(): readonly Waiting[] {
  const cup = useCurrentCup();
  const clock = useClock(cup);
  const decisions = useMemo(() => openDecisionsOf(toDomainCup(cup)), [cup]);
  return useMemo(() => whatWaits(cup, decisions, clock), [cup, decisions, clock]);
}

/** Returns a function that says what waits for the organisers in a match, in the words of the page Today; null where nothing does. */
export function useWaitingOfMatch(): (match: Match) => string | null {
  const { today } = useAdminTexts();
  const waiting = useWaiting();
  return ({ matchId }) => {
    const found = waiting.find((each) => 'matchId' in each && each.matchId === matchId);
    return found && 'matchId' in found ? today.ofMatch[found.kind] : null;
  };
}
