export const carouselTexts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;
