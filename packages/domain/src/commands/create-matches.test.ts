import { describe, expect, it } from 'vitest';
import { MAX_MATCHES } from '../cup/limits';
import { findBrokenRules } from '../rules/find-broken-rules';
import { buildCup, teamIdOf } from '../testing/build-cup';
import { refusalOf, valueOf } from '../testing/results';
import { createMatches, type NamedMatch } from './create-matches';

const NOW = Date.parse('2026-06-13T08:00:00Z');

const cup = buildCup({
  tournament: { timeZone: 'Europe/Zurich' },
  teams: ['Wolves'],
  stages: [
    {
      name: 'Groups',
      groups: { A: { teams: ['Lions', 'Tigers'], matches: ['Lions v Tigers'] }, B: { teams: ['Bears'] } },
    },
    { name: 'Final', matches: ['Winner match 2 v Wolves'] },
  ],
});

let ids = 0;
const newId = () => `new ${(ids += 1)}`;

function named(local: string, visitor: string, changes: Partial<NamedMatch> = {}): NamedMatch {
  return { local, visitor, date: '2026-06-14', time: '15:30', location: 'Main hall', ...changes };
}

const add = (matches: readonly NamedMatch[], stageId = 'stage 1', to = cup) =>
  createMatches(to, { stageId, matches }, newId, NOW);

/** A cup that counts how often a field of its teams, groups and matches is read. */
function countReads(of: typeof cup) {
  let count = 0;
  const counting = <Row extends object>(row: Row): Row =>
    new Proxy(row, { get: (...args): unknown => ((count += 1), Reflect.get(...args)) });
  const { teams, groups, matches } = of;
  const records = {
    teams: teams.map(counting),
    groups: groups.map(counting),
    matches: matches.map(counting),
  };
  return { counted: { ...of, ...records }, reads: () => count };
}

