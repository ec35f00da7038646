import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { cupQuery, cupVersionQuery } from './cup-query';
import { MATCH_DAY_INTERVAL, pollInterval } from './poll-interval';

/** A cup that stays up to date: its version is polled, and the view loaded again when that changed. */
export function useCup(tournamentId: string) {
  const queryClient = useQueryClient();
  const view = useQuery(cupQuery(tournamentId));
  const cup = view.data;
  const version = useQuery({
    ...cupVersionQuery(tournamentId),
    enabled: cup !== undefined,
    initialData: cup?.version,
    initialDataUpdatedAt: view.dataUpdatedAt,
    refetchInterval: ({ state }) =>
      state.status === 'error' || !cup ? MATCH_DAY_INTERVAL : pollInterval(cup, Date.now()),
    refetchOnWindowFocus: 'always',
  });

  const seen = cup?.version;
  const latest = version.data;
  useEffect(() => {
    if (!seen || !latest || seen === latest) return;
    void queryClient.prefetchQuery({ ...cupQuery(tournamentId, latest), staleTime: 0 });
  }, [queryClient, tournamentId, seen, latest]);

  const lastUpdated = Math.max(view.dataUpdatedAt, version.dataUpdatedAt);
  return {
    cup,
    isPending: view.isPending,
    isError: view.isError && !cup,
    /** What is shown may be old: the last question for news got no answer. */
    isStale: cup !== undefined && (view.isError || version.isError),
    lastUpdated,
    refetch: view.refetch,
  };
}
