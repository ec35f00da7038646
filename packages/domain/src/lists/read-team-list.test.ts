import { describe, expect, it } from 'vitest';
import { namesOf } from '../testing/names-of';
import { readTeamList } from './read-team-list';

describe('pasted teams', () => {
  it('are one a line, without empty lines and spaces around', () => {
    expect(readTeamList('Lions\r\n\r\n  Tigers \n')).toMatchObject({
      columns: ['team'],
      heading: null,
      teams: [
        { line: 1, lines: [1], name: 'Lions', players: [] },
        { line: 3, lines: [3], name: 'Tigers', players: [] },
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
    expect(readTeamList(text).teams.map(({ name, players }) => [name, ...namesOf(players)])).toEqual([
      ['Lions', 'Anna', 'Bea'],
      ['Tigers', 'Cleo'],
    ]);
  });

  it('stay teams below a heading where their names are words of headings', () => {
    const { teams, notes } = readTeamList('Team;Spieler\nTeam Rot;Spieler 1\nMannschaft Blau;Spielerin 2');
    expect(teams.map(({ name }) => name)).toEqual(['Team Rot', 'Mannschaft Blau']);
    expect(notes.map(({ kind }) => kind)).toEqual(['heading']);
  });

  it('may have separators and quotes in their names', () => {
    const { teams } = readTeamList('"Lions; Basel";Anna\n"The ""Tigers""";Bea');
    expect(teams.map(({ name }) => name)).toEqual(['Lions; Basel', 'The "Tigers"']);
  });

  it('lose nothing to quotes that nothing ends, and that is said', () => {
    const { teams, notes } = readTeamList(
      '"Lions;Anna;Bea\n"The ""Tigers;Cleo\n18" United;"Dora\n"Bears";"""Eva"',
    );
    expect(teams.map(({ name, players }) => [name, ...namesOf(players)])).toEqual([
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

  it('have both of two players of one name, and that is said', () => {
    const { teams, notes } = readTeamList('Lions;Anna Keller;Bea;anna  keller\nTigers;Bea');
    expect(namesOf(teams[0]?.players)).toEqual(['Anna Keller', 'Bea', 'anna keller']);
    expect(notes).toEqual([{ line: 1, kind: 'same-player', name: 'anna keller' }]);
  });

  it('may have a comma in their names beside lines of a spreadsheet', () => {
    const { teams } = readTeamList('Lions\tAnna\nBasel, second team');
    expect(teams.map(({ name, players }) => [name, ...namesOf(players)])).toEqual([
      ['Lions', 'Anna'],
      ['Basel, second team'],
    ]);
  });

  it.each([
    ['case', 'Lions\nLIONS'],
    ['spaces', 'FC  Basel\nfc Basel'],
    ['how letters are composed', 'Zu\u0308rich\nZ\u00fcrich'],
  ])('are the same without regard to %s', (_, text) => {
    const { problems } = readTeamList(text);
    expect(problems).toMatchObject([{ line: 2, code: 'team_name_already_exists', otherLine: 1 }]);
  });

  it.each([
    ['AC\n\u0410\u0421', [], { line: 2, code: 'name_looks_like_another', otherLine: 1 }],
    ['\u0410\u0421', ['AC'], { line: 1, code: 'name_looks_like_another' }],
    ['Lions\nTigers \u0301x', [], { line: 2, code: 'accent_stands_without_a_letter' }],
    ['L\u0456ons', [], { line: 1, code: 'word_mixes_letters_of_two_alphabets' }],
    ['Lions;T\u0456m', [], { line: 1, code: 'word_mixes_letters_of_two_alphabets' }],
  ])('may not mislead readers: %j beside %j', (text, present, problem) => {
    expect(
      readTeamList(
        text,
        present.map((name) => ({ name })),
      ).problems,
    ).toMatchObject([problem]);
  });

  it('may not be in the cup already', () => {
    expect(readTeamList('Tigers\nlions', [{ name: 'Lions' }]).problems).toEqual([
      { line: 2, code: 'team_name_already_exists', name: 'lions' },
    ]);
  });

  it('have names of a sensible length, said where they stand', () => {
    const text = ['\tAnna', 'L', 'x'.repeat(51), `Lions\tA`, 'Tigers\u0007'].join('\n');
    expect(readTeamList(text).problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'team_name_can_not_be_empty'],
      [2, 'team_name_must_be_at_least_2_characters_long'],
      [3, 'team_name_must_be_at_most_50_characters_long'],
      [4, 'player_name_must_be_at_least_2_characters_long'],
      [5, 'text_has_unusable_characters'],
    ]);
  });

  it('have 40 players at most: a column too many is said', () => {
    const players = (count: number) =>
      Array.from({ length: count }, (_, index) => `Player ${index}`).join(';');
    expect(readTeamList(`Lions;${players(40)}`).problems).toEqual([]);
    expect(readTeamList(`Lions;${players(41)}`).problems).toEqual([
      { line: 1, code: 'team_has_too_many_players', name: 'Lions' },
    ]);
  });

  it('are 256 at most, those of the cup included', () => {
    const text = Array.from({ length: 257 }, (_, index) => `Team ${index + 1}`).join('\n');
    expect(readTeamList(text).problems).toEqual([
      { line: 257, code: 'tournament_has_too_many_teams', name: 'Team 257' },
    ]);
    expect(readTeamList(text, [{ name: 'Lions' }]).problems).toHaveLength(2);
    expect(readTeamList(text).teams).toHaveLength(257);
  });

  it('lose the numbers that count them, from whatever number on, and no other ones', () => {
    const names = (text: string) => readTeamList(text).teams.map(({ name }) => name);
    expect(names('65. Lions\n66. Tigers\n67. Bears')).toEqual(['Lions', 'Tigers', 'Bears']);
    expect(names('1. FC Lions\n1. FC Tigers\n2. FC Bears')).toEqual([
      '1. FC Lions',
      '1. FC Tigers',
      '2. FC Bears',
    ]);
    expect(names('1. FC Lions\n2. FC Tigers')).toEqual(['1. FC Lions', '2. FC Tigers']);
  });

  it('go on in the lines that name no other team, or the same one with one player each', () => {
    const { teams } = readTeamList('Lions;Anna\n;Bea\nlions;Dora\nTigers;Cleo\n;Eva');
    expect(teams).toMatchObject([
      {
        line: 1,
        lines: [1, 2, 3],
        name: 'Lions',
        players: [{ name: 'Anna' }, { name: 'Bea' }, { name: 'Dora' }],
      },
      { line: 4, lines: [4, 5], name: 'Tigers', players: [{ name: 'Cleo' }, { name: 'Eva' }] },
    ]);
  });

  it('that come again below another team are two, which is refused', () => {
    const { teams, problems } = readTeamList('Lions;Anna Keller\nTigers;Mia Frei\nLions;Zoe Huber');
    expect(teams.map(({ name }) => name)).toEqual(['Lions', 'Tigers', 'Lions']);
    expect(problems).toMatchObject([{ line: 3, code: 'team_name_already_exists', otherLine: 1 }]);
  });

  it('of one name that have several players each are two, which is refused', () => {
    const { problems } = readTeamList('Lions;Anna;Bea\nLions;Cleo;Dora');
    expect(problems).toMatchObject([{ line: 2, code: 'team_name_already_exists', otherLine: 1 }]);
  });

  it('keep their lines where a cell has several', () => {
    const { teams } = readTeamList('Lions;"Anna\r\nBea"\r\nTigers;Cleo');
    expect(teams.map(({ lines }) => lines)).toEqual([[1, 2], [3]]);
  });

  it('have no number and no phone as a player, and that is said', () => {
    const { teams, notes } = readTeamList(
      'Lions;Anna;12;079 123 45 67\nTigers;Bea;Cleo;–\nBears;Dora;Eva;Fay',
    );
    expect(namesOf(teams[0]?.players)).toEqual(['Anna']);
    expect(notes).toEqual([
      { line: 1, kind: 'number', name: '12' },
      { line: 1, kind: 'contact', name: '079 123 45 67' },
    ]);
  });

  it('are refused as names where they are phones, addresses, or have one', () => {
    const { problems } = readTeamList('Lions;Anna 079 123 45 67\nanna@example.ch;Bea\nTigers;Cleo');
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [1, 'name_must_not_be_a_phone_number_or_an_address'],
      [2, 'name_must_not_be_a_phone_number_or_an_address'],
    ]);
  });

  it('come out of 300 lines with every fault at once, none of them lost and none made up', () => {
    const faulty = Array.from({ length: 100 }, (_, index) => [
      `${index + 1};Team ${index};"Keller ${index}, Anna";079 123 45 67`,
      `${index + 1}\t"Team ${index}"\tBea ${index}\tbea@example.ch`,
      index % 2 === 0 ? ';;;' : `;;"Cleo ${index}\nDora ${index}";`,
    ]);
    const text = ['Nr.;Team;Spielerin;Kontakt', ...faulty.flat(), ';Total;300;'].join('\n');
    const { teams, problems, notes } = readTeamList(text);
    expect(problems).toEqual([]);
    expect(notes.map(({ kind }) => kind)).toEqual(['heading', 'total']);
    expect(teams).toHaveLength(100);
    expect(teams[1]).toMatchObject({
      name: 'Team 1',
      players: [
        { name: 'Keller 1' },
        { name: 'Anna' },
        { name: 'Bea 1' },
        { name: 'Cleo 1' },
        { name: 'Dora 1' },
      ],
    });
  });

  it.each([
    ['columns', 'Team;Nr.;Spielerin\nLions;7;Anna Keller (C)\n;9;Bea\n;;Cleo'],
    ['columns behind the names', 'Team;Name;Vorname;Nr.\nLions;Keller (C);Anna;7\n;;Bea;9\n;;Cleo;'],
    ['cells', 'Team;Spielerinnen\nLions;7 Anna Keller (C), #9 Bea, Cleo'],
    ['lines below their team', 'Lions\n7. Anna Keller (C)\n9. Bea\nCleo\n\nTigers\n1. Dora Hug\n2. Eva'],
  ])('have the numbers and captains of their players in %s', (_, text) => {
    expect(readTeamList(text).teams[0]).toMatchObject({
      name: 'Lions',
      players: [
        { name: 'Anna Keller', number: 7, isCaptain: true },
        { name: 'Bea', number: 9 },
        { name: 'Cleo' },
      ],
    });
  });

  it('have them also where last names stand first', () => {
    const { teams } = readTeamList('Lions;"7 Keller, Anna"\nLions;"Frei, Bea (C)"\nLions;"#9 Roth, Cleo"');
    expect(teams[0]?.players).toEqual([
      { name: 'Anna Keller', number: 7 },
      { name: 'Bea Frei', isCaptain: true },
      { name: 'Cleo Roth', number: 9 },
    ]);
  });

  it('are refused with a number that no player can have, or that two have, and with two captains', () => {
    const rows = [
      'Lions;7;Anna',
      ';7;Bea',
      ';0;Cleo',
      ';100;Dora',
      ';x;Eva',
      'Tigers;7;Fay (C)',
      ';8;Gia (C)',
    ];
    const { problems } = readTeamList(['Team;Nr.;Spielerin', ...rows].join('\n'));
    expect(problems.map(({ line, code, name }) => [line, name, code])).toEqual([
      [2, 'Bea', 'shirt_number_is_taken'],
      [2, 'Cleo', 'shirt_number_must_be_from_1_to_99'],
      [2, 'Dora', 'shirt_number_must_be_from_1_to_99'],
      [2, 'Eva', 'shirt_number_must_be_from_1_to_99'],
      [7, 'Gia', 'team_has_two_captains'],
    ]);
  });

  it.each([
    ['Lions;Anna\n', 2],
    ['0', 1],
    ['"', 1],
    [';"', 25_001],
    ['a@', 1],
    [' ', 0],
  ])('are read from a file that is no list: %j', (part, columns) => {
    expect(readTeamList(part.repeat(100_000 / part.length)).columns).toHaveLength(columns);
  });
});
