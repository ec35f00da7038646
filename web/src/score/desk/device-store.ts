import { createStore, type UseStore } from 'idb-keyval';

/** What the page keeps on the device beside a few words in `localStorage`: unsent entries, and what the server answered last. */
export function openDeviceStore(): UseStore {
  return createStore('futsal-cup-score', 'kept');
}
