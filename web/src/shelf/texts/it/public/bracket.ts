import type { bracketTexts as english } from '../../en/public/bracket';
import type { Translated } from '../../translated';

export const bracketTexts = {
  title: 'Tabellone',
  empty: 'Tabellone non ancora disponibile',
  noMatchesInRound: 'Nessuna partita ancora in programma in questa fase',
  rounds: 'Turni',
} satisfies Translated<typeof english>;
