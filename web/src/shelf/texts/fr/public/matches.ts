import type * as english from '../../en/public/matches';
import type { Translated } from '../../translated';

export const matchesTexts = {
  nextMatch: 'Prochain match',
  noMatchInfo: 'Pas de match à venir',
  upcoming: 'Matchs à venir',
  noMatches: 'Aucun match trouvé',
  results: 'Résultats',
  noResults: 'Pas encore de résultats',
  latestResults: 'Derniers résultats',
  scoreboard: 'Score',
  states: {
    scheduled: 'Au programme',
    due: 'Prévu maintenant',
    'awaiting-result': 'Résultat attendu',
    live: 'En direct',
    postponed: 'Reporté',
    abandoned: 'Interrompu',
    finished: 'Résultat',
  },
  weekdays: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'],
  now: 'Maintenant',
  chip: (weekday: string, day: string, month: string) => `${weekday} ${day}.${month}.`,
  sample: 'Exemple',
  sampleStage: 'Finale',
  sampleNote: 'Voilà à quoi ressemblera le tableau des scores dès le coup d’envoi du premier match.',
  versus: 'contre',
} satisfies Translated<typeof english.matchesTexts>;

export const matchTexts = {
  noTeam: 'AUCUNE ÉQUIPE',
  noScore: '(-)',
  team1: 'Équipe 1',
  team2: 'Équipe 2',
  unknownVenue: 'Lieu inconnu',
  clock: (time) => time.replace(':', 'h'),
  to: 'à',
  penalties: (local, visitor) => `(${local} - ${visitor} aux tirs au but)`,
  match: (number) => `Match ${number}`,
  forfeit: 'Forfait',
  underReview: 'En vérification',
  whyUnderReview: 'Un résultat corrigé a changé les équipes de ce match depuis la saisie de ce score.',
  lotsDecide: (group) => `Équipes à égalité dans ${group}\u202f: le tirage au sort décide`,
  levelAcross: 'Équipes à égalité entre groupes\u202f: les organisateurs décident',
  when: (date, time, location) => `${date} à ${time.replace(':', 'h')} - ${location}`,
} satisfies Translated<typeof english.matchTexts>;
