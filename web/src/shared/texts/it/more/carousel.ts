import type { carouselTexts as english } from '../../en/more/carousel';
import type { Translated } from '../../translated';

export const carouselTexts = {
  previous: 'Precedente',
  next: 'Successiva',
  pause: 'Pausa',
  play: 'Avviare',
} satisfies Translated<typeof english>;
