import type { Translated } from '../translated';
import type { listTexts as english } from './en-lists';

export const listTexts: Translated<typeof english> = {
  names: {
    fixtures: 'Calendario',
    results: 'Risultati',
    tables: 'Classifiche',
    scorers: 'Marcatrici e marcatori',
  },
  columns: {
    category: 'Categoria',
    number: 'N.',
    date: 'Data',
    time: 'Ora',
    stage: 'Fase',
    group: 'Girone',
    home: 'Casa',
    away: 'Ospite',
    place: 'Luogo',
    homeGoals: 'Reti casa',
    awayGoals: 'Reti ospite',
    homeKicks: 'Rigori casa',
    awayKicks: 'Rigori ospite',
    note: 'Osservazione',
    position: 'Rango',
    team: 'Squadra',
    played: 'Partite',
    wins: 'Vittorie',
    draws: 'Pareggi',
    losses: 'Sconfitte',
    goalsFor: 'Reti fatte',
    goalsAgainst: 'Reti subite',
    difference: 'Differenza',
    points: 'Punti',
    player: 'Nome',
    goals: 'Reti',
  },
};
