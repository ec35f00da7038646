import { get, update, type UseStore } from 'idb-keyval';
import { isOutboxItem, type OutboxItem } from './outbox-item';

/** A change of what is in the outbox. Made twice it is as if made once: nobody knows whether a transaction that hung came through. */
export type Change = (items: readonly OutboxItem[]) => readonly OutboxItem[];

/** Where unsent entries outlive the page. It changes what is stored and not what the page knew: another tab may have stored since. */
export interface OutboxStorage {
  load(): Promise<readonly OutboxItem[]>;
  /** Resolves once what it answers is stored; rejects where nothing can be. */
  update(change: Change): Promise<readonly OutboxItem[]>;
}

const KEY = 'outbox';

function readItems(stored: unknown): readonly OutboxItem[] {
  return Array.isArray(stored) ? stored.filter(isOutboxItem) : [];
}

/** In IndexedDB, each change in a transaction of its own, so that two tabs of a device cannot overwrite each other. */
export function createOutboxStorage(store: UseStore): OutboxStorage {
  return {
    load: async () => readItems(await get<unknown>(KEY, store)),
    async update(change) {
      let items: readonly OutboxItem[] = [];
      await update<unknown>(KEY, (stored) => (items = change(readItems(stored))), store);
      return items;
    },
  };
}
