import type { ReactElement } from 'react';
import styles from './carousel.module.css';

/** The slides in a row that scrolls. */
export function CarouselTrack({ slides }: { readonly slides: readonly ReactElement[] }) {
  return (
    <>
      <div className={styles['track']} tabIndex={0}>
        {slides.map((slide) => (
          <div className={styles['slide']} key={slide.key}>
            {slide}
          </div>
        ))}
      </div>
      <div className={styles['controls']} />
    </>
  );
}
