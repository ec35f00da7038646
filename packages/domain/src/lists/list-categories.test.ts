import { describe, expect, it } from 'vitest';
import type { CategoriesForList } from './list-categories';
import { namesOf } from '../testing/names-of';
import { readTeamList } from './read-team-list';

const known = [
  { categoryId: 'f', name: 'F juniors' },
  { categoryId: 'e', name: 'E juniors' },
];
const IN_CUP: CategoriesForList = { known, categoryId: null };

function teamsOf(
  text: string,
  categories = IN_CUP,
  present: readonly { name: string; categoryId?: string }[] = [],
) {
  const list = readTeamList(text, present, {}, categories);
  const teams = list.teams.map(({ name, categoryId }) => [name, categoryId]);
  return { ...list, teams };
}

describe('the categories of a list of teams', () => {
  it.each(['Kategorie', 'Category', 'Catégorie', 'CATEGORIA', 'Altersklasse', 'Kat.', 'Cat.'])(
    'stand in the column %s',
    (heading) => {
      const { columns, teams, unknownCategories, problems } = teamsOf(
        `Team;${heading};Spieler\nFC Bern;f  juniors;Anna\nFC Bern;E Juniors;Bea`,
      );
      expect(columns).toEqual(['team', 'category', 'players']);
      expect(teams).toEqual([
        ['FC Bern', 'f'],
        ['FC Bern', 'e'],
      ]);
      expect([unknownCategories, problems]).toEqual([[], []]);
    },
  );

  it.each([
    'E juniors',
    'e juniors:',
    'Category: E juniors',
    'Kategorie E juniors',
    'catégorie\u00a0: E juniors',
    'Kategorie:E juniors',
    'Kat. E juniors',
  ])('may head the teams below: %j', (heading) => {
    const { teams, problems } = teamsOf(`F juniors\nFC Bern\nLions\n\n${heading}\nFC Bern;Anna;Bea`);
    expect(teams).toEqual([
      ['FC Bern', 'f'],
      ['Lions', 'f'],
      ['FC Bern', 'e'],
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['FC Bern\tF juniors\nFC Bern\te juniors\nLions\t', ['team', 'category']],
    ['Stufe;Team\nF juniors;FC Bern\nE juniors;FC Bern\nE juniors;Lions', ['category', 'team']],
  ])('stand in a column that has nothing else, whatever heads it: %j', (text, expected) => {
    const { columns, teams, problems } = teamsOf(text, { known, categoryId: 'e' });
    expect(columns).toEqual(expected);
    expect(teams).toEqual([
      ['FC Bern', 'f'],
      ['FC Bern', 'e'],
      ['Lions', 'e'],
    ]);
    expect(problems).toEqual([]);
  });

  it('are not headed by a team whose name begins like a short word for them', () => {
    const { teams } = teamsOf('Kat Bern\nCat Power');
    expect(teams).toEqual([
      ['Kat Bern', null],
      ['Cat Power', null],
    ]);
  });

  it('are those of the whole list where it names none', () => {
    const { teams } = teamsOf('FC Bern\nCategory: F juniors\nLions', { known, categoryId: 'e' });
    expect(teams).toEqual([
      ['FC Bern', 'e'],
      ['Lions', 'f'],
    ]);
  });

  it('are told where the cup does not have them, each once, also where it has none at all', () => {
    const text = 'Team;Kategorie\nFC Bern;D\nFC Thun;d\nLions;F juniors\nBears;Women';
    expect(teamsOf(text).unknownCategories).toEqual(['D', 'Women']);
    expect(teamsOf(text).teams).toContainEqual(['FC Bern', null]);
    const inNone = teamsOf(text, { known: [], categoryId: null });
    expect(inNone.unknownCategories).toEqual(['D', 'F juniors', 'Women']);
  });

  it('have each name once, beside the teams of the cup, too', () => {
    const text = 'Team;Kategorie\nFC Bern;F juniors\nFC Bern;E juniors\nfc bern;F juniors\nFC Bern;D';
    const present = [{ name: 'FC Bern', categoryId: 'e' }];
    expect(teamsOf(text, IN_CUP, present).problems).toEqual([
      { line: 3, code: 'team_name_already_exists', name: 'FC Bern' },
      { line: 4, code: 'team_name_already_exists', name: 'fc bern', otherLine: 2 },
    ]);
  });

  it('do not let a name stand twice in a cup that has none', () => {
    const { problems } = teamsOf('Team;Kategorie\nFC Bern;F\nFC Bern;E', { known: [], categoryId: null });
    expect(problems).toMatchObject([{ line: 3, code: 'team_name_already_exists' }]);
  });

  it('count their teams by themselves, and a team of another one is no player of the one before', () => {
    const { teams } = teamsOf(
      'F juniors\n1. FC Bern\n2. FC Thun\n3. FC Biel\nE juniors\n1. FC Bern\n2. FC Thun\n3. FC Chur',
    );
    expect(teams.map(([name]) => name)).toEqual([
      'FC Bern',
      'FC Thun',
      'FC Biel',
      'FC Bern',
      'FC Thun',
      'FC Chur',
    ]);
    const rows =
      'Team;Kategorie;Spieler\nFC Bern;F juniors;Anna\nFC Bern;F juniors;Bea\nFC Bern;E juniors;Cleo';
    const list = readTeamList(rows, [], {}, IN_CUP);
    expect(list.teams.map(({ players, categoryId }) => [categoryId, ...namesOf(players)])).toEqual([
      ['f', 'Anna', 'Bea'],
      ['e', 'Cleo'],
    ]);
  });
});
