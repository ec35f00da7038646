import { QueryClient } from '@tanstack/react-query';
import { isPassing } from '../shared/api/api-error';

const TRIES = 3;

/** Asks again after a failure that may pass; a refusal stays one. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: (failures, error) => failures < TRIES && isPassing(error), networkMode: 'always' },
    },
  });
}
