import { describe, expect, it, test } from 'vitest';
import { MAX_MATCHES, MAX_TEAMS } from '../cup/limits';
import { readDay, readTime } from './list-dates';
import { type FixturesFor, readFixtureList } from './read-fixture-list';

const FOR: FixturesFor = {
  date: '2030-10-17',
  today: '2030-10-01',
  location: '',
  isLater: true,
  present: { matches: 0, teams: null },
  inStage: [],
  teams: [{ name: 'Lions' }],
};

function read(text: string, changes: Partial<Parameters<typeof readFixtureList>[1]> = {}) {
  return readFixtureList(text, { ...FOR, ...changes });
}

/** The matches of a list, each in a line. */
function matchesIn(text: string, changes: Parameters<typeof read>[1] = {}): string[] {
  return read(text, changes).matches.map(({ date, time, location, local, visitor, group }) =>
    [date, time, local, visitor, location, group].join(' | '),
  );
}

const problemsIn = (text: string) => read(text).problems.map(({ line, code }) => [line, code]);

test.each([
  ['17.10.2030', '2030-10-17'],
  ['17.10.2030 17:00', '2030-10-17'],
  ['Do., 17.10.30', '2030-10-17'],
  ['7/1/2030', '2030-01-07'],
  ['2030-10-17T17:00:00.000Z', '2030-10-17'],
  ['10/17/2030', null],
  ['31.02.2030', null],
  ['17:00', null],
  ['', null],
])('the day in %j', (cell, day) => expect(readDay(cell)).toBe(day));

test.each([
  ['17:00', '17:00'],
  ['9.05 Uhr', '09:05'],
  ['17.10.2030 17:00', '17:00'],
  ['17.10.2030 17.30', '17:30'],
  ['17h', '17:00'],
  ['17 h 45', '17:45'],
  ['17:00:00', '17:00'],
  ['2030-10-17T17:00:00.000Z', '17:00'],
  ['5:00 PM', '17:00'],
  ['12:15 a.m.', '00:15'],
  ['5 pm', '17:00'],
  ['9 a.m.', '09:00'],
  ['17/10/2030 5pm', '17:00'],
  ['12 am', '00:00'],
  ['17:00 Amriswil', '17:00'],
  ['17:00 am Samstag', '17:00'],
  ['8 Hallen', null],
  ['Halle 1 am See', null],
  ['8h Halle 2', '08:00'],
  ['25:00', null],
  ['17.10.2030', null],
  ['Hall 1', null],
  ['', null],
])('the time in %j', (cell, time) => expect(readTime(cell)).toBe(time));

