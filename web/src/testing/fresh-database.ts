import { IDBFactory } from 'fake-indexeddb';
import { forgetLinks } from '../score/outbox/desk/access';

/** Gives the test an IndexedDB of its own, which is empty, and a page that has opened no link. */
export function freshDatabase(): void {
  globalThis.indexedDB = new IDBFactory();
  forgetLinks();
}
