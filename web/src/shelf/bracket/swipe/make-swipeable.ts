import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

interface Swiping {
  readonly initialSlide: number;
  /** `isEnd` while the last round is seen as well. */
  readonly onChange: (index: number, isEnd: boolean) => void;
}

/** `element` holds the rounds side by side, and shows the one that it opens on. The gap between them is in the stylesheet. */
export function makeSwipeable(element: HTMLElement, { initialSlide, onChange }: Swiping): Swiper {
  return new Swiper(element, {
    modules: [A11y],
    slidesPerView: 'auto',
    initialSlide,
    on: { slideChange: ({ activeIndex, isEnd }) => onChange(activeIndex, isEnd) },
  });
}
