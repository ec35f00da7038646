import type { MatchTimelineView } from '@futsal-cup/domain/contracts/views/scorer-views';
import useSWR from 'swr';
import { cupAddress } from '../../shared/api/addresses';
import { readView } from '../../shared/api/read-view';
import type { Match } from '../../shared/cup/cup';

/** The revision of the match's log; null as long as it has none. */
export function logRevisionOf({ live, logRevision }: Match): number | null {
  return live?.log ?? logRevision;
}

async function readTimeline({ tournamentId, matchId }: Match, revision: number): Promise<MatchTimelineView> {
  const address = `${cupAddress(tournamentId)}/matches/${encodeURIComponent(matchId)}/timeline?n=${revision}`;
  const { timeline } = await readView<{ timeline: MatchTimelineView }>(address);
  return timeline;
}

/** The story of a match, read again whenever its log has grown. What is shown stays until the new one is there. */
export function useTimeline(match: Match) {
  const revision = logRevisionOf(match);
  const key = revision === null ? null : `timeline/${match.matchId}/${revision}`;
  const { data, error, mutate } = useSWR<MatchTimelineView, unknown>(
    key,
    () => readTimeline(match, revision ?? 0),
    // What could not be read without a network comes by itself when that is back.
    { keepPreviousData: true, revalidateOnReconnect: true },
  );
  return {
    timeline: data,
    hasFailed: data === undefined && error !== undefined,
    tryAgain: () => void mutate(),
  };
}
