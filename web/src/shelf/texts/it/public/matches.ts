import type * as english from '../../en/public/matches';
import type { Translated } from '../../translated';

export const matchesTexts = {
  nextMatch: 'Prossima partita',
  noMatchInfo: 'Nessuna partita in programma',
  upcoming: 'Prossime partite',
  noMatches: 'Nessuna partita trovata',
  results: 'Risultati',
  noResults: 'Ancora nessun risultato',
  latestResults: 'Ultimi risultati',
  scoreboard: 'Punteggio',
  states: {
    scheduled: 'In programma',
    due: 'Prevista ora',
    'awaiting-result': 'Risultato in attesa',
    live: 'In diretta',
    postponed: 'Rinviata',
    abandoned: 'Sospesa',
    finished: 'Risultato',
  },
  weekdays: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'],
  now: 'Ora',
  chip: (weekday: string, day: string, month: string) => `${weekday} ${day}.${month}`,
  sample: 'Esempio',
  sampleStage: 'Finale',
  sampleNote: 'Così si presenterà il punteggio dal calcio d’inizio della prima partita.',
  versus: 'contro',
} satisfies Translated<typeof english.matchesTexts>;

export const matchTexts = {
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
  underReview: 'In verifica',
  whyUnderReview:
    'Un risultato corretto ha cambiato le squadre di questa partita da quando è stato inserito questo risultato.',
  lotsDecide: (group) => `Squadre a pari merito in ${group}: decide il sorteggio`,
  levelAcross: 'Squadre a pari merito tra i gironi: decidono gli organizzatori',
  when: (date, time, location) => `${date}, ore ${time} - ${location}`,
} satisfies Translated<typeof english.matchTexts>;
