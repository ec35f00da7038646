import { readStoredJson } from '../ui/read-stored';
import { isOutboxItem, type OutboxItem } from './outbox-item';

type Change = (items: readonly OutboxItem[]) => readonly OutboxItem[];

/** Where unsent entries outlive the page. It changes what is stored and not what the page knew: another tab may have stored since. */
export interface OutboxStorage {
  load(): Promise<readonly OutboxItem[]>;
  update(change: Change): Promise<readonly OutboxItem[]>;
}

const STORAGE_KEY = 'score-outbox';

function read(): readonly OutboxItem[] {
  const stored = readStoredJson(STORAGE_KEY);
  return Array.isArray(stored) ? stored.filter(isOutboxItem) : [];
}

/** Without a storage the entries last as long as the page is open. */
export function createLocalOutboxStorage(): OutboxStorage {
  let fallback: readonly OutboxItem[] | null = null;
  return {
    load: async () => fallback ?? read(),
    // Written before the function returns: a page that is closed right after a tap loses nothing.
    update(change) {
      const items = change(fallback ?? read());
      try {
        localStorage.setItem(STORAGE_KEY, JSON.stringify(items));
        fallback = null;
      } catch {
        fallback = items;
      }
      return Promise.resolve(items);
    },
  };
}
