import { describe, expect, it } from 'vitest';
import { readPastedTeams } from './read-pasted-teams';

describe('pasted teams', () => {
  it('are one a line, without empty lines and spaces around', () => {
    expect(readPastedTeams('Lions\r\n\r\n  Tigers \n')).toEqual({
      teams: [
        { line: 1, name: 'Lions', players: [] },
        { line: 3, name: 'Tigers', players: [] },
      ],
      problems: [],
      notes: [],
    });
  });

  it.each([
    ['tabs', 'Lions\tAnna\tBea\nTigers\tCleo\t'],
    ['semicolons', 'Lions;Anna;Bea\nTigers;Cleo'],
    ['commas', 'Lions, Anna, Bea\nTigers, Cleo'],
    ['one column for the players', 'Lions\tAnna, Bea\nTigers\tCleo'],
    ['tabs after a line that was typed', 'Lions; Anna, Bea\nTigers\tCleo'],
    ['quotes', '"Lions";"Anna";"Bea"\n"Tigers";Cleo'],
  ])('come with their players, between %s', (_, text) => {
    expect(readPastedTeams(text).teams.map(({ name, players }) => [name, ...players])).toEqual([
      ['Lions', 'Anna', 'Bea'],
      ['Tigers', 'Cleo'],
    ]);
  });

  it('may have separators and quotes in their names', () => {
    const { teams } = readPastedTeams('"Lions; Basel";Anna\n"The ""Tigers""";Bea');
    expect(teams.map(({ name }) => name)).toEqual(['Lions; Basel', 'The "Tigers"']);
  });

  it('lose nothing to quotes that nothing ends, and that is said', () => {
    const { teams, notes } = readPastedTeams(
      '"Lions;Anna;Bea\n"The ""Tigers;Cleo\n18" United;"Dora\n"Bears";"""Eva"',
    );
    expect(teams.map(({ name, players }) => [name, ...players])).toEqual([
      ['"Lions', 'Anna', 'Bea'],
      ['"The ""Tigers', 'Cleo'],
      ['18" United', '"Dora'],
      ['Bears', '"Eva'],
    ]);
    expect(notes).toEqual([
      { line: 1, kind: 'open-quote', name: '"Lions' },
      { line: 2, kind: 'open-quote', name: '"The ""Tigers' },
      { line: 3, kind: 'open-quote', name: '"Dora' },
    ]);
  });

  it('have each player once, and that is said', () => {
    const { teams, notes } = readPastedTeams('Lions;Anna Keller;Bea;anna  keller\nTigers;Bea');
    expect(teams[0]?.players).toEqual(['Anna Keller', 'Bea']);
    expect(notes).toEqual([{ line: 1, kind: 'same-player', name: 'anna  keller' }]);
  });

  it('may have a comma in their names beside lines of a spreadsheet', () => {
    const { teams } = readPastedTeams('Lions\tAnna\nBasel, second team');
    expect(teams.map(({ name, players }) => [name, ...players])).toEqual([
      ['Lions', 'Anna'],
      ['Basel, second team'],
    ]);
  });

  it.each([
    ['case', 'Lions\nLIONS'],
    ['spaces', 'FC  Basel\nfc Basel'],
    ['how letters are composed', 'Zu\u0308rich\nZ\u00fcrich'],
  ])('are the same without regard to %s', (_, text) => {
    const { problems } = readPastedTeams(text);
    expect(problems).toMatchObject([{ line: 2, code: 'team_name_already_exists', otherLine: 1 }]);
  });

  it('may not be in the cup already', () => {
    expect(readPastedTeams('Tigers\nlions', ['Lions']).problems).toEqual([
      { line: 2, code: 'team_name_already_exists', name: 'lions' },
    ]);
  });

  it('have names of a sensible length, said where they stand', () => {
    const text = ['L', 'x'.repeat(51), '\tAnna', `Lions\tA`, 'Tigers\u0007'].join('\n');
    expect(readPastedTeams(text).problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'team_name_must_be_at_least_2_characters_long'],
      [2, 'team_name_must_be_at_most_50_characters_long'],
      [3, 'team_name_can_not_be_empty'],
      [4, 'player_name_must_be_at_least_2_characters_long'],
      [5, 'text_has_unusable_characters'],
    ]);
  });

  it('have 40 players at most: a column too many is said', () => {
    const players = (count: number) =>
      Array.from({ length: count }, (_, index) => `Player ${index}`).join(';');
    expect(readPastedTeams(`Lions;${players(40)}`).problems).toEqual([]);
    expect(readPastedTeams(`Lions;${players(41)}`).problems).toEqual([
      { line: 1, code: 'team_has_too_many_players', name: 'Lions' },
    ]);
  });

  it('are 128 at most, those of the cup included', () => {
    const text = Array.from({ length: 129 }, (_, index) => `Team ${index + 1}`).join('\n');
    expect(readPastedTeams(text).problems).toEqual([
      { line: 129, code: 'tournament_has_too_many_teams', name: 'Team 129' },
    ]);
    expect(readPastedTeams(text, ['Lions']).problems).toHaveLength(2);
    expect(readPastedTeams(text).teams).toHaveLength(129);
  });
});
