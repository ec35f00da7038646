import { get, type UseStore } from 'idb-keyval';
import { changeKept } from './desk/device-store';
import { isOutboxItem, type OutboxItem } from './outbox-item';

type Items = readonly OutboxItem[];

/** A change of what is in the outbox. Made twice it is as if made once: nobody knows whether a transaction that hung came through. */
export type Change = (items: Items) => Items;

/** Where unsent entries outlive the page. It changes what is stored and not what the page knew: another tab may have stored since. */
export interface OutboxStorage {
  /** Null where nothing was ever stored, or all of it was cleared. */
  load(): Promise<Items | null>;
  /** Resolves once what it answers is stored; rejects where nothing can be. */
  update(change: (items: Items | null) => Items): Promise<Items>;
}

const NAME = 'outbox';

function readItems(kept: unknown): Items | null {
  if (kept === undefined) return null;
  return Array.isArray(kept) ? kept.filter(isOutboxItem) : [];
}

/** In IndexedDB, each change in a transaction of its own, so that two tabs of a device cannot overwrite each other. */
export function createOutboxStorage(device: UseStore): OutboxStorage {
  return {
    load: async () => readItems(await get<unknown>(NAME, device)),
    async update(change) {
      let items: Items = [];
      await changeKept(device, NAME, (kept) => (items = change(readItems(kept))));
      return items;
    },
  };
}
