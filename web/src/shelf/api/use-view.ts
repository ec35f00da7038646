import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { takeOpenAnswer } from './read-ahead';

/**
 * Reads a view of the API once and caches it under its key. Nothing is read while the key is null. A view that could not be read is
 * requested again by the next page that needs it, and when the visitor returns to the page.
 */
export function useView<Data>(key: string | null, read: () => Promise<Data>) {
  const { cache } = useSWRConfig();
  const isKnown = key !== null && cache.get(key)?.data !== undefined;
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(
    key,
    (asked: string) => takeOpenAnswer<Data>(asked) ?? read(),
    { revalidateOnFocus: !isKnown },
  );

  useEffect(() => {
    const state = key === null ? undefined : cache.get(key);
    const isMissing = state?.error !== undefined && state.data === undefined;
    if (isMissing && !state.isValidating) void mutate();
  }, [cache, key, mutate]);

  const hasFailed = error !== undefined && !isLoading;
  return { data, error, isPending: data === undefined && !hasFailed, isError: hasFailed, refetch: mutate };
}
