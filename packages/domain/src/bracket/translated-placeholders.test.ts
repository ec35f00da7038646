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
    ['Verlierer Spiel 3', LOSER_OF_3],
    ['1. Gruppe A', place(1, 'Gruppe A')],
    ['2. der Gruppe Nord', place(2, 'Gruppe Nord')],
    ['Bester Dritter 1', best(3, 1)],
    ['beste Fünfte 2', best(5, 2)],
    ['Einer der besten Dritten (1)', oneOfBest(3, 1)],
    ['eine der besten ersten (12)', oneOfBest(1, 12)],
    ['Vainqueur match 3', WINNER_OF_3],
    ['vainqueur du match 3', WINNER_OF_3],
    ['Perdante du match 3', LOSER_OF_3],
    ['1er groupe A', place(1, 'groupe A')],
    ['1re du groupe A', place(1, 'groupe A')],
    ['2e groupe B', place(2, 'groupe B')],
    ['3ème groupe B', place(3, 'groupe B')],
    ['Meilleur troisième 1', best(3, 1)],
    ['Meilleure deuxième 12', best(2, 12)],
    ['Un des meilleurs troisièmes (1)', oneOfBest(3, 1)],
    ['Une des meilleures premières (2)', oneOfBest(1, 2)],
    ['Vincente partita 3', WINNER_OF_3],
    ['Vincitrice della partita 3', WINNER_OF_3],
    ['Perdente partita 3', LOSER_OF_3],
    ['1ª girone A', place(1, 'girone A')],
    ['1° girone A', place(1, 'girone A')],
    ['2a del gruppo B', place(2, 'gruppo B')],
    ['Migliore terza 1', best(3, 1)],
    ['Miglior seconda 2', best(2, 2)],
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
