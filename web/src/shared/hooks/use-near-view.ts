import { useEffect, useRef, useState } from 'react';

/** Whether an element has come within `margin` of the window; once it has, that stays true. */
export function useNearView<Element extends HTMLElement>(margin: string) {
  const ref = useRef<Element>(null);
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, margin]);

  return { ref, isNear };
}
