import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { loadParts } from '../code/later';

let isPrinting = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Tells all components whether the page is being printed, and draws the content for paper before the browser captures the page. Components
 * that are drawn only on paper see the new value too.
 */
function setPrinting(isNow: boolean): void {
  isPrinting = isNow;
  flushSync(() => listeners.forEach((listener) => listener()));
}

/** Prints the page with the parts whose code is not loaded yet. */
export function printPage(): Promise<void> {
  const print = () => window.print();
  // Without a network, what is there is printed.
  return loadParts().then(print, print);
}

window.addEventListener('keydown', (event) => {
  if (event.key !== 'p' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void printPage();
});
window.addEventListener('beforeprint', () => setPrinting(true));
window.addEventListener('afterprint', () => setPrinting(false));

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
