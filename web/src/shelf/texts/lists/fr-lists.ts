import type { Translated } from '../translated';
import type { listTexts as english } from './en-lists';

export const listTexts: Translated<typeof english> = {
  names: {
    fixtures: 'Programme',
    results: 'Résultats',
    tables: 'Classements',
    scorers: 'Buteuses et buteurs',
  },
  columns: {
    category: 'Catégorie',
    number: 'Nº',
    date: 'Date',
    time: 'Heure',
    stage: 'Phase',
    group: 'Groupe',
    home: 'Recevant',
    away: 'Visiteur',
    place: 'Lieu',
    homeGoals: 'Buts recevant',
    awayGoals: 'Buts visiteur',
    homeKicks: 'Tirs au but recevant',
    awayKicks: 'Tirs au but visiteur',
    note: 'Remarque',
    position: 'Rang',
    team: 'Équipe',
    played: 'Matchs',
    wins: 'Victoires',
    draws: 'Nuls',
    losses: 'Défaites',
    goalsFor: 'Buts marqués',
    goalsAgainst: 'Buts reçus',
    difference: 'Différence',
    points: 'Points',
    player: 'Nom',
    goals: 'Buts',
  },
};
