import type { Translated, WithAllArguments } from '../../../shelf/texts/translated';
import type { printTexts as english } from '../en/print';

const texts = {
  print: {
    title: 'Stampa',
    about:
      'Tutto è pensato per il formato A4 verticale, senza colori. Chrome ed Edge numerano le pagine; Firefox e Safari lo fanno nella finestra di stampa.',
    what: 'Che cosa stampare',
    kinds: {
      fixtures: 'Calendario delle partite',
      'court-day': 'Giornata di un campo, per la porta',
      tables: 'Classifiche',
      bracket: 'Tabellone',
      standings: 'Classifica finale',
      sheets: 'Referti delle partite',
      certificates: 'Diplomi',
      poster: 'Manifesto con codice QR',
    },
    fields: {
      category: 'Categoria',
      court: 'Campo',
      day: 'Giorno',
      stage: 'Fase',
    },
    all: {
      category: 'Tutte le categorie',
      court: 'Tutti i campi',
      day: 'Tutti i giorni',
      stage: 'Tutte le fasi',
    },
    print: 'Stampa',
    preview: 'Ciò che viene stampato',
    unknown: 'Questo torneo non ne ha. Scelga di nuovo.',
    empty: {
      fixtures: 'Non ci sono partite da stampare.',
      'court-day': 'Non ci sono partite con un campo da stampare.',
      tables: 'Non ci sono classifiche da stampare.',
      bracket: 'Non c’è nessun tabellone da stampare.',
      standings: 'Non ci sono posizioni decise da stampare.',
      sheets: 'Non ci sono partite da stampare.',
      certificates: 'Non ci sono squadre da stampare.',
    },
    tablesOff: (names) => `Tutti lo vedono senza classifiche e posizioni, e così viene stampato: ${names}.`,
    columns: {
      position: 'Pos',
      team: 'Squadra',
      played: 'G',
      wins: 'V',
      draws: 'N',
      losses: 'P',
      goals: 'Reti',
      difference: '+/-',
      points: 'Pt',
    },
    match: {
      time: 'Ora',
      number: 'N.',
      local: 'Squadra',
      score: 'Risultato',
      visitor: 'Squadra',
      court: 'Campo',
      stage: 'Fase',
      referee: 'Arbitra',
    },
    place: (place) => `${place}º posto`,
    sheet: {
      title: 'Referto di gara',
      shirt: 'N.',
      player: 'Nome',
      yellow: 'G',
      red: 'R',
      suspended: 'squalifica',
      goal: 'Numero e minuto di ogni rete',
      timeOuts: 'Time-out',
      halfTime: 'Intervallo',
      normalTime: 'Fine dei tempi regolamentari',
      extraTime: 'Tempi supplementari',
      kicks: 'Calci di rigore',
      remarks: 'Osservazioni',
      captain: (team) => `Capitano: ${team}`,
    },
    certificate: {
      title: 'Diploma',
      took: 'ha partecipato',
    },
  },
} satisfies Translated<typeof english>;

/** Each text takes all arguments of the English one, whether or not it uses them. */
export const printTexts: WithAllArguments<typeof english, typeof texts> = texts;
