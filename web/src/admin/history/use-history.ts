import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import type { HistoryKind } from '@futsal-cup/domain/history/recorded-change';
import useSWRInfinite from 'swr/infinite';
import { readView } from '../../shelf/api/read-view';
import { HISTORY_KEY } from '../undo/reload-after-undo';

type Page = Calls['getHistory']['response'];

interface HistoryQuery {
  /** The tournament; null for the history of all tournaments. */
  readonly tournamentId: string | null;
  /** The kind of changes; null for all kinds. */
  readonly kind: HistoryKind | null;
}

/** Returns the requested pages of a history, and a way to request one more. */
export function useHistory({ tournamentId, kind }: HistoryQuery) {
  const queryOf = (after: string | null) =>
    new URLSearchParams({
      ...(tournamentId === null ? {} : { tournamentId }),
      ...(kind === null ? {} : { kind }),
      ...(after === null ? {} : { after }),
    });
  const keyOf = (index: number, last: Page | null) =>
    index > 0 && !last?.next ? null : `${HISTORY_KEY}${queryOf(last?.next ?? null)}`;
  const read = (key: string) =>
    readView<Page>(`${ENDPOINTS.getHistory.path}?${key.slice(HISTORY_KEY.length)}`);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<Page, unknown>(keyOf, read, {
    revalidateOnMount: true,
  });
  return {
    entries: data?.flatMap(({ entries }) => entries),
    hasMore: Boolean(data?.at(-1)?.next),
    isError: error !== undefined && !isValidating,
    isLoadingMore: isValidating && data !== undefined && data.length < size,
    loadMore: () => void setSize(size + 1),
    refetch: () => void mutate(),
  };
}
