import type { carouselTexts as english } from '../../en/more/carousel';
import type { Translated } from '../../translated';

export const carouselTexts = {
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
} satisfies Translated<typeof english>;
