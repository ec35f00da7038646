import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Whether a media query holds; updated when that changes. */
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
 * Whether an element has come within `margin` of the window; once it has, that stays true. Who goes through a page by keyboard
 * would never come near what is not there yet, so the first Tab counts as well.
 */
export function useNearView<Element extends HTMLElement>(margin: string) {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // As a transition, what comes now is drawn in slices, between which the page scrolls on.
        if (entries.some(({ isIntersecting }) => isIntersecting)) startTransition(() => setNear(true));
      },
      { rootMargin: margin },
    );
    const handleKey = ({ key }: KeyboardEvent) => {
      // At once: the browser moves the focus right after this.
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
