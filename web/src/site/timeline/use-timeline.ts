import type { MatchTimelineView } from '@futsal-cup/domain/contracts/views/scorer-views';
import useSWR from 'swr';
import { cupAddress } from '../../shelf/api/addresses';
import { readView } from '../../shelf/api/read-view';
import type { Match } from '../../shelf/cup/cup';

/** Returns the revision of the match's log, or null while it has no log. */
export function logRevisionOf({ live, logRevision }: Match): number | null {
  return live?.log ?? logRevision;
}

async function readTimeline(address: string): Promise<MatchTimelineView> {
  const { timeline } = await readView<{ timeline: MatchTimelineView }>(address);
  return timeline;
}

/**
 * Returns the address of the timeline. It contains the version of the cup, because a new version may rename players and a cache must
 * not answer with the old names.
 */
function timelineAddress({ tournamentId, matchId }: Match, revision: number, version: string): string {
  const query = new URLSearchParams({ n: String(revision), version }).toString();
  return `${cupAddress(tournamentId)}/matches/${encodeURIComponent(matchId)}/timeline?${query}`;
}

/**
 * Reads the timeline of a match. It is read again whenever the log has grown or the cup has a new version. The old timeline stays
 * until the new one has loaded.
 */
export function useTimeline(match: Match, version: string) {
  const revision = logRevisionOf(match);
  const { data, error, mutate } = useSWR<MatchTimelineView, unknown>(
    revision === null ? null : timelineAddress(match, revision, version),
    readTimeline,
    // If there was no network, the timeline is read again when the network is back.
    { keepPreviousData: true, revalidateOnReconnect: true },
  );
  return {
    timeline: data,
    hasFailed: data === undefined && error !== undefined,
    tryAgain: () => void mutate(),
  };
}
