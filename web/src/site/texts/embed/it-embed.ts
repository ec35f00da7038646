import type { Translated } from '../../../shelf/texts/translated';
import type { embedTexts as english } from './en-embed';

export const embedTexts: Translated<typeof english> = {
  onSite: (cup) => `Tutto su ${cup}`,
  toSite: 'Aprire il sito del torneo',
  unknownCategory: 'Questo torneo non ha questa categoria.',
  unknownTeam: 'Questa squadra non gioca qui.',
  notShown: 'Questo torneo è mostrato senza classifiche e tabellone.',
  more: (shown, all) => `${shown} partite su ${all}. Tutte sono sulla pagina del torneo.`,
};
