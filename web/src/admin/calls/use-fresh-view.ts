import useSWR from 'swr';

/**
 * Reads a view of the API again on each page that shows it, and when the person comes back to the page, because others
 * change it and the server does not announce that. The cached view is shown until then.
 */
export function useFreshView<Data>(key: string, read: () => Promise<Data>) {
  const { data, error, isLoading, mutate } = useSWR<Data, unknown>(key, read, { revalidateOnMount: true });
  return { data, isError: error !== undefined && !isLoading, refetch: mutate };
}
