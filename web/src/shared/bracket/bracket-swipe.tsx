import { useState } from 'react';
import type { Swiper as SwiperInstance } from 'swiper';
import { A11y } from 'swiper/modules';
import { Swiper, SwiperSlide } from 'swiper/react';
import 'swiper/css';
import { useTexts } from '../texts/use-texts';
import styles from './bracket-swipe.module.css';
import type { BracketRound } from './cup-rounds';
import { MatchCard } from './match-card';

/** One round after the other, to be swiped or chosen by name. */
export function BracketSwipe({ rounds }: { readonly rounds: readonly BracketRound[] }) {
  const { bracket: bracketTexts } = useTexts();
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null);
  const [shown, setShown] = useState(0);
  return (
    <div className={styles['bracket']}>
      <div className={styles['tabs']} role="group" aria-label={bracketTexts.rounds}>
        {rounds.map(({ stageId, name }, index) => (
          <button
            key={stageId}
            type="button"
            className={styles['tab']}
            aria-pressed={index === shown}
            onClick={() => swiper?.slideTo(index)}
          >
            {name}
          </button>
        ))}
      </div>
      <Swiper
        className={styles['swiper']}
        modules={[A11y]}
        slidesPerView="auto"
        spaceBetween={16}
        onSwiper={setSwiper}
        onSlideChange={({ activeIndex }) => setShown(activeIndex)}
      >
        {rounds.map(({ stageId, name, seeds }) => (
          <SwiperSlide key={stageId} className={styles['slide']}>
            <h3 className={styles['name']}>{name}</h3>
            {seeds.length === 0 && <p className={styles['empty']}>{bracketTexts.noMatchesInRound}</p>}
            <ol className={styles['matches']}>
              {seeds.map((seed) => (
                <li key={seed.id}>
                  <MatchCard {...seed} />
                </li>
              ))}
            </ol>
          </SwiperSlide>
        ))}
      </Swiper>
    </div>
  );
}
