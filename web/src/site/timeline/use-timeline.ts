import type { MatchTimelineView } from '@futsal-cup/domain/contracts/views/scorer-views';
import useSWR from 'swr';
import { cupAddress } from '../../shelf/api/addresses';
import { readView } from '../../shelf/api/read-view';
import type { Match } from '../../shelf/cup/cup';

/** The revision of the match's log; null as long as it has none. */
export function logRevisionOf({ live, logRevision }: Match): number | null {
  return live?.log ?? logRevision;
}

async function readTimeline(address: string): Promise<MatchTimelineView> {
  const { timeline } = await readView<{ timeline: MatchTimelineView }>(address);
  return timeline;
}

/** A version of the cup may name its players otherwise, and is another address, so that no cache answers with the names as they were. */
function timelineAddress({ tournamentId, matchId }: Match, revision: number, version: string): string {
  const query = new URLSearchParams({ n: String(revision), version }).toString();
  return `${cupAddress(tournamentId)}/matches/${encodeURIComponent(matchId)}/timeline?${query}`;
}

/**
 * The story of a match, read again whenever its log has grown or the cup has a new version. What is shown stays until the new one is
 * there.
 */
export function useTimeline(match: Match, version: string) {
  const revision = logRevisionOf(match);
  const { data, error, mutate } = useSWR<MatchTimelineView, unknown>(
    revision === null ? null : timelineAddress(match, revision, version),
    readTimeline,
    // What could not be read without a network comes by itself when that is back.
    { keepPreviousData: true, revalidateOnReconnect: true },
  );
  return {
    timeline: data,
    hasFailed: data === undefined && error !== undefined,
    tryAgain: () => void mutate(),
  };
}
