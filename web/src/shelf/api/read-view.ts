import { countWhileOpen } from '../stores/reading';
import { isPassing } from './api-error';
import { freshUser } from './fresh-user';
import { sendRequest } from './send-request';

const MOST_TRIES = 4;
/** The delay after the first failure. It doubles with each further failure. */
const RETRY_AFTER_MS = 1_000;

async function administratorHeaders(): Promise<Record<string, string> | undefined> {
  const user = await freshUser().catch(() => null);
  return user?.role === 'admin' ? { Authorization: `Bearer ${user.token}` } : undefined;
}

async function readOnce<Data>(path: string): Promise<Data> {
  return sendRequest<Data>({ method: 'GET', path, headers: await administratorHeaders() });
}

/** Retries after a failure that may be temporary. It does not retry after a refusal. */
async function readWithRetries<Data>(path: string): Promise<Data> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readOnce<Data>(path);
    } catch (error) {
      if (!isPassing(error) || tries === MOST_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * 2 ** (tries - 1)));
    }
  }
}

/**
 * Reads from the public part of the API. An administrator's app sends the token and gets an uncached answer. A visitor's app sends
 * no token, because the CDN caches one answer for all requests without a token.
 */
export function readView<Data>(path: string): Promise<Data> {
  return countWhileOpen(readWithRetries<Data>(path));
}
