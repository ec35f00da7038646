import { ITALIAN_SOURCE_WORDS } from '@futsal-cup/domain/bracket/words/italian-source-words';
import type { sharedTexts as english } from './en';
import type { Translated, WithAllArguments } from './translated';

export const readAs = {
  annulled: 'Annullata: squadra ritirata',
  withdrawn: 'Forfait: squadra ritirata',
  awarded: 'Assegnata per forfait',
  'awarded-as-played': 'Forfait, il risultato resta',
  bye: 'Riposo',
  nobody: 'Non si gioca',
};

export const forfeitOfBoth = 'Forfait di entrambe';

const texts = {
  bracket: {
    title: 'Tabellone',
    empty: 'Tabellone non ancora disponibile',
    noMatchesInRound: 'Nessuna partita ancora in programma in questa fase',
    rounds: 'Turni',
  },
  general: {
    siteName: 'Futsal Cup',
    description:
      'Partite, risultati, classifiche e tabellone della Futsal Cup, dal calcio d’inizio alla finale.',
    language: 'Lingua',
    languageFailed: 'Impossibile caricare la lingua. Verificare la connessione o riprovare tra poco.',
    close: 'Chiudere',
    skipToContent: 'Passare al contenuto',
    loading: 'Caricamento…',
    unexpectedApplicationError: 'Errore imprevisto dell’applicazione!',
    pageGone: 'Non è stato possibile caricare questa pagina.',
    loadFailed: 'Caricamento non riuscito. Verificare la connessione o riprovare tra poco.',
    tryAgain: 'Riprovare',
    lastUpdated: (time) => `Aggiornato alle ${time}, nuovo tentativo in corso`,
  },
  match: {
    noTeam: 'NESSUNA SQUADRA',
    noScore: '(-)',
    team1: 'Squadra 1',
    team2: 'Squadra 2',
    unknownVenue: 'Luogo sconosciuto',
    clock: (time) => `ore ${time}`,
    to: 'a',
    penalties: (local, visitor) => `(${local} - ${visitor} ai rigori)`,
    match: (number) => `Partita ${number}`,
    forfeit: 'Forfait',
    forfeitOfBoth,
    readAs,
    withdrawn: 'ritirata',
    underReview: 'In verifica',
    whyUnderReview:
      'Un risultato corretto ha cambiato le squadre di questa partita da quando è stato inserito questo risultato.',
    lotsDecide: (group) => `Squadre a pari merito in ${group}: non ancora deciso`,
    pairsMissing: (group) => `${group}: mancano ancora incontri`,
    levelAcross: 'Squadre a pari merito tra i gironi: decide l’organizzazione',
    when: (date, time, location) => `${date}, ore ${time} - ${location}`,
    myTeam: 'la mia squadra',
  },
  matchStates: {
    scheduled: 'In programma',
    due: 'Prevista ora',
    'awaiting-result': 'Risultato in attesa',
    live: 'In diretta',
    postponed: 'Rinviata',
    abandoned: 'Sospesa',
    finished: 'Risultato',
    played: 'Giocata',
  },
  sources: ITALIAN_SOURCE_WORDS,
  tournaments: {
    cups: 'Tutti i tornei',
    noName: 'Nome del torneo',
    unnamed: (date) => `Torneo del ${date}`,
    timesIn: (zone) => `Fuso orario: ${zone}`,
  },
} satisfies Translated<typeof english>;

/** The texts that visitors and administrators read. */
export const sharedTexts: WithAllArguments<typeof english, typeof texts> = texts;
