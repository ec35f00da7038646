import type * as english from '../../../en/parts/more/gallery';
import type { Translated } from '../../../translated';

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

/** The alternative texts of the pictures. */
export const pictureTexts = {
  kickOff:
    'Cinque figure rosse e cinque gialle su un campo da futsal blu, viste dall’alto al calcio d’inizio',
  goal: 'Un pallone vola all’incrocio dei pali di una porta bianca e rossa',
  trophy: 'Una coppa dorata con un pallone in cima, sotto una pioggia di coriandoli',
  ball: 'Un pallone sul parquet di una palestra',
  stand: 'Una tribuna piena con uno striscione sotto i riflettori',
  shirts: 'Maglie rosse, bianche e blu in uno spogliatoio',
  scoreboard: 'Un tabellone segna tre a due dopo 19 minuti e 42 secondi',
  whistle: 'Un fischietto, un cartellino giallo e uno rosso su un pavimento verde',
} satisfies Translated<typeof english.pictureTexts>;

export const carouselTexts = {
  previous: 'Precedente',
  next: 'Successiva',
  pause: 'Pausa',
  play: 'Avviare',
} satisfies Translated<typeof english.carouselTexts>;
