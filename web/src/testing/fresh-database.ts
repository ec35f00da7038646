import { IDBFactory } from 'fake-indexeddb';
import { forgetLinks } from '../score/outbox/desk/access';

/** Gives the test an empty IndexedDB of its own, and forgets all opened links. */
export function freshDatabase(): void {
  globalThis.indexedDB = new IDBFactory();
  forgetLinks();
}
