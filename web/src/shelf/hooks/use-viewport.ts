import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { usePrinting } from './use-printing';

/** Returns whether a media query matches, and updates when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (notify) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', notify);
      return () => list.removeEventListener('change', notify);
    },
    () => window.matchMedia(query).matches,
  );
}

/**
 * Returns whether an element has come within `margin` of the window. Once true, it stays true. The first press of Tab counts as
 * well, because the keyboard focus can never reach content that is not there yet. All content is near while the page is printed.
 */
export function useNearView<Element extends HTMLElement>(margin: string) {
  const ref = useRef<Element>(null);
  const [hasBeenNear, setNear] = useState(false);
  const isNear = usePrinting() || hasBeenNear;

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // In a transition the new content is drawn in slices, so the page can scroll in between.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: margin },
    );
    const handleKey = ({ key }: KeyboardEvent) => {
      // The content is drawn at once here, because the browser moves the focus right after this event.
      if (key === 'Tab') setNear(true);
    };
    observer.observe(element);
    window.addEventListener('keydown', handleKey);
    return () => {
      observer.disconnect();
      window.removeEventListener('keydown', handleKey);
    };
  }, [isNear, margin]);

  return { ref, isNear };
}
