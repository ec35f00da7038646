import type { bracketTexts as english } from '../../en/public/bracket';
import type { Translated } from '../../translated';

export const bracketTexts = {
  title: 'Tabellone',
  empty: 'Tabellone non ancora disponibile',
  noStages: 'Aggiungere prima una fase a eliminazione diretta, poi le partite',
  noMatches: 'Nessuna partita a eliminazione diretta ancora in programma',
  noMatchesInRound: 'Nessuna partita ancora in programma in questa fase',
  rounds: 'Turni',
} satisfies Translated<typeof english>;
