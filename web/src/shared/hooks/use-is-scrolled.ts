import { useSyncExternalStore } from 'react';

function subscribe(notify: () => void): () => void {
  window.addEventListener('scroll', notify, { passive: true });
  return () => window.removeEventListener('scroll', notify);
}

/** Whether the page is scrolled further than `distance` pixels. */
export function useIsScrolled(distance: number): boolean {
  return useSyncExternalStore(subscribe, () => window.scrollY > distance);
}
