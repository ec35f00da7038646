import type * as english from '../en/gallery';
import type { Translated } from '../translated';

export const galleryTexts = {
  title: 'Galerie',
  open: (alt) => `Agrandir\u202f: ${alt}`,
  failed: 'Cette image n’a pas pu être chargée. Merci de vérifier la connexion.',
  labels: {
    Previous: 'Précédent',
    Next: 'Suivant',
    Close: 'Fermer',
    'Zoom in': 'Agrandir',
    'Zoom out': 'Réduire',
    Lightbox: 'Galerie',
    'Photo gallery': 'Galerie',
    Carousel: 'Images',
    Slide: 'Image',
    '{index} of {total}': 'Image {index} sur {total}',
    Thumbnails: 'Miniatures',
  },
} satisfies Translated<typeof english.galleryTexts>;

export const carouselTexts = {
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Pause',
  play: 'Lecture',
} satisfies Translated<typeof english.carouselTexts>;
