import { ArrowLeft, ArrowRight, Pause, Play } from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y, Autoplay, Keyboard } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import { useMedia } from '../../shelf/hooks/use-viewport';
import { IconButton } from '../../shelf/ui/button';
import { cluster } from '../../shelf/styles/layout';
import { useHomeTexts } from '../texts/home-texts';
import styles from './carousel.module.css';

interface CarouselKind {
  /** How many slides show from each window width on. */
  readonly slides: Readonly<Record<number, number>>;
  /** How long one move takes. */
  readonly speed: number;
}

/** The stylesheet has the same numbers of slides and window widths, so that slides keep their size when Swiper is attached. */
const carouselKinds = {
  main: { slides: { 0: 1, 640: 2, 1024: 3, 1200: 4 }, speed: 300 },
  second: { slides: { 0: 1, 640: 2, 1024: 2, 1200: 3 }, speed: 300 },
  four: { slides: { 0: 1, 640: 3, 1024: 4 }, speed: 1_000 },
} as const satisfies Record<string, CarouselKind>;

export type CarouselKindName = keyof typeof carouselKinds;

const DELAY_MS = 5_000;
const GAP_PX = 20;

interface SwiperCarouselProps {
  readonly kind: CarouselKindName;
  readonly slides: readonly ReactElement[];
}

function breakpointsOf(kind: CarouselKindName) {
  const entries = Object.entries(carouselKinds[kind].slides);
  return Object.fromEntries(entries.map(([width, slidesPerView]) => [width, { slidesPerView }]));
}

/** A carousel that plays automatically until somebody pauses or moves it. It never plays if the browser asks for reduced motion. */
export function SwiperCarousel({ kind, slides }: SwiperCarouselProps) {
  const { carousel: texts } = useHomeTexts();
  const isStill = useMedia('(prefers-reduced-motion: reduce)');
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [isPlaying, setPlaying] = useState(!isStill);
  const mostAtOnce = Math.max(...Object.values(carouselKinds[kind].slides));
  const canLoop = slides.length > mostAtOnce;

  return (
    <>
      <div onFocus={() => swiper?.autoplay.stop()}>
        <Swiper
          modules={[A11y, Autoplay, Keyboard]}
          breakpoints={breakpointsOf(kind)}
          spaceBetween={GAP_PX}
          speed={isStill ? 0 : carouselKinds[kind].speed}
          loop={canLoop}
          rewind={!canLoop}
          keyboard
          autoplay={isStill ? false : { delay: DELAY_MS, pauseOnMouseEnter: true }}
          onSwiper={setSwiper}
          onAutoplayStart={() => setPlaying(true)}
          onAutoplayStop={() => setPlaying(false)}
        >
          {slides.map((slide) => (
            <SwiperSlide className={styles['swiperSlide']} key={slide.key}>
              {slide}
            </SwiperSlide>
          ))}
        </Swiper>
      </div>
      <div className={cluster(1, styles['controls'])}>
        {!isStill && (
          <IconButton
            label={isPlaying ? texts.pause : texts.play}
            icon={isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
            onClick={() => (isPlaying ? swiper?.autoplay.stop() : swiper?.autoplay.start())}
          />
        )}
        <IconButton
          label={texts.previous}
          icon={<ArrowLeft aria-hidden size={20} />}
          onClick={() => swiper?.slidePrev()}
        />
        <IconButton
          label={texts.next}
          icon={<ArrowRight aria-hidden size={20} />}
          onClick={() => swiper?.slideNext()}
        />
      </div>
    </>
  );
}
