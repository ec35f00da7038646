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

export const carouselTexts = {
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
} as const;
