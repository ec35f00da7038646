import { describe, expect, it } from 'vitest';
import type { Layout } from './list-layout';
import { namesOf } from '../testing/names-of';
import { readTeamList } from './read-team-list';

function read(text: string, layout?: Layout): readonly string[] {
  const { teams } = readTeamList(text, [], layout && { layout });
  return teams.map(({ name, players }) => [name, namesOf(players).join('+')].filter(Boolean).join(': '));
}

describe('a comma in a list of teams', () => {
  it.each([
    'FC Bern, Frauen',
    'FC Bern, Frauen\nLions\nTigers',
    'FC Bern, Frauen\nFC Thun, Herren',
    'FC Bern, U13\nFC Bern, 2. Mannschaft\nFC Thun, B',
    'Bern, die Wilden\nThun, die Wilden\nBiel, die Wilden',
    'Lions, the second ones\nTigers\nBears',
  ])('is a part of the names in %j', (text) => {
    expect(read(text)).toEqual(text.split('\n'));
  });

  it.each([
    ['Lions, Anna Keller\nTigers, Bea K.', ['Lions: Anna Keller', 'Tigers: Bea K.']],
    ['Lions, Anna, Bea\nTigers\nBears', ['Lions: Anna+Bea', 'Tigers', 'Bears']],
    ['Lions,Frauen\nTigers\nBears', ['Lions: Frauen', 'Tigers', 'Bears']],
    ['Team, Captain\nLions, Anna\nTigers\nBears\nWolves', ['Lions', 'Tigers', 'Bears', 'Wolves']],
  ])('comes before players in %j', (text, teams) => {
    expect(read(text)).toEqual(teams);
  });

  it('is what somebody says it is', () => {
    expect(readTeamList('Lions, Anna').layouts).toEqual(['lines', 'columns']);
    expect(read('Lions, Anna', 'lines')).toEqual(['Lions, Anna']);
    expect(read('FC Bern, Frauen', 'columns')).toEqual(['FC Bern: Frauen']);
    expect(read('"FC Bern, Frauen"\nLions', 'lines')).toEqual(['FC Bern, Frauen', 'Lions']);
  });
});

describe('players below their team', () => {
  it.each([
    ['whole names', 'Lions\nAnna Keller\nBea Graf\n\nTigers\nCleo Roth\nDora Hug'],
    ['first names below clubs', 'FC Lions\nAnna\nBea\n\nSC Tigers\nCleo\nDora'],
    ['numbers', 'Lions\n1 Anna Keller\n2 Bea\n \nTigers\n1. Cleo\n2. Dora Hug'],
    ['last names first', 'Lions\nKeller, Anna\nGraf, Bea\n\n\nTigers\nRoth, Cleo\nHug, Dora'],
  ])('are read in blocks: %s', (_, text) => {
    const { layout, teams, problems } = readTeamList(text);
    expect(layout).toBe('blocks');
    expect(problems).toEqual([]);
    expect(teams.map(({ name, players }) => [name, players.length])).toEqual([
      [expect.stringContaining('Lions'), 2],
      [expect.stringContaining('Tigers'), 2],
    ]);
  });

  it('are not made of teams with empty lines between them', () => {
    for (const text of [
      'Lions\nTigers\n\nBears\nWolves',
      'Basel Blau\nBasel Rot\n\nBern Blau\nBern Rot',
      'Gruppe 1\nBasel Blau\nBasel Rot\n\nGruppe 2\nBern Blau\nBern Rot',
      'FC Bern\nFC Thun\n\nSC Chur\nFC Biel',
    ]) {
      expect(read(text)).toEqual(text.split(/\n+/));
    }
  });

  it('are where somebody says so, below the heading', () => {
    const text = 'Lions\nAnna\nBea\n\nTigers\nCleo\nDora';
    expect(readTeamList(text)).toMatchObject({ layout: 'lines', layouts: ['lines', 'blocks'] });
    expect(read(text, 'blocks')).toEqual(['Lions: Anna+Bea', 'Tigers: Cleo+Dora']);
    const { teams } = readTeamList(`Hallencup\n${text}`, [], { layout: 'blocks', hasHeading: true });
    expect(teams.map(({ name, lines }) => [name, ...lines])).toEqual([
      ['Lions', 2, 3, 4],
      ['Tigers', 6, 7, 8],
    ]);
  });

  it('are people only: phones are left out, the second of one name is told', () => {
    const { teams, notes } = readTeamList(
      'Lions\nAnna Keller\nAnna Keller\n079 123 45 67\n\nTigers\nBea Graf\nCleo Roth',
    );
    expect(namesOf(teams[0]?.players)).toEqual(['Anna Keller', 'Anna Keller']);
    expect(notes.map(({ line, kind }) => [line, kind])).toEqual([
      [1, 'same-player'],
      [4, 'contact'],
    ]);
  });
});
