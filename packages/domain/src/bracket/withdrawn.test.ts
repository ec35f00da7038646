import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCup, type CupDescription, teamIdOf, withMatch } from '../testing/build-cup';
import { readingOf, tableOf, teamsOfMatch } from '../testing/read-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { withdraw } from '../testing/withdraw';
import { podiumOf } from './podium';
import { resolveCup } from './resolve-cup';

const ROUND: CupDescription = {
  stages: [
    {
      name: 'Groups',
      groups: {
        A: {
          teams: ['Lions', 'Tigers', 'Bears', 'Foxes'],
          matches: [
            'Lions 2-1 Tigers',
            'Bears 1-0 Foxes',
            'Lions v Bears',
            'Tigers 2-0 Foxes',
            'Foxes v Lions',
            'Tigers 3-0 Bears',
          ],
        },
      },
    },
    { name: 'Final', matches: ['1st Group A v 2nd Group A', '3rd Group A v 4th Group A'] },
  ],
};

describe('a team that withdraws', () => {
  const cup = buildCup(ROUND);

  it('forfeits what is still to come where its results stand, by the goals of the rules', () => {
    const after = withdraw(cup, 'Lions', 'stand');
    expect(readingOf(after, 'match 1')).toBe('2-1');
    expect(readingOf(after, 'match 3')).toBe('withdrawn 0-3');
    expect(readingOf(after, 'match 5')).toBe('withdrawn 3-0');
    expect(tableOf(after, 'A')).toEqual([
      'Tigers 3 6:2 6',
      'Bears 3 4:3 6',
      'Foxes 3 3:3 3',
      'Lions 3 2:7 3',
    ]);
    expect(teamsOfMatch(after, 'match 7')).toEqual(['Tigers', 'Bears']);
  });

  it('is in no table where its results are annulled, and on no place', () => {
    const after = withdraw(cup, 'Lions', 'annulled');
    expect(readingOf(after, 'match 1')).toBe('annulled ?-?');
    expect(tableOf(after, 'A')).toEqual(['Tigers 2 5:0 6', 'Bears 2 1:3 3', 'Foxes 2 0:3 0']);
    expect(teamsOfMatch(after, 'match 7')).toEqual(['Tigers', 'Bears']);
    // There is no fourth, so the third has nobody to play against.
    expect(teamsOfMatch(after, 'match 8')).toEqual(['Foxes', null]);
    expect(readingOf(after, 'match 8')).toBe('bye ?-?');
  });

  it('may still play a match that is postponed, and does not: the opponent wins it', () => {
    expect(
      readingOf(withdraw(withMatch(cup, 'match 3', { state: 'postponed' }), 'Lions', 'stand'), 'match 3'),
    ).toBe('withdrawn 0-3');
  });

  it('leaves a match that is being played or was abandoned to its log', () => {
    for (const state of ['live', 'abandoned'] as const) {
      expect(readingOf(withdraw(withMatch(cup, 'match 3', { state }), 'Lions', 'stand'), 'match 3')).toBe(
        '?-?',
      );
    }
  });

  it('counts with a result that is entered later all the same', () => {
    const played = withMatch(cup, 'match 3', { local: { goals: 1 }, visitor: { goals: 0 } });
    expect(readingOf(withdraw(played, 'Lions', 'stand'), 'match 3')).toBe('1-0');
  });

  it('forfeits with its opponent where both have withdrawn', () => {
    const after = withdraw(withdraw(cup, 'Lions', 'stand'), 'Bears', 'stand');
    expect(readingOf(after, 'match 3')).toBe('withdrawn 0-0');
    expect(tableOf(after, 'A')).toContain('Lions 3 2:7 3');
    expect(tableOf(after, 'A')).toContain('Bears 3 1:6 3');
  });
});

