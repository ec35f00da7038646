import type { Translated } from '../translated';
import type { listTexts as english } from './en-lists';

export const listTexts: Translated<typeof english> = {
  names: {
    fixtures: 'Spielplan',
    results: 'Resultate',
    tables: 'Tabellen',
    scorers: 'Torschützinnen und Torschützen',
  },
  columns: {
    category: 'Kategorie',
    number: 'Nr.',
    date: 'Datum',
    time: 'Zeit',
    stage: 'Phase',
    group: 'Gruppe',
    home: 'Heim',
    away: 'Gast',
    place: 'Ort',
    homeGoals: 'Tore Heim',
    awayGoals: 'Tore Gast',
    homeKicks: 'Penaltys Heim',
    awayKicks: 'Penaltys Gast',
    note: 'Bemerkung',
    position: 'Rang',
    team: 'Team',
    played: 'Spiele',
    wins: 'Siege',
    draws: 'Unentschieden',
    losses: 'Niederlagen',
    goalsFor: 'Tore',
    goalsAgainst: 'Gegentore',
    difference: 'Differenz',
    points: 'Punkte',
    player: 'Name',
    goals: 'Tore',
  },
};
