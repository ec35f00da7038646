export const galleryTexts = {
  title: 'Gallery',
  open: (alt: string) => `Enlarge: ${alt}`,
  failed: 'This picture could not be loaded. Please check your connection.',
  labels: {
    Previous: 'Previous',
    Next: 'Next',
    Close: 'Close',
    'Zoom in': 'Zoom in',
    'Zoom out': 'Zoom out',
    Lightbox: 'Gallery',
    'Photo gallery': 'Gallery',
    Carousel: 'Pictures',
    Slide: 'Picture',
    '{index} of {total}': 'Picture {index} of {total}',
    Thumbnails: 'Small pictures',
  },
} as const;

/** The alternative texts of the pictures. */
export const pictureTexts = {
  kickOff: 'Five red and five yellow players on a blue futsal pitch, seen from above at kick-off',
  goal: 'A ball flies into the top corner of a red and white goal',
  trophy: 'A golden cup with a ball on it, confetti falling around it',
  ball: 'A ball on the wooden floor of a sports hall',
  stand: 'A full stand with a banner under the floodlights',
  shirts: 'Red, white and blue shirts hanging in a changing room',
  scoreboard: 'A scoreboard showing three to two after 19 minutes and 42 seconds',
  whistle: 'A whistle, a yellow and a red card on a green floor',
} as const;

/** The texts of all carousels. */
export const carouselTexts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;
