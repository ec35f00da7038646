import type * as english from '../en/forms';
import type { Translated } from '../translated';

export const confirmTexts = {
  cancel: 'Annullare',
  canUndo: 'Dalla cronologia si può annullare per 90 giorni.',
} satisfies Translated<typeof english.confirmTexts>;

export const leavingTexts = {
  title: 'Lasciare questa pagina?',
  question: 'I Suoi dati non sono ancora salvati e andranno persi.',
  leave: 'Uscire senza salvare',
  stay: 'Restare qui',
} satisfies Translated<typeof english.leavingTexts>;

export const staleEditTexts = {
  title: 'Modificato da altri',
  explanation:
    'Qualcuno ha salvato delle modifiche mentre Lei stava lavorando. I Suoi dati non sono persi: scelga quali valgono.',
  field: 'Modificato',
  theirs: 'Salvato ora',
  mine: 'I Suoi dati',
  takeTheirsHint:
    '«Prendere gli altri» riprende ciò che hanno modificato gli altri. Ciò che ha modificato solo Lei resta nel modulo, ancora da salvare.',
  keepMine: 'Salvare i miei',
  takeTheirs: 'Prendere gli altri',
  nothing: '–',
} satisfies Translated<typeof english.staleEditTexts>;
