import Swiper from 'swiper';
import { A11y } from 'swiper/modules';

/** Between two rounds, as in bracket-swipe.module.css. */
const GAP_PX = 16;

interface Swiping {
  readonly initialSlide: number;
  readonly onChange: (index: number) => void;
}

/** `element` holds the rounds side by side, and shows the one that it opens on. */
export function makeSwipeable(element: HTMLElement, { initialSlide, onChange }: Swiping): Swiper {
  return new Swiper(element, {
    modules: [A11y],
    slidesPerView: 'auto',
    spaceBetween: GAP_PX,
    initialSlide,
    on: { slideChange: ({ activeIndex }) => onChange(activeIndex) },
  });
}