describe('a team of the knockout that withdraws', () => {
  const KNOCKOUT: CupDescription = {
    teams: ['Lions', 'Tigers', 'Bears', 'Foxes'],
    stages: [
      { name: 'Semi-finals', matches: ['Lions 2-0 Tigers', 'Bears 1-0 Foxes'] },
      { name: 'Final', matches: ['Winner match 1 v Winner match 2', 'Loser match 1 v Loser match 2'] },
    ],
  };
  const cup = buildCup(KNOCKOUT);
  const played = withMatch(cup, 'match 3', {
    local: { goals: 4 },
    visitor: { goals: 1 },
    scoredTeams: { local: teamIdOf('Lions'), visitor: teamIdOf('Bears') },
  });
  const places = (of: Cup) => {
    const podium = podiumOf(resolvedStagesOf(of));
    return podium && [podium.first, podium.second, podium.third];
  };

  it.each(['stand', 'annulled'] as const)('loses the final it was in, if results are %s', (results) => {
    const after = withdraw(cup, 'Lions', results);
    expect(teamsOfMatch(after, 'match 3')).toEqual(['Lions', 'Bears']);
    expect(readingOf(after, 'match 3')).toBe('withdrawn 0-3');
    const second = results === 'stand' ? teamIdOf('Lions') : null;
    expect(places(after)).toEqual([teamIdOf('Bears'), second, []]);
  });

  it('keeps the final it won, unless it is annulled: then there is no champion until the final is awarded', () => {
    expect(places(withdraw(played, 'Lions', 'stand'))?.[0]).toBe(teamIdOf('Lions'));
    expect(places(withdraw(played, 'Lions', 'annulled'))).toBeNull();
  });

  it('gives the opponent that is known only later its match then', () => {
    const open = withMatch(cup, 'match 2', {
      local: { goals: null },
      visitor: { goals: null },
      scoredTeams: null,
    });
    const after = withdraw(open, 'Lions', 'stand');
    expect(readingOf(after, 'match 3')).toBe('?-?');
    const known = withMatch(after, 'match 2', { local: { goals: 0 }, visitor: { goals: 2 } });
    expect(teamsOfMatch(known, 'match 3')).toEqual(['Lions', 'Foxes']);
    expect(readingOf(known, 'match 3')).toBe('withdrawn 0-3');
  });

  it('leaves a bye behind where its opponent of the semi-final withdraws too', () => {
    const open = withMatch(cup, 'match 1', {
      local: { goals: null },
      visitor: { goals: null },
      scoredTeams: null,
    });
    const after = withdraw(withdraw(open, 'Lions', 'stand'), 'Tigers', 'stand');
    expect(readingOf(after, 'match 3')).toBe('bye ?-?');
    expect(readingOf(after, 'match 4')).toBe('bye ?-?');
    expect(places(after)).toEqual([teamIdOf('Bears'), null, [teamIdOf('Foxes')]]);
  });
});

describe('the best third of groups of which one has an annulled team', () => {
  const matches = (a: string, b: string, c: string, goals: number) => [
    `${a} 2-0 ${b}`,
    `${b} 1-0 ${c}`,
    `${a} ${goals}-0 ${c}`,
  ];
  const groups = {
    A: {
      teams: ['A1', 'A2', 'A3', 'A4'],
      matches: [...matches('A1', 'A2', 'A3', 3), 'A1 5-0 A4', 'A2 5-0 A4', 'A3 5-0 A4'],
    },
    B: { teams: ['B1', 'B2', 'B3'], matches: matches('B1', 'B2', 'B3', 1) },
    C: { teams: ['C1', 'C2', 'C3'], matches: matches('C1', 'C2', 'C3', 2) },
  };
  const cup = buildCup({
    stages: [
      { name: 'Groups', groups },
      {
        name: 'Final',
        matches: ['Best third 1 v 1st Group B', 'Best third 2 v 1st Group C', 'Best third 3 v 1st Group A'],
      },
    ],
  });

  it('is found as if the team had never been there', () => {
    const without = withdraw(cup, 'A4', 'annulled');
    const alone = buildCup({
      stages: [
        {
          name: 'Groups',
          groups: { ...groups, A: { teams: ['A1', 'A2', 'A3'], matches: matches('A1', 'A2', 'A3', 3) } },
        },
        {
          name: 'Final',
          matches: ['Best third 1 v 1st Group B', 'Best third 2 v 1st Group C', 'Best third 3 v 1st Group A'],
        },
      ],
    });
    const thirds = (of: Cup, first: number) =>
      [0, 1, 2].map((at) => teamsOfMatch(of, `match ${first + at}`)[0]);
    expect(thirds(without, 13)).toEqual(thirds(alone, 10));
    expect(thirds(without, 13)).toEqual(['B3', 'C3', 'A3']);
  });

  it('has nobody behind the others once a group has no third', () => {
    const without = withdraw(cup, 'C3', 'annulled');
    expect(teamsOfMatch(without, 'match 15')[0]).toBeNull();
    expect(resolveCup(without).read.get('match 15')?.readAs).toBe('bye');
  });
});
