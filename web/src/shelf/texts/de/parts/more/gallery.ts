import type * as english from '../../../en/parts/more/gallery';
import type { Translated } from '../../../translated';

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

/** The alternative texts of the pictures. */
export const pictureTexts = {
  kickOff: 'Fünf rote und fünf gelbe Figuren auf einem blauen Futsalfeld beim Anpfiff, von oben gesehen',
  goal: 'Ein Ball fliegt ins Lattenkreuz eines rot-weissen Tors',
  trophy: 'Ein goldener Pokal mit einem Ball darauf, ringsum fällt Konfetti',
  ball: 'Ein Ball auf dem Holzboden einer Sporthalle',
  stand: 'Eine volle Tribüne mit einem Transparent im Flutlicht',
  shirts: 'Rote, weisse und blaue Trikots in einer Garderobe',
  scoreboard: 'Eine Anzeigetafel: drei zu zwei nach 19 Minuten und 42 Sekunden',
  whistle: 'Eine Pfeife, eine gelbe und eine rote Karte auf grünem Boden',
} satisfies Translated<typeof english.pictureTexts>;

export const carouselTexts = {
  previous: 'Zurück',
  next: 'Weiter',
  pause: 'Anhalten',
  play: 'Abspielen',
} satisfies Translated<typeof english.carouselTexts>;
