import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCup, type StageDescription, teamIdOf, withMatch } from '../testing/build-cup';
import { groupOf } from '../testing/groups-and-slots';
import { readingOf, tableOf, teamsOfMatch } from '../testing/read-cup';
import { withdraw } from '../testing/withdraw';
import { resolveCup } from './resolve-cup';

const withoutTeam = (cup: Cup, name: string) => withdraw(cup, name, 'annulled');

/** Three groups of three, whose first teams are A1, B1, C1 in this order, and whose last teams are C3, B3, A3. */
const GROUPS = { A: groupOf('A', 3, 2), B: groupOf('B', 3, 1), C: groupOf('C', 3, 0) };
const slot = (place: string, n: number) => `One of the best ${place}s (${n})`;

/** A cup with these groups, and the knockout matches from 'match 10' on. */
function cupOf(knockout: readonly string[], places: readonly string[] = []): Cup {
  const last = { name: 'Last', groups: { L: { teams: [], places } } };
  const stages: StageDescription[] = [
    { name: 'Groups', groups: GROUPS },
    { name: 'Finals', matches: knockout },
    last,
  ];
  return buildCup({ teams: ['X', 'Y'], stages });
}

describe('slots', () => {
  it('of each place and of each stage get the ranks of their own', () => {
    const cup = cupOf([
      `${slot('first', 1)} v ${slot('first', 2)}`,
      `${slot('third', 1)} v ${slot('third', 2)}`,
    ]);
    expect([10, 11].map((n) => teamsOfMatch(cup, `match ${n}`))).toEqual([
      ['A1', 'B1'],
      ['C3', 'B3'],
    ]);
    const second = {
      name: 'Second',
      groups: { D: { teams: ['X', 'Y'], matches: ['X 1-0 Y'] } },
    };
    const both = buildCup({
      stages: [
        { name: 'Groups', groups: GROUPS },
        { name: 'Cross', matches: [`${slot('first', 1)} v ${slot('first', 2)}`] },
        second,
        { name: 'Finals', matches: [`${slot('first', 1)} v Winner match 1`] },
      ],
    });
    expect(teamsOfMatch(both, 'match 10')).toEqual(['A1', 'B1']);
    expect(teamsOfMatch(both, 'match 12')).toEqual(['X', null]);
  });
});

describe('a place that nobody has', () => {
  it.each([
    ['3rd A', 'A3', 'bye'],
    ['4th A', 'A3', null],
    ['3rd B', 'A3', null],
    ['Best third 3', 'A3', 'bye'],
    ['Best third 4', 'A3', null],
    ['Best third 2', 'A3', null],
    ['Best fourth 1', 'A3', null],
  ])('is %s without %s: %s', (text, name, readAs) => {
    const cup = withoutTeam(cupOf([`${text} v X`]), name);
    expect(resolveCup(cup).read.get('match 10')?.readAs ?? null).toBe(readAs);
  });

  it('is none of a group or a stage whose matches are not over', () => {
    for (const text of ['3rd A', 'Best third 3']) {
      const cup = withoutTeam(cupOf([`${text} v X`]), 'A3');
      const open = withMatch(cup, 'match 1', {
        local: { goals: null },
        visitor: { goals: null },
        scoredTeams: null,
      });
      expect(readingOf(open, 'match 10'), text).toBe('?-?');
    }
  });

  it('is the slot behind the teams that are left', () => {
    const slots = [
      `${slot('third', 1)} v ${slot('third', 2)}`,
      `${slot('third', 3)} v X`,
      `${slot('third', 4)} v Y`,
    ];
    const cup = withoutTeam(cupOf(slots), 'A3');
    expect(teamsOfMatch(cup, 'match 10')).toEqual(['C3', 'B3']);
    expect(readingOf(cup, 'match 11')).toBe('bye ?-?');
    // There never was a fourth group.
    expect(readingOf(cup, 'match 12')).toBe('?-?');
  });

  it('does not matter to a side with a chosen team', () => {
    const cup = withoutTeam(cupOf(['3rd A v X']), 'A3');
    const chosen = withMatch(cup, 'match 10', { local: { teamId: teamIdOf('Y') } });
    expect(teamsOfMatch(chosen, 'match 10')).toEqual(['Y', 'X']);
    expect(resolveCup(chosen).read.has('match 10')).toBe(false);
  });

  it('is on the last place of a group of places that it would have been in', () => {
    const places = ['1st A', '1st B', '3rd A'];
    const matches = ['1st A 1-0 1st B', '1st A v 3rd A', '1st B v 3rd A'];
    const finals = ['3rd L v X', '4th L v Y', '2nd L v X'];
    const stages: StageDescription[] = [
      { name: 'Groups', groups: GROUPS },
      { name: 'Last', groups: { L: { teams: [], places, matches } } },
      { name: 'Finals', matches: finals },
    ];
    const cup = withoutTeam(buildCup({ teams: ['X', 'Y'], stages }), 'A3');
    expect(teamsOfMatch(cup, 'match 15')).toEqual(['B1', 'X']);
    expect(['match 13', 'match 14', 'match 15'].map((id) => readingOf(cup, id))).toEqual([
      'bye ?-?',
      '?-?',
      '?-?',
    ]);
  });
});

describe('the teams of places', () => {
  it('are told of the groups that take places alone', () => {
    expect(resolveCup(cupOf(['X v Y'], ['1st A', 'Winner match 1'])).places).toEqual(
      new Map([['stage 3 L', [teamIdOf('A1'), null]]]),
    );
    expect(resolveCup(cupOf(['X v Y'])).places.size).toBe(0);
  });

  it('do not play against themselves', () => {
    const cup = buildCup({
      teams: ['X', 'Y'],
      stages: [
        { name: 'Cross', matches: ['X 1-0 Y', 'X 2-0 Y'] },
        {
          name: 'Last',
          groups: {
            L: {
              teams: [],
              places: ['Winner match 1', 'Winner match 2'],
              matches: ['Winner match 1 3-0 Winner match 2'],
            },
          },
        },
      ],
    });
    expect(tableOf(cup, 'L', 'stage 2')).toEqual(['X 0 0:0 0']);
  });
});

describe('matches of a group that was deleted', () => {
  it('have the teams that were chosen, and count as they did', () => {
    const cup = cupOf([]);
    const deleted = { ...cup, groups: [], teams: cup.teams.filter(({ name }) => name !== 'B2') };
    expect(teamsOfMatch(deleted, 'match 1')).toEqual(['A1', 'A2']);
    expect(teamsOfMatch(deleted, 'match 4')).toEqual(['B1', null]);
    expect(readingOf(withMatch(deleted, 'match 1', { forfeit: 'local' }), 'match 1')).toBe('awarded 0-3');
  });
});
