import type { Headings } from './headings';

export const headings: Headings = {
  'five-against-five': {
    title: 'Fünf gegen fünf: warum Futsal nie stillsteht',
    summary:
      'Ein kleineres Feld, ein schwererer Ball und vier Sekunden für einen Einkick: die Regeln, die das Spiel so schnell machen.',
  },
  'the-sixth-foul': {
    title: 'Das sechste Foul und die Zehnmetermarke',
    summary:
      'Fünf Fouls pro Halbzeit kosten nichts. Was danach kommt, hat schon mehr als einen Final entschieden.',
  },
  'a-hall-in-an-afternoon': {
    title: 'Wie aus einer Turnhalle ein Stadion wird',
    summary:
      'Zwanzig Freiwillige, vier Rollen Klebeband und ein sehr langes Verlängerungskabel: der Freitag vor dem Cup.',
  },
  'reading-the-table': {
    title: 'Punktgleich: so liest man die Tabelle',
    summary: 'Tordifferenz, Tore, die Direktbegegnung und manchmal das Los: was ein Team nach vorn bringt.',
  },
  'first-training': {
    title: 'Das erste Training: was mitkommt und was zu Hause bleibt',
    summary: 'Hallenschuhe, Schienbeinschoner, eine Flasche Wasser. Die Angst vor der Wand bleibt zu Hause.',
  },
  'a-night-for-the-cup': {
    title: 'Penaltys, Lieder und ein Pokal, der tropft',
    summary: 'Letztes Jahr brauchte der Final fünf Penaltys und viel Geduld im Tor. Ein Rückblick.',
  },
};
