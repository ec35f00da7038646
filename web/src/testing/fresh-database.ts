import { IDBFactory } from 'fake-indexeddb';

/** Gives the test an IndexedDB of its own, which is empty. */
export function freshDatabase(): void {
  globalThis.indexedDB = new IDBFactory();
}
