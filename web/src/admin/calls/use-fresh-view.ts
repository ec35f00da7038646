import useSWR from 'swr';

/**
 * A view of the API that is read anew on each page that shows it, and when somebody comes back to the page: others change it, and
 * nothing tells of that. What was read last is on show until then.
 */
export function useFreshView<Data>(key: string, read: () => Promise<Data>) {
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(key, read, { revalidateOnMount: true });
  return { data, isError: error !== undefined && !isLoading, refetch: mutate };
}
