import type * as english from '../../en/public/matches';
import type { Translated } from '../../translated';

export const matchesTexts = {
  nextMatch: 'Nächstes Spiel',
  noMatchInfo: 'Zurzeit steht kein Spiel an',
  upcoming: 'Nächste Spiele',
  noMatches: 'Keine Spiele gefunden',
  results: 'Resultate',
  noResults: 'Noch keine Resultate',
  latestResults: 'Letzte Resultate',
  scoreboard: 'Spielstand',
  states: {
    scheduled: 'Angesetzt',
    due: 'Müsste laufen',
    'awaiting-result': 'Resultat ausstehend',
    live: 'Live',
    postponed: 'Verschoben',
    abandoned: 'Abgebrochen',
    finished: 'Resultat',
  },
  weekdays: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'],
  now: 'Jetzt',
  chip: (weekday: string, day: string, month: string) => `${weekday} ${day}.${month}.`,
  sample: 'Beispiel',
  sampleStage: 'Final',
  sampleNote: 'So sieht der Spielstand aus, sobald das erste Spiel angepfiffen ist.',
  versus: 'gegen',
} satisfies Translated<typeof english.matchesTexts>;

export const matchTexts = {
  noTeam: 'KEIN TEAM',
  noScore: '(-)',
  team1: 'Team 1',
  team2: 'Team 2',
  unknownVenue: 'Spielort unbekannt',
  clock: (time) => `${time} Uhr`,
  to: 'zu',
  penalties: (local, visitor) => `(${local} - ${visitor} im Penaltyschiessen)`,
  match: (number) => `Spiel ${number}`,
  forfeit: 'Forfait',
  underReview: 'In Prüfung',
  whyUnderReview:
    'Ein korrigiertes Resultat hat geändert, wer hier spielt, seit dieses Resultat eingetragen wurde.',
  lotsDecide: (group) => `Teams gleichauf in ${group}: Das Los entscheidet`,
  levelAcross: 'Teams gleichauf über die Gruppen: Die Turnierleitung entscheidet',
  when: (date, time, location) => `${date}, ${time} Uhr - ${location}`,
} satisfies Translated<typeof english.matchTexts>;
