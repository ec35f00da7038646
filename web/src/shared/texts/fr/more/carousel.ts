import type { carouselTexts as english } from '../../en/more/carousel';
import type { Translated } from '../../translated';

export const carouselTexts = {
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Pause',
  play: 'Lecture',
} satisfies Translated<typeof english>;
