import type * as english from '../en/gallery';
import type { Translated } from '../translated';

export const galleryTexts = {
  title: 'Galleria',
  open: (alt) => `Ingrandire: ${alt}`,
  failed: 'Impossibile caricare questa immagine. Verificare la connessione.',
  labels: {
    Previous: 'Precedente',
    Next: 'Successiva',
    Close: 'Chiudere',
    'Zoom in': 'Ingrandire',
    'Zoom out': 'Rimpicciolire',
    Lightbox: 'Galleria',
    'Photo gallery': 'Galleria',
    Carousel: 'Immagini',
    Slide: 'Immagine',
    '{index} of {total}': 'Immagine {index} di {total}',
    Thumbnails: 'Miniature',
  },
} satisfies Translated<typeof english.galleryTexts>;

export const carouselTexts = {
  previous: 'Precedente',
  next: 'Successiva',
  pause: 'Pausa',
  play: 'Avviare',
} satisfies Translated<typeof english.carouselTexts>;
