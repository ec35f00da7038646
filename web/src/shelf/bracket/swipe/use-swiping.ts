import { useEffect, useEffectEvent, useState } from 'react';
import type { Swiper } from 'swiper';
import { laterCode } from '../../code/later';
import { inOwnFrame } from '../../code/own-frame';
import { useNearView } from '../../hooks/use-viewport';
import type { makeSwipeable } from './make-swipeable';

const loadSwiping = laterCode(() => import('./make-swipeable'));

/**
 * Which of several rounds is shown, chosen or swiped to. Swiper comes after what is swiped, whose first view it would hold up on a
 * slow phone, and only once that is near the window; until then, and where it cannot be loaded, a choice shows its round at once.
 *
 * @param opening - The round that is shown first.
 * @param rounds - The ids of all of them.
 * @returns Among other things `shown`, the first round in the window, and `chosen`, which is a later one where the window has room for several at the end.
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
    // A wide window has room for several rounds, and then begins with an earlier one.
    setShown(attached.activeIndex);
    setSwiper(attached);
    return attached;
  });

  useEffect(() => {
    if (!isNear) return undefined;
    let isWanted = true;
    let attached: Swiper | null = null;
    let end: (() => void) | null = null;
    void loadSwiping().then(
      ({ makeSwipeable: make }) => {
        if (!isWanted) return;
        // Swiper asks for sizes: what has been drawn since the last frame would be laid out there and then.
        end = inOwnFrame(() => {
          attached = attach(make);
          end?.();
        });
      },
      () => undefined,
    );
    return () => {
      isWanted = false;
      end?.();
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