describe('a list of fixtures', () => {
  it('of another program has its columns in German, and the day with the time', () => {
    const list = [
      'Spielplan Herbstcup;;;;;',
      'Nr.;Datum;Heim;Gast;Feld;Gruppe;Resultat',
      '1;17.10.2030 17:00;Lions;FC Bern;1;A;',
      '2;17.10.2030 17:20;"Bears; Basel";1. FC;2;A;3:1',
    ].join('\r\n');
    expect(matchesIn(list)).toEqual([
      '2030-10-17 | 17:00 | Lions | FC Bern | Feld 1 | A',
      '2030-10-17 | 17:20 | Bears; Basel | 1. FC | Feld 2 | A',
    ]);
    expect(read(list)).toMatchObject({
      columns: ['left-out', 'date', 'home', 'away', 'location', 'group', 'left-out'],
      problems: [],
      notes: [
        { line: 1, kind: 'heading' },
        { line: 2, kind: 'heading' },
      ],
    });
  });

  it.each([
    ['English', 'Date,Kick-off,Home team,Away team,Venue\n17/10/2030,17:00,Lions,Bears,Hall 1'],
    [
      'French',
      'Date\tHeure\tÉquipe recevante\tÉquipe visiteuse\tSalle\n17.10.2030\t17h00\tLions\tBears\tHall 1',
    ],
    ['Italian', 'Data;Orario;Squadra di casa;Squadra ospite;Palestra\n17.10.2030;17:00;Lions;Bears;Hall 1'],
    ['its days under Tag', 'Tag;Zeit;Heim;Gast;Halle\n17.10.2030;17:00;Lions;Bears;Hall 1'],
    ['its rounds under Tag', 'Tag;Datum;Zeit;Heim;Gast;Halle\n1;17.10.2030;17:00;Lions;Bears;Hall 1'],
    [
      'the day on which it was written',
      'Id;Erfasst am;Anspiel;Heim;Gast;Halle\n1;01.09.2030;17.10.2030 17:00;Lions;Bears;Hall 1',
    ],
    ['two teams', 'Datum;Zeit;Team 1;Team 2;Halle\n17.10.2030;17:00;Lions;Bears;Hall 1'],
    ['no heading', '17.10.2030;17:00;Lions;Bears;Hall 1'],
    ['a number before and no heading', '12;17.10.2030;17:00;Lions;Bears;Hall 1'],
    [
      'two heading lines',
      'Termin;Zeit;Mannschaft;Mannschaft;Ort\nDatum;Uhrzeit;Heim;Gast;Halle\n17.10.2030;17:00;Lions;Bears;Hall 1',
    ],
    [
      'the byte order mark',
      '\ufeff"Datum";"Zeit";"Heim";"Gast";"Ort"\r\n2030-10-17;"17:00";"Lions";"Bears";"Hall 1"\r\n',
    ],
  ])('is read with %s', (_, list) => {
    expect(matchesIn(list)).toEqual(['2030-10-17 | 17:00 | Lions | Bears | Hall 1 | ']);
    expect(problemsIn(list)).toEqual([]);
  });

  it.each([
    ['a heading', 'Zeit;Heim;Gast;Ort\n', ['Zeit Heim Gast Ort']],
    ['two headings', 'Wann;Team;Team;Wo\nZeit;Heim;Gast;Ort\n', ['Wann Team Team Wo', 'Zeit Heim Gast Ort']],
    ['no heading', '', []],
  ])('with %s has a match in each line, also where its names are words of headings', (_, heading, told) => {
    const list = `${heading}17:00;Team 1;Team 2;Halle\n17:20;Team;Team 3;Halle\n17:40;Team Rot;Gast;Halle Nord`;
    const { matches, notes } = read(list);
    expect(matches.map(({ local, visitor }) => [local, visitor])).toEqual([
      ['Team 1', 'Team 2'],
      ['Team', 'Team 3'],
      ['Team Rot', 'Gast'],
    ]);
    expect(notes.map(({ name }) => name)).toEqual(told);
  });

  it('without days and times has a match in each line, too', () => {
    const { matches } = read('Heim;Gast;Ort\nTeam Rot;Team Blau;Halle Nord\nTeam 1;Team 2;Halle');
    expect(matches.map(({ local }) => local)).toEqual(['Team Rot', 'Team 1']);
  });

  it('may leave out the day and the place, which are then those of the cup, of the line above, or of all', () => {
    const list =
      'Datum;Zeit;Heim;Gast\n;17:00;Lions;Bears\n18.10.2030;09:00;Lions;Tigers\n;09:20;Bears;Tigers';
    expect(matchesIn(list, { location: 'Hall 1' })).toEqual([
      '2030-10-17 | 17:00 | Lions | Bears | Hall 1 | ',
      '2030-10-18 | 09:00 | Lions | Tigers | Hall 1 | ',
      '2030-10-18 | 09:20 | Bears | Tigers | Hall 1 | ',
    ]);
    expect(problemsIn(list)).toEqual([2, 3, 4].map((line) => [line, 'please_select_a_location']));
  });

  it('may have the day beside the time, under a heading of the time', () => {
    const list =
      'Anspielzeit;Heim;Gast\n18.10.2030 17:00;Lions;Bears\n17:20;Lions;Tigers\n19.10.2030 09:00;Bears;Tigers';
    expect(matchesIn(list, { location: 'Hall 1' })).toEqual([
      '2030-10-18 | 17:00 | Lions | Bears | Hall 1 | ',
      '2030-10-18 | 17:20 | Lions | Tigers | Hall 1 | ',
      '2030-10-19 | 09:00 | Bears | Tigers | Hall 1 | ',
    ]);
  });

  it('keeps its day over a break with a word in its column of days, and not over a match with one', () => {
    const list =
      'Datum;Zeit;Heim;Gast;Ort\n18.10.2030;17:00;Lions;Bears;Hall 1\nPause;17:10;;;\n;17:20;Lions;Tigers;Hall 1';
    expect(read(list).matches.map(({ date }) => date)).toEqual(['2030-10-18', '2030-10-18']);
    const wrong = `${list}\nmorgen;17:40;Bears;Tigers;Hall 1`;
    expect(problemsIn(wrong)).toEqual([[5, 'invalid_date_format']]);
  });

  it.each([
    [
      'Datum;Zeit;Heim;Gast;Ort\n18.10.2030;17:00;Lions;Bears;H 1\n;17:10;Pause;;\n',
      ';17:20;Bears;Cats;Hall 1',
      '2030-10-18',
    ],
    ['Anspiel,Heim,Gast,Ort\n18.10.2030 17:00,Lions,Bears,Hall 1\n', '17:20,Bears,Cats,Hall 1', '2030-10-18'],
    [
      'Zeit\tHeim\tGast\tOrt\tTag\n17:00\tLions\tBears\tH 1\t18.10.2030\n',
      '17:20\tBears\tCats\tH 1',
      '\t\t\t\t2030-10-18',
    ],
    ['Zeit;Heim;Gast;Ort\n17:00;Lions;Bears;H 1\n', '17:20;Bears;Cats;H 1', undefined],
  ])('tells the line that keeps the day of a match for those below it: %j', (before, last, dayLine) => {
    const { matches, dayLines } = read(before + last);
    expect([...dayLines]).toEqual(dayLine === undefined ? [] : [[2, dayLine]]);
    const [heading = ''] = before.split('\n');
    const again = read([heading, dayLine ?? '', last].join('\n'), { category: 'f' });
    expect(again.matches).toMatchObject([{ ...matches[1], line: 3, lines: [3] }]);
    expect(again.notes.map(({ kind }) => kind)).toEqual(['heading']);
  });

  it('has lines that are no match, or of another category; they are left out and told', () => {
    const list =
      'Zeit;Heim;Gast;Ort;Kategorie\n12:00;Pause;;;\n13:00;Lions;Bears;Hall 1;F\n14:00;Cats;Dogs;Hall 1;E';
    const { matches, notes } = read(list, { category: 'f' });
    expect(matches.map(({ line }) => line)).toEqual([3]);
    expect(notes.map(({ line, kind, name }) => [line, kind, name])).toEqual([
      [1, 'heading', 'Zeit Heim Gast Ort Kategorie'],
      [2, 'no-match', '12:00 Pause'],
      [4, 'no-match', '14:00 Cats Dogs Hall 1 E'],
    ]);
  });

  it('names teams that the cup does not have, each once', () => {
    const list = 'Zeit;Heim;Gast;Ort\n12:00;fc  berne;LIONS;Hall 1\n13:00;FC Berne;Cats;Hall 1';
    expect(read(list).unknown).toEqual(['FC Berne', 'Cats']);
  });

  it('names no team where words stand for a place', () => {
    const list =
      'Zeit;Heim;Gast;Ort\n12:00;1. Gruppe A;Gruppenzweiter B;Halle\n13:00;Sieger Spiel 3;1. FC Bern;Halle\n14:00;A1;2B;Halle';
    expect(read(list).unknown).toEqual(['1. FC Bern']);
    expect(read(list, { isLater: false }).unknown).toEqual(['1. FC Bern', 'A1', '2B']);
  });

  it('leaves the finals out of the first groups, and says that matches have other numbers', () => {
    const list =
      'Zeit;Heim;Gast;Ort\n12:00;Lions;Bears;Halle\n13:00;1. Gruppe A;2. Gruppe B;Halle\n14:00;Sieger Spiel 7;Cats;Halle';
    const told = (of: Partial<FixturesFor>) => {
      const { matches, notes } = read(list, of);
      const kinds = notes.map(({ line, kind }) => [line, kind]).slice(1);
      return [matches.map(({ line }) => line), kinds];
    };
    const ofGroups = { matches: 0, teams: 2 };
    expect(told({ isLater: false, present: ofGroups })).toEqual([
      [2],
      [
        [3, 'no-match'],
        [4, 'no-match'],
      ],
    ]);
    const later = [[2, 3, 4], [[4, 'match-number']]];
    expect(told({ isLater: true, present: ofGroups })).toEqual(later);
    expect(told({ isLater: true, present: { matches: 0, teams: null } })).toEqual(later);
  });

  it.each([
    ['17.10.2030;17:00;Lions;lions;Hall 1', 'same_team_selected'],
    ['17.10.2030;17:00;L;Bears;Hall 1', 'team_name_must_be_at_least_2_characters_long'],
    [`17.10.2030;17:00;${'x'.repeat(40_000)};Bears;Hall 1`, 'team_name_must_be_at_most_50_characters_long'],
    ['10/17/2030;17:00;Lions;Bears;Hall 1', 'invalid_date_format'],
    ['30.09.2030;17:00;Lions;Bears;Hall 1', 'date_cannot_be_in_the_past'],
    ['17.10.2030;abends;Lions;Bears;Hall 1', 'please_select_a_time'],
    [`17.10.2030;17:00;Lions;Bears;${'x'.repeat(101)}`, 'location_must_be_at_most_100_characters_long'],
  ])('is told what is wrong in %.60s', (line, code) => {
    expect(problemsIn(`Datum;Zeit;Heim;Gast;Ort\n${line}`)).toEqual([[2, code]]);
  });

  it('tells no more of a long name than tells which one it is', () => {
    const name = 'x'.repeat(40_000);
    const list = `Zeit;Heim;Gast;Ort\n17:00;${name};Bears;Hall 1\n;${name};;`;
    const { problems, unknown, notes } = read(list);
    const told = [...problems, ...notes].map((each) => each.name).concat(unknown);
    expect(told.map((text) => text.length > 200)).toEqual(Array(5).fill(false));
  });

  it('tells of a match that stands in it twice', () => {
    const list =
      'Zeit;Heim;Gast;Ort\n17:00;Lions;Bears;Hall 1\n17:00;bears;LIONS;Hall 2\n17:20;Bears;Lions;Hall 1';
    expect(problemsIn(list)).toEqual([[3, 'match_already_exists']]);
  });

  it('leaves out what the stage has at its time, in whatever order and language, and tells of another time', () => {
    const list = [
      'Datum;Zeit;Heim;Gast;Ort',
      '30.09.2030;17:00;bears;LIONS;Hall 2',
      '17.10.2030;17:00;Lions;Bears;Hall 1',
      '17.10.2030;17:20;1. Gruppe A;Sieger Spiel 3;Hall 1',
      '17.10.2030;17:40;1. Gruppe A;Sieger Spiel 4;Hall 1',
      '17.10.2030;18:00;Lions;Cats;Hall 1',
    ].join('\n');
    const inStage: FixturesFor['inStage'] = [
      { date: '2030-09-30', time: '17:00', local: ['Lions'], visitor: ['Bears'] },
      { date: '2030-10-17', time: '17:20', local: ['Tigers', '1st Group A'], visitor: ['Winner match 3'] },
      { date: '2030-10-17', time: '18:00', local: ['Cats', '2nd Group A'], visitor: ['Lions'] },
    ];
    const { matches, notes, problems, unknown } = read(list, { inStage });
    expect(matches.map(({ line }) => line)).toEqual([3, 5]);
    expect(notes.slice(1).map(({ line, kind, name }) => [line, kind, name])).toEqual([
      [2, 'already-there', 'bears – LIONS'],
      [3, 'second-time', 'Lions – Bears'],
      [4, 'already-there', '1. Gruppe A – Sieger Spiel 3'],
      [5, 'match-number', 'Sieger Spiel 4'],
      [6, 'already-there', 'Lions – Cats'],
    ]);
    expect([problems, unknown]).toEqual([[], ['Bears']]);
  });

  it('has no more matches and teams than the cup has room for', () => {
    const list =
      'Zeit;Heim;Gast;Ort\n17:00;Lions;Bears;Hall 1\n17:20;Bears;Cats;Hall 1\n17:40;Bears;Lions;Hall 1';
    const codesIn = (present: typeof FOR.present) =>
      read(list, { present }).problems.map(({ line, code }) => [line, code]);
    expect(codesIn({ matches: MAX_MATCHES - 3, teams: MAX_TEAMS - 2 })).toEqual([]);
    expect(codesIn({ matches: MAX_MATCHES - 2, teams: null })).toEqual([
      [4, 'tournament_has_too_many_matches'],
    ]);
    expect(codesIn({ matches: 0, teams: MAX_TEAMS - 1 })).toEqual([[3, 'tournament_has_too_many_teams']]);
    expect(codesIn({ matches: 0, teams: null })).toEqual([]);
  });

  it('that is empty, or has but names, has no matches', () => {
    expect(read('').matches).toEqual([]);
    expect(read('Datum;Zeit;Heim;Gast\n').matches).toEqual([]);
  });

  it('of 2,000 matches is read in a moment', () => {
    const lines = Array.from(
      { length: 2_000 },
      (_, index) => `17.10.2030;17:00;Team ${index};Other ${index};Hall 1`,
    );
    const start = performance.now();
    expect(read(['Datum;Zeit;Heim;Gast;Ort', ...lines].join('\n')).matches).toHaveLength(2_000);
    expect(performance.now() - start).toBeLessThan(5_000);
  });

  it('of more lines than a function takes arguments is read too', { timeout: 60_000 }, () => {
    expect(read('a;b\n'.repeat(130_000)).rows).toHaveLength(130_000);
  });

  it('is read as somebody says, where the guess is wrong', () => {
    const list = 'A;B;C;D\n17:00;Bears;Lions;Hall 1';
    const chosen = { hasHeading: true, columns: { 0: 'time', 1: 'away', 2: 'home', 3: 'location' } } as const;
    expect(readFixtureList(list, FOR, chosen).matches).toMatchObject([{ local: 'Lions', visitor: 'Bears' }]);
  });
});
