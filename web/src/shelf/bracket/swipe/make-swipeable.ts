import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

interface Swiping {
  readonly initialSlide: number;
  /** `isEnd` is true while the last round is visible as well. */
  readonly onChange: (index: number, isEnd: boolean) => void;
}

/**
 * Attaches Swiper to `element`, which contains the rounds side by side and already shows the opening round. The stylesheet sets the
 * gap between the rounds.
 */
export function makeSwipeable(element: HTMLElement, { initialSlide, onChange }: Swiping): Swiper {
  return new Swiper(element, {
    modules: [A11y],
    slidesPerView: 'auto',
    initialSlide,
    on: { slideChange: ({ activeIndex, isEnd }) => onChange(activeIndex, isEnd) },
  });
}
