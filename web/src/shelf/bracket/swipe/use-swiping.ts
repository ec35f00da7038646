import { useEffect, useEffectEvent, useState } from 'react';
import type { Swiper } from 'swiper';
import { laterCode } from '../../code/later';
import { useNearView } from '../../hooks/use-viewport';
import type { makeSwipeable } from './make-swipeable';

const loadSwiping = laterCode(() => import('./make-swipeable'));

/**
 * Manages which of several rounds is shown, by choice or by swiping. Swiper is loaded only once the rounds are near the window,
 * because it would delay their first view on a slow phone. Until then, and if it cannot be loaded, choosing a round shows it at
 * once.
 *
 * @param opening - The round that is shown first.
 * @param rounds - The ids of all rounds.
 * @returns Among other things `shown`, the first round in the window, and `chosen`. At the end, `chosen` is a later round if the
 * window shows several.
 */
export function useSwiping(opening: number, rounds: readonly (string | undefined)[]) {
  const { ref: container, isNear } = useNearView<HTMLDivElement>('200px');
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [shown, setShown] = useState(opening);
  const [chosen, setChosen] = useState(opening);

  const handleChange = (index: number, isEnd: boolean) => {
    setShown(index);
    setChosen((last) => (isEnd && last > index ? last : index));
  };

  const attach = useEffectEvent((make: typeof makeSwipeable) => {
    if (!container.current) return null;
    const attached = make(container.current, { initialSlide: shown, onChange: handleChange });
    // A wide window shows several rounds, so Swiper may start with an earlier one.
    setShown(attached.activeIndex);
    setSwiper(attached);
    return attached;
  });

  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    let attached: Swiper | null = null;
    void loadSwiping().then(
      ({ makeSwipeable: make }) => {
        if (isWanted) attached = attach(make);
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      attached?.destroy();
      setSwiper(null);
    };
  }, [isNear]);

  const ids = rounds.join(' ');
  useEffect(() => swiper?.update(), [swiper, ids]);

  const show = (index: number) => {
    setChosen(index);
    if (swiper) swiper.slideTo(index);
    else setShown(index);
  };

  return {
    container,
    isNear,
    shown: Math.min(shown, rounds.length - 1),
    chosen: Math.min(chosen, rounds.length - 1),
    show,
    isAttached: swiper !== null,
  };
}
