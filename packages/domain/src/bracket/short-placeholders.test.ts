import { describe, expect, it } from 'vitest';
import { parsePlaceholder } from './placeholders';

const place = (nth: number, groupName: string) => ({ kind: 'group-place', place: nth, groupName });

describe('a short form of a placeholder', () => {
  it.each([
    ['W1', { kind: 'match-winner', matchNumber: 1 }],
    ['w 12', { kind: 'match-winner', matchNumber: 12 }],
    ['L3', { kind: 'match-loser', matchNumber: 3 }],
    ['1A', place(1, 'A')],
    ['W1234', { kind: 'match-winner', matchNumber: 1234 }],
    ['2b', place(2, 'b')],
    ['12C', place(12, 'C')],
    ['2 B', place(2, 'B')],
    ['1-A', place(1, 'A')],
    ['1L', place(1, 'L')],
    ['A1', place(1, 'A')],
    ['b 2', place(2, 'b')],
    ['Z12', place(12, 'Z')],
    ['Winner Group B', place(1, 'Group B')],
    ['Winners of Pool North', place(1, 'Pool North')],
    ['Runner-up Group B', place(2, 'Group B')],
    ['Second in group B', place(2, 'group B')],
    ['Third Group C', place(3, 'Group C')],
    ['Fourth Group C', place(4, 'Group C')],
    ['Sieger Gruppe B', place(1, 'Gruppe B')],
    ['Gruppensieger B', place(1, 'B')],
    ['Gruppenzweite B', place(2, 'B')],
    ['Zweiter der Gruppe B', place(2, 'Gruppe B')],
    ['Gruppensieger Nord 2', place(1, 'Nord 2')],
    ['Vainqueur du groupe B', place(1, 'groupe B')],
    ['Vainqueur poule B', place(1, 'poule B')],
    ['Vincente del gruppo B', place(1, 'gruppo B')],
    ['Première du groupe B', place(1, 'groupe B')],
    ['Deuxième groupe B', place(2, 'groupe B')],
    ['Vincente girone B', place(1, 'girone B')],
    ['Seconda del girone B', place(2, 'girone B')],
  ])('%j is understood', (text, parsed) => {
    expect(parsePlaceholder(text)).toEqual(parsed);
  });

  it.each([
    'Viertelfinal Gruppe A',
    'Quarterfinal Group A',
    'V1',
    'S1',
    'P 1',
    '0A',
    'A0',
    'W0',
    'AB1',
    '1AB',
    '100A',
    'Winner',
    'Winner B',
    'AW1',
    'W1a',
    'W12345',
    'The 1A',
    'A123',
    'The A1',
    'Untergruppensieger B',
    'The Winner Group B',
    'Loser Group B',
    'Friends Group B',
  ])('%j is plain text', (text) => {
    expect(parsePlaceholder(text)).toEqual({ kind: 'text' });
  });
});
