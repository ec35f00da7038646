import type { Translated, WithAllArguments } from '../../shelf/texts/translated';
import type { screenTexts as english } from './en';

const texts = {
  chooseCup: 'Quale torneo mostra questo schermo?',
  noCups: 'Non c’è ancora nessun torneo.',
  unknownCup: 'Questo torneo non esiste.',
  goneCup: 'Questo torneo è stato eliminato.',
  unknownCourt: (court) => `Questo torneo non ha il campo «${court}», ma questi:`,
  noCourts: 'Nessuna partita di questo torneo ha ancora un campo.',
  unknownCategory: 'Questo torneo non ha questa categoria, ma queste:',
  wholeCup: 'Tutto il torneo',
  loading: 'Un momento…',
  failed: 'Al momento non è possibile caricare. Lo schermo riprova da solo.',
  broken: 'Qualcosa è andato storto. Lo schermo riparte da solo.',
  old: (time, minutes) =>
    minutes < 1
      ? `Nessuna connessione: dati delle ${time}`
      : `Nessuna connessione: dati delle ${time}, ${minutes} min fa`,
  next: 'Dopo',
  nextMatches: 'Prossime partite',
  firstMatches: 'Prime partite',
  lastMatches: 'Ultime partite',
  noTeams: 'Nessuna squadra è ancora iscritta.',
  places: { first: 'Primo posto', second: 'Secondo posto', third: 'Terzo posto' },
  columns: { played: 'G', difference: '+/-', points: 'Pt' },
} satisfies Translated<typeof english>;

/** The texts of the screen in the hall. */
export const screenTexts: WithAllArguments<typeof english, typeof texts> = texts;
