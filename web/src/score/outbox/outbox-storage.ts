import { get, type UseStore } from 'idb-keyval';
import { changeKept } from './desk/device-store';
import { isOutboxItem, type OutboxItem } from './outbox-item';

type Items = readonly OutboxItem[];

/** Changes the items of the outbox. It must be idempotent, because a hanging transaction may have succeeded. */
export type Change = (items: Items) => Items;

/**
 * Stores unsent entries beyond the life of the page. A change applies to the stored items and not to those in memory,
 * because another tab may have stored more since.
 */
export interface OutboxStorage {
  /** Resolves to null if nothing was ever stored, or if everything was cleared. */
  load(): Promise<Items | null>;
  /** Resolves with the items after they are stored; rejects if they cannot be stored. */
  update(change: (items: Items | null) => Items): Promise<Items>;
}

const NAME = 'outbox';

function readItems(kept: unknown): Items | null {
  if (kept === undefined) return null;
  return Array.isArray(kept) ? kept.filter(isOutboxItem) : [];
}

/** Uses IndexedDB with a separate transaction for each change, so that two tabs of a device cannot overwrite each other. */
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
