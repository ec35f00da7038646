import { Suspense, type ReactElement } from 'react';
import { laterPart } from '../../shelf/code/later';
import { useNearView } from '../../shelf/hooks/use-viewport';
import { cluster } from '../../shelf/styles/layout';
import looks from '../../shelf/styles/looks.module.css';
import styles from './carousel.module.css';
import type { CarouselKindName } from './swiper-carousel';

/** The slides in a row that scrolls. */
function CarouselTrack({ slides }: { readonly slides: readonly ReactElement[] }) {
  return (
    <>
      <div className={styles['track']} tabIndex={0}>
        {slides.map((slide) => (
          <div className={styles['slide']} key={slide.key}>
            {slide}
          </div>
        ))}
      </div>
      <div className={cluster(1, styles['controls'])} />
    </>
  );
}

const SwiperCarousel = laterPart(async () => (await import('./swiper-carousel')).SwiperCarousel);

interface CarouselProps {
  readonly label: string;
  readonly kind: CarouselKindName;
  /** One element for each slide, with its key. */
  readonly slides: readonly ReactElement[];
}

/** Shows slides side by side. Swiper is loaded when the slides come near the window. Until then they are in a row that scrolls. */
export function Carousel({ label, kind, slides }: CarouselProps) {
  const { ref, isNear } = useNearView<HTMLDivElement>('300px');
  const track = <CarouselTrack slides={slides} />;
  return (
    <div
      className={`${styles['carousel']} ${looks['offPaper']}`}
      ref={ref}
      data-kind={kind}
      role="region"
      aria-label={label}
    >
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
