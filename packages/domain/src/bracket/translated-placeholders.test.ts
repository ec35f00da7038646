import { describe, expect, it } from 'vitest';
import { parsePlaceholder } from './placeholders';

const WINNER_OF_3 = { kind: 'match-winner', matchNumber: 3 };
const LOSER_OF_3 = { kind: 'match-loser', matchNumber: 3 };

function place(place: number, groupName: string) {
  return { kind: 'group-place', place, groupName };
}

function best(place: number, rank: number) {
  return { kind: 'best-of-place', place, rank };
}

function oneOfBest(place: number, slot: number) {
  return { kind: 'allotted-of-place', place, slot };
}

describe('a placeholder in another language', () => {
  it.each([
    ['Sieger Spiel 3', WINNER_OF_3],
    ['  SIEGERIN   von spiel 3', WINNER_OF_3],
    ['Gewinner Spiel 3', WINNER_OF_3],
    ['Gewinnerin des Spiels 3', WINNER_OF_3],
    ['Sieger Spiel 1234', { kind: 'match-winner', matchNumber: 1234 }],
    ['Verlierer Spiel 3', LOSER_OF_3],
    ['1. Gruppe A', place(1, 'Gruppe A')],
    ['2. der Gruppe Nord', place(2, 'Gruppe Nord')],
    ['128. Gruppe A', place(128, 'Gruppe A')],
    ['Bester Dritter 1', best(3, 1)],
    ['beste Fünfte 2', best(5, 2)],
    ['Bestes Viertes 123', best(4, 123)],
    ['Einer der besten Dritten (1)', oneOfBest(3, 1)],
    ['eine der besten ersten (12)', oneOfBest(1, 12)],
    ['Vainqueur match 3', WINNER_OF_3],
    ['vainqueur du match 3', WINNER_OF_3],
    ['Gagnant match 3', WINNER_OF_3],
    ['Gagnante du match 3', WINNER_OF_3],
    ['Perdant match 3', LOSER_OF_3],
    ['Vainqueur match 1234', { kind: 'match-winner', matchNumber: 1234 }],
    ['Perdante du match 3', LOSER_OF_3],
    ['1er groupe A', place(1, 'groupe A')],
    ['1re du groupe A', place(1, 'groupe A')],
    ['1ère groupe B', place(1, 'groupe B')],
    ['2e groupe B', place(2, 'groupe B')],
    ['128e groupe B', place(128, 'groupe B')],
    ['3ème groupe B', place(3, 'groupe B')],
    ['Meilleur troisième 1', best(3, 1)],
    ['Meilleure deuxième 12', best(2, 12)],
    ['Un des meilleurs troisièmes (1)', oneOfBest(3, 1)],
    ['Une des meilleures premières (2)', oneOfBest(1, 2)],
    ['Une des meilleures premières (123)', oneOfBest(1, 123)],
    ['Vincente partita 3', WINNER_OF_3],
    ['Vincitore partita 3', WINNER_OF_3],
    ['Vincente partita 1234', { kind: 'match-winner', matchNumber: 1234 }],
    ['Vincitrice della partita 3', WINNER_OF_3],
    ['Perdente partita 3', LOSER_OF_3],
    ['1ª girone A', place(1, 'girone A')],
    ['1° girone A', place(1, 'girone A')],
    ['128º girone A', place(128, 'girone A')],
    ['2a del gruppo B', place(2, 'gruppo B')],
    ['Migliore terza 1', best(3, 1)],
    ['Miglior seconda 2', best(2, 2)],
    ['Migliori terze 123', best(3, 123)],
    ['Una delle migliori terze (1)', oneOfBest(3, 1)],
    ['Uno dei migliori settimi (2)', oneOfBest(7, 2)],
  ])('%j is understood', (text, parsed) => {
    expect(parsePlaceholder(text)).toEqual(parsed);
  });

  it.each([
    'Sieger Spiel',
    'Sieger Spiel 0',
    'Sieger match 3',
    'Winner Spiel 3',
    'Vainqueur partita 3',
    '1.Gruppe A',
    '0. Gruppe A',
    'Der Sieger Spiel 3',
    'Sieger Spiel 3a',
    'Sieger Spiel 12345',
    'Die 1. Gruppe A',
    '1234. Gruppe A',
    'Der beste Dritte 1',
    'Bester Dritter 0',
    'Bester Dritter 1.',
    'Bester Dritter 1234',
    'Keiner der besten Dritten (1)',
    'Einer der besten Dritten (1) ?',
    'Einer der besten Dritten (1234)',
    'Le vainqueur match 3',
    'Vainqueur match 3a',
    'Le 1er groupe A',
    'Le meilleur troisième 1',
    'Meilleur troisième 1a',
    'Aucune des meilleures premières (1)',
    'Une des meilleures premières (1) ?',
    'La vincente partita 3',
    'Vincente partita 3a',
    'La 1ª girone A',
    'La migliore terza 1',
    'Migliore terza 1a',
    'Nessuna delle migliori terze (1)',
    'Una delle migliori terze (1) ?',
    'Bester Neunter 1',
    'Meilleur ami 1',
    'Migliore 1',
    'Einer der besten Dritten',
    'Einer der besten Freunde (1)',
    'Un des meilleurs troisièmes 1',
    'Una delle migliori (1)',
  ])('%j is plain text', (text) => {
    expect(parsePlaceholder(text)).toEqual({ kind: 'text' });
  });
});
