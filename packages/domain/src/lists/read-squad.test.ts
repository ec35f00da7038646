import { describe, expect, it } from 'vitest';
import { readSquad } from './read-squad';

const [ANNA, BEA] = [
  { name: 'Anna Keller', number: 7 },
  { name: 'Bea Roth', number: 9 },
];

describe('the players of one team', () => {
  it.each([
    '7 Anna\n9 Bea (C)\nCleo',
    '- 7 Anna\n- 9 Bea (C)\n- Cleo',
    '7 Anna, 9 Bea (C), Cleo',
    '7 Anna; 9 Bea (C); Cleo',
    '7 Anna, 9 Bea (C)\nCleo',
    '7;Anna\r\n9;Bea (C)\r\n\r\nCleo\r\n',
    '7\tAnna\n9\tBea (C)\nCleo',
    'Anna\t7\nBea (C)\t9\nCleo\t',
    'Spielerin\n7 Anna\n9 Bea (C)\nCleo',
  ])('stand one a line or between commas: %j', (text) => {
    expect(readSquad(text)).toEqual([
      { name: 'Anna', number: 7 },
      { name: 'Bea', number: 9, isCaptain: true },
      { name: 'Cleo' },
    ]);
  });

  it('are one a line where the last name stands before a comma', () => {
    expect(readSquad('Keller, Anna\nRoth, Bea')).toEqual([{ name: 'Anna Keller' }, { name: 'Bea Roth' }]);
  });

  it.each([
    '7 Keller, Anna\n9 Roth, Bea',
    '7;Keller, Anna\n9;Roth, Bea',
    '7\t"Keller, Anna"\n9\t"Roth, Bea"',
    'Keller, Anna;7\nRoth, Bea;9',
    'Nr;Name;Vorname;Jahrgang\n7;Keller;Anna;2014\n9;Roth;Bea;2013',
    '7,Keller,Anna\n9,Roth,Bea',
    'Nr,Vorname,Name\n7,Anna,Keller\n9,Bea,Roth',
    'Anna Keller\t7\ta@b.ch\nBea Roth\t9\tb@b.ch',
  ])('have their numbers beside names of whatever order: %j', (text) => {
    expect(readSquad(text)).toEqual([ANNA, BEA]);
  });

  it.each(['7;Keller, Anna', '7 Keller, Anna', 'Keller, Anna;7', 'Anna Keller\t7', 'Anna Keller;7'])(
    'may be one alone, whose number is no part of the name: %j',
    (text) => expect(readSquad(text)).toEqual([ANNA]),
  );

  it('have also numbers that no player can have, so that they are refused and not lost', () => {
    expect(readSquad('100;Anna\n0;Bea')).toEqual([
      { name: 'Anna', number: 100 },
      { name: 'Bea', number: 0 },
    ]);
  });

  it.each(['', '7', '7\n9'])('are none in %j', (text) => expect(readSquad(text)).toEqual([]));
});
