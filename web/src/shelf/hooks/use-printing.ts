import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

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

window.addEventListener('beforeprint', () => setPrinting(true));
window.addEventListener('afterprint', () => setPrinting(false));

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isPrinting);
}
