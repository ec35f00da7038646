import { useEffect } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { takeOpenAnswer } from './read-ahead';

/**
 * A view of the API that is read once and then kept under its key; nothing is read while the key is null. What could not be
 * read is asked for again on the next page that needs it, and when the visitor comes back to the page.
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
