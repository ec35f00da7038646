import type * as english from '../../../en/parts/more/gallery';
import type { Translated } from '../../../translated';

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

/** The alternative texts of the pictures. */
export const pictureTexts = {
  kickOff:
    'Cinq silhouettes rouges et cinq jaunes sur un terrain de futsal bleu, vues d’en haut au coup d’envoi',
  goal: 'Un ballon file dans la lucarne d’un but rouge et blanc',
  trophy: 'Une coupe dorée surmontée d’un ballon, sous une pluie de confettis',
  ball: 'Un ballon sur le parquet d’une salle de sport',
  stand: 'Une tribune comble avec une banderole sous les projecteurs',
  shirts: 'Des maillots rouges, blancs et bleus dans un vestiaire',
  scoreboard: 'Un tableau d’affichage\u202f: trois à deux après 19 minutes et 42 secondes',
  whistle: 'Un sifflet, un carton jaune et un carton rouge sur un sol vert',
} satisfies Translated<typeof english.pictureTexts>;

export const carouselTexts = {
  previous: 'Précédent',
  next: 'Suivant',
  pause: 'Pause',
  play: 'Lecture',
} satisfies Translated<typeof english.carouselTexts>;
