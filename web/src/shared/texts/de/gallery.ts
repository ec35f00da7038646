import type * as english from '../en/gallery';
import type { Translated } from '../translated';

export const galleryTexts = {
  title: 'Galerie',
  open: (alt) => `Vergrössern: ${alt}`,
  failed: 'Dieses Bild konnte nicht geladen werden. Bitte die Internetverbindung prüfen.',
  labels: {
    Previous: 'Zurück',
    Next: 'Weiter',
    Close: 'Schliessen',
    'Zoom in': 'Vergrössern',
    'Zoom out': 'Verkleinern',
    Lightbox: 'Galerie',
    'Photo gallery': 'Galerie',
    Carousel: 'Bilder',
    Slide: 'Bild',
    '{index} of {total}': 'Bild {index} von {total}',
    Thumbnails: 'Vorschaubilder',
  },
} satisfies Translated<typeof english.galleryTexts>;

export const carouselTexts = {
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
} satisfies Translated<typeof english.carouselTexts>;
