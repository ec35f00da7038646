import type { mainPageTexts as english } from '../../en/parts/main-page';
import type { Translated } from '../../translated';

export const mainPageTexts = {
  welcome: 'La Coppa femminile di futsal di Zurigo vi dà il benvenuto',
  lead: 'Scegliere un torneo e seguire ogni partita, ogni classifica e ogni rete, dal calcio d’inizio alla finale.',
  list: 'Tornei',
  times: { running: 'In corso', coming: 'In arrivo', past: 'Conclusi' },
  empty: 'Le informazioni sul torneo seguiranno a breve',
  cupGone: 'Questo torneo non è stato trovato. Forse è stato eliminato.',
} satisfies Translated<typeof english>;