describe('matches of a list', () => {
  it('come into the group that they name, in whatever words, else into that of their teams', () => {
    const after = valueOf(
      add([named('lions', 'TIGERS', { group: 'Gruppe A' }), named('Tigers', 'Lions', { time: '16:00' })]),
    );
    expect(after.groups).toHaveLength(cup.groups.length);
    expect(after.matches.slice(-2)).toMatchObject([
      { groupId: 'stage 1 A', local: { teamId: teamIdOf('Lions') }, visitor: { teamId: teamIdOf('Tigers') } },
      { groupId: 'stage 1 A', local: { teamId: teamIdOf('Tigers') } },
    ]);
    expect(findBrokenRules(after)).toEqual([]);
  });

  it('bring the teams and groups with them that are not there, and stand as one change', () => {
    const result = add([named('Cats', 'Dogs', { group: 'C' }), named('Dogs', 'Wolves', { group: 'C' })]);
    expect(result).toMatchObject({ event: { kind: 'matches-created' } });
    const after = valueOf(result);
    const [group] = after.groups.slice(-1);
    const nameOf = (id: string) => after.teams.find(({ teamId }) => teamId === id)?.name;
    expect(group?.name).toBe('C');
    expect(group?.teamIds.map(nameOf)).toEqual(['Cats', 'Dogs', 'Wolves']);
    expect(after.teams).toHaveLength(cup.teams.length + 2);
    expect(findBrokenRules(after)).toEqual([]);
  });

  it('of a stage without groups make one', () => {
    const empty = buildCup({ stages: [{ name: 'League', groups: {} }] });
    const after = valueOf(add([named('Cats', 'Dogs'), named('Dogs', 'Lions')], 'stage 1', empty));
    expect(after.groups.map(({ name, teamIds }) => [name, teamIds.length])).toEqual([['A', 3]]);
  });

  it('bring teams whose names begin with a number, or are those of classes', () => {
    const after = valueOf(
      add([named('1. FC Bern', '3A', { group: 'C' }), named('3. A', '4B', { group: 'C' })]),
    );
    const names = after.teams.slice(-4).map(({ name }) => name);
    expect(names).toEqual(['1. FC Bern', '3A', '3. A', '4B']);
  });

  it('of a later group stage have the teams that its places have brought, by these places', () => {
    const group = (first: string, second: string) => ({
      teams: [first, second],
      matches: [`${first} 2-0 ${second}`],
    });
    const later = buildCup({
      tournament: { timeZone: 'Europe/Zurich' },
      stages: [
        { name: 'Groups', groups: { A: group('Lions', 'Tigers'), B: group('Bears', 'Wolves') } },
        {
          name: 'Second groups',
          groups: {
            C: { teams: [], places: ['1st Group A', '2nd Group B'] },
            D: { teams: [], places: ['1st Group B', '2nd Group A'] },
          },
        },
      ],
    });
    const list = [named('Lions', 'Wolves'), named('Tigers', 'B1', { group: 'D' })];
    const after = valueOf(add(list, 'stage 2', later));
    expect(after.groups).toEqual(later.groups);
    const place = (name: string, rank: number) => ({
      teamId: null,
      source: { kind: 'group-place', groupId: `stage 1 ${name}`, place: rank },
    });
    expect(after.matches.slice(-2)).toMatchObject([
      { groupId: 'stage 2 C', local: place('A', 1), visitor: place('B', 2) },
      { groupId: 'stage 2 D', local: place('A', 2), visitor: place('B', 1) },
    ]);
    expect(findBrokenRules(after)).toEqual([]);
    expect(refusalOf(add([named('Lions', 'Bears', { group: 'C' })], 'stage 2', later))).toBe(
      'team_already_in_a_group',
    );
  });

  it('of a knockout have teams, places, or a text, and bind what was typed before', () => {
    const after = valueOf(
      add([named('Wolves', '1st Group A'), named('Winner match 1', 'Somebody')], 'stage 2'),
    );
    expect(after.matches.slice(-2)).toMatchObject([
      { groupId: null, local: { teamId: teamIdOf('Wolves') }, visitor: { source: { kind: 'group-place' } } },
      { local: { source: { kind: 'match-winner' } }, visitor: { teamId: null, placeholder: 'Somebody' } },
    ]);
    expect(after.teams).toHaveLength(cup.teams.length);
  });

  it.each([
    [
      'another group of the stage has the team',
      [named('Lions', 'Bears', { group: 'A' })],
      'team_already_in_a_group',
      /^matches\.0\.visitor$/,
    ],
    [
      'nothing tells the group',
      [named('Lions', 'Tigers'), named('Cats', 'Dogs')],
      'please_select_a_group',
      /^matches\.1\.group$/,
    ],
    ['a team meets itself', [named('Lions', 'lions')], 'same_team_selected', /^matches\.0\.visitor$/],
    [
      'a new team meets itself',
      [named('Cats', 'cats', { group: 'C' })],
      'same_team_selected',
      /^matches\.0\.visitor$/,
    ],
    [
      'the day is over',
      [named('Lions', 'Tigers', { date: '2026-06-12' })],
      'date_cannot_be_in_the_past',
      /^matches\.0\.date$/,
    ],
    [
      'two meet twice at once',
      [named('Lions', 'Tigers'), named('Tigers', 'Lions')],
      'match_already_exists',
      /^matches\.1$/,
    ],
    [
      'words can be but a place that is not there',
      [named('Lions', 'Tigers'), named('1. Gruppe C', 'Lions')],
      'place_is_not_in_the_group',
      /^matches\.1\.local$/,
    ],
    [
      'words are of a match',
      [named('Lions', 'Sieger Spiel 9')],
      'place_is_not_in_the_group',
      /^matches\.0\.visitor$/,
    ],
    [
      'a new name is a phone number',
      [named('079 123 45 67', 'Lions')],
      'name_must_not_be_a_phone_number_or_an_address',
      /^matches\.0\.local$/,
    ],
    [
      'a new group has an impossible name',
      [named('Lions', 'Tigers'), named('Cats', 'Dogs', { group: '\u0301A' })],
      'accent_stands_without_a_letter',
      /^matches\.1\.group$/,
    ],
  ])('are refused, all of them, where %s', (_, matches, msg, path) => {
    expect(add(matches)).toMatchObject({ ok: false, error: { msg, path: expect.stringMatching(path) } });
  });

  it('are refused where the stage is not there, or has no room', () => {
    expect(refusalOf(add([], 'stage 9'))).toBe('stage_not_found');
    const full = Array.from({ length: MAX_MATCHES }, () => named('Lions', 'Tigers'));
    expect(refusalOf(add(full))).toBe('tournament_has_too_many_matches');
  });

  it('are added 400 at a time to a full cup, and each reads a stored record but a few times', () => {
    const list = Array.from({ length: 400 }, (_, index) =>
      named(`Team ${index % 40}`, `Team ${(index % 40) + 40}`, {
        date: `2027-01-${10 + Math.floor(index / 40)}`,
        group: 'C',
      }),
    );
    let full = cup;
    for (let day = 0; day < 4; day += 1) {
      const { counted, reads } = countReads(full);
      const ofDay = list.map((match) => ({ ...match, time: `1${day}:00` }));
      valueOf(add(ofDay, 'stage 1', counted));
      expect(reads()).toBeLessThan(3 * list.length * MAX_MATCHES);
      full = valueOf(add(ofDay, 'stage 1', full));
    }
    expect(full.matches.length).toBe(1_602);
  });
});
