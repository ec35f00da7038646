import { lazy, Suspense, type ReactElement } from 'react';
import { useNearView } from '../hooks/use-near-view';
import type { CarouselKindName } from './carousel-kinds';
import styles from './carousel.module.css';
import { CarouselTrack } from './carousel-track';

const SwiperCarousel = lazy(async () => {
  const module = await import('./swiper-carousel');
  return { default: module.SwiperCarousel };
});

export interface CarouselProps {
  readonly label: string;
  readonly kind: CarouselKindName;
  /** One element for each slide, with its key. */
  readonly slides: readonly ReactElement[];
}

/** Slides side by side. Swiper loads when they come near; until then, and without it, they scroll. */
export function Carousel({ label, kind, slides }: CarouselProps) {
  const { ref, isNear } = useNearView<HTMLDivElement>('300px');
  const track = <CarouselTrack slides={slides} />;
  return (
    <div className={styles['carousel']} ref={ref} data-kind={kind} role="region" aria-label={label}>
      {isNear ? (
        <Suspense fallback={track}>
          <SwiperCarousel kind={kind} slides={slides} />
        </Suspense>
      ) : (
        track
      )}
    </div>
  );
}
