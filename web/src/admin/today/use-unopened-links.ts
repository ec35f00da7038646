import { unopenedLinks } from '@futsal-cup/domain/bracket/unopened-links';
import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import type { Clock } from '@futsal-cup/domain/schedule/kick-off';
import { useEffect } from 'react';
import { useView } from '../../shelf/api/use-view';
import { allMatches } from '../../shelf/cup/all-matches';
import type { Cup } from '../../shelf/cup/cup';
import { submitForm } from '../calls/submit-form';

const READ_AGAIN_AFTER_MS = 60_000;

/**
 * Returns the links for scorers that nobody has opened although they have matches today. The links are read on days with matches only, and
 * again every minute as long as one of them waits.
 */
export function useUnopenedLinks(cup: Cup, clock: Clock) {
  const { tournamentId } = cup;
  const today = todayIn(clock.timeZone, clock.now);
  const isMatchDay = allMatches(cup).some(({ date }) => date === today);
  const { data, isError, refetch } = useView(isMatchDay ? `scorer-links ${tournamentId}` : null, () =>
    submitForm({ call: 'getScorerLinks', payload: { tournamentId } }),
  );
  const links = unopenedLinks(data?.links ?? [], allMatches(cup), clock);
  const isWaiting = isError || links.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void refetch().catch(() => undefined), READ_AGAIN_AFTER_MS);
    return () => clearInterval(timer);
  }, [isWaiting, refetch]);
  return { links, isUnknown: isError && data === undefined };
}
