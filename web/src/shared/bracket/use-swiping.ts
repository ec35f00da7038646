import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Swiper } from 'swiper';

/**
 * Which of several rounds is shown, chosen or swiped to. Swiper comes after what is swiped, whose first view it would hold up on a
 * slow phone; until then, and where it cannot be loaded, a choice shows its round at once.
 */
export function useSwiping(opening: number, count: number) {
  const container = useRef<HTMLDivElement>(null);
  const swiper = useRef<Swiper | null>(null);
  const [shown, setShown] = useState(opening);

  const attach = useEffectEvent(async (isWanted: () => boolean) => {
    const { makeSwipeable } = await import('./make-swipeable');
    if (!isWanted() || !container.current) return;
    swiper.current = makeSwipeable(container.current, { initialSlide: shown, onChange: setShown });
  });

  useEffect(() => {
    let isWanted = true;
    attach(() => isWanted).catch(() => undefined);
    return () => {
      isWanted = false;
      swiper.current?.destroy();
      swiper.current = null;
    };
  }, []);

  useEffect(() => swiper.current?.update(), [count]);

  const show = useCallback((index: number) => {
    if (swiper.current) swiper.current.slideTo(index);
    else setShown(index);
  }, []);

  return { container, shown, show };
}
