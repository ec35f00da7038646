import type { Headings } from './headings';

export const headings: Headings = {
  'five-against-five': {
    title: 'Cinque contro cinque: perché il futsal non si ferma mai',
    summary:
      'Un campo più piccolo, un pallone più pesante e quattro secondi per una rimessa: le regole che rendono il gioco così veloce.',
  },
  'the-sixth-foul': {
    title: 'Il sesto fallo e il punto dei dieci metri',
    summary: 'Cinque falli per tempo non costano nulla. Ciò che viene dopo ha deciso più di una finale.',
  },
  'a-hall-in-an-afternoon': {
    title: 'Come una palestra diventa uno stadio',
    summary:
      'Venti persone, tutte volontarie, quattro rotoli di nastro e una prolunga lunghissima: il venerdì prima della coppa.',
  },
  'reading-the-table': {
    title: 'A pari punti: come si legge la classifica',
    summary:
      'Differenza reti, reti, scontro diretto e a volte il sorteggio: che cosa mette davanti una squadra.',
  },
  'first-training': {
    title: 'Il primo allenamento: che cosa portare e che cosa dimenticare',
    summary: 'Scarpe da palestra, parastinchi, una bottiglia d’acqua. La paura del muro resta a casa.',
  },
  'a-night-for-the-cup': {
    title: 'Rigori, canti e una coppa che perde',
    summary:
      'L’anno scorso la finale ha chiesto cinque rigori e molta pazienza in porta. Uno sguardo indietro.',
  },
};
