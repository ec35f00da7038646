import { describe, expect, it } from 'vitest';
import { awardMatch, type AwardInput } from '../commands/award-match';
import { withdrawTeam } from '../commands/withdraw-team';
import type { Cup, Withdrawal } from '../cup/records';
import { buildCup, type CupDescription, teamIdOf, withMatch } from '../testing/build-cup';
import { teamsOfMatch } from '../testing/read-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { valueOf } from '../testing/results';
import { podiumOf } from './podium';
import { resolveCup } from './resolve-cup';

function withdraw(cup: Cup, name: string, results: Withdrawal['results']): Cup {
  return valueOf(withdrawTeam(cup, { teamId: teamIdOf(name), results }, 0));
}

/** What the match counts as, and its score: 'withdrawn 3-0', or the score alone where it counts as it is recorded. */
function readingOf(cup: Cup, matchId: string): string {
  const match = resolveCup(cup).read.get(matchId) ?? cup.matches.find((each) => each.matchId === matchId);
  const goals = `${match?.local.goals ?? '?'}-${match?.visitor.goals ?? '?'}`;
  return match && 'readAs' in match ? `${match.readAs} ${goals}` : goals;
}

function tableOf(cup: Cup, group: string): string[] {
  const rows = resolveCup(cup).tables.get(`stage 1 ${group}`) ?? [];
  const nameOf = (teamId: string) => cup.teams.find((team) => team.teamId === teamId)?.name ?? '?';
  return rows.map(({ teamId, played, goalsFor, goalsAgainst, points }) =>
    [nameOf(teamId), played, `${goalsFor}:${goalsAgainst}`, points].join(' '),
  );
}

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

const NO_SCORE = { local: { goals: null }, visitor: { goals: null } };

function award(cup: Cup, matchId: string, forfeit: AwardInput['forfeit']): Cup {
  return valueOf(awardMatch(cup, { matchId, forfeit }));
}

describe('an awarded match', () => {
  const cup = buildCup({
    stages: [
      {
        name: 'Groups',
        groups: {
          A: {
            teams: ['Lions', 'Tigers', 'Bears'],
            matches: ['Lions 2-1 Tigers', 'Bears 6-0 Lions', 'Tigers v Bears'],
          },
        },
      },
    ],
  });

  it('counts with the goals of the rules, unless the score is better for the innocent side', () => {
    expect(readingOf(award(cup, 'match 1', 'local'), 'match 1')).toBe('awarded 0-3');
    expect(readingOf(award(cup, 'match 2', 'visitor'), 'match 2')).toBe('awarded-as-played 6-0');
    expect(readingOf(award(cup, 'match 2', 'local'), 'match 2')).toBe('awarded 0-3');
  });

  it.each([
    ['visitor', { local: { goals: 7 } }, 'awarded 3-0'],
    ['local', { visitor: { goals: 7 } }, 'awarded 0-3'],
  ] as const)(
    'has no better score where only one side has goals, forfeited by the %s side',
    (side, goals, is) => {
      expect(readingOf(withMatch(award(cup, 'match 3', side), 'match 3', goals), 'match 3')).toBe(is);
    },
  );

  it('is played and lost by both, with the goals of the rules against each', () => {
    const after = award(award(cup, 'match 1', 'both'), 'match 3', 'both');
    expect(tableOf(after, 'A')).toEqual(['Bears 2 6:3 3', 'Tigers 2 0:6 0', 'Lions 2 0:9 0']);
  });

  it('is over by forfeit, whatever was played of it, and without a shoot-out', () => {
    const played = buildCup({
      teams: ['Lions', 'Tigers'],
      stages: [{ name: 'Final', matches: ['Lions 1-1 (4-3) Tigers'] }],
    });
    const read = (forfeit: AwardInput['forfeit']) =>
      resolveCup(award(played, 'match 1', forfeit)).read.get('match 1');
    const isOver = { state: 'finished', isForfeit: true };
    expect(read('local')).toMatchObject({
      ...isOver,
      forfeit: 'local',
      local: { goals: 0, kicks: null },
      visitor: { goals: 3, kicks: null },
    });
    expect(read('local')).not.toHaveProperty('bothConcede');
    expect(read('both')).toMatchObject({ ...isOver, forfeit: 'both', readAs: 'awarded', bothConcede: 3 });
  });

  it('counts no more where one of its teams is annulled', () => {
    const annulled = withdraw(award(cup, 'match 1', 'local'), 'Tigers', 'annulled');
    expect(resolveCup(annulled).read.get('match 1')).toMatchObject({
      readAs: 'annulled',
      state: 'abandoned',
      isForfeit: false,
      forfeit: null,
      local: { goals: null, kicks: null },
      visitor: { goals: null, kicks: null },
    });
    expect(readingOf(annulled, 'match 2')).toBe('6-0');
  });
});

describe('a match whose side never gets a team', () => {
  const cup = buildCup({
    teams: ['Lions', 'Tigers', 'Bears', 'Foxes'],
    stages: [
      { name: 'Semi-finals', matches: ['Lions 1-0 Tigers', 'Bears 1-0 Foxes'] },
      { name: 'Final', matches: ['Winner match 1 v Winner match 2', 'Loser match 1 v Winner match 3'] },
    ],
  });
  const read = (of: Cup) => {
    const { winner, loser } = resolveCup(of).results.get('match 3') ?? {};
    return [readingOf(of, 'match 3'), winner, loser];
  };

  it.each([
    ['match 1', 'visitor', 'Bears'],
    ['match 2', 'local', 'Lions'],
  ] as const)('is a bye of the other side where both forfeit %s', (matchId, bye, name) => {
    const after = award(cup, matchId, 'both');
    expect(read(after)).toEqual(['bye ?-?', teamIdOf(name), null]);
    expect(resolveCup(after).read.get('match 3')).toMatchObject({ bye, state: 'abandoned' });
  });

  it('waits while the other side is not known yet', () => {
    const open = withMatch(award(cup, 'match 1', 'both'), 'match 2', { ...NO_SCORE, scoredTeams: null });
    expect(read(open)).toEqual(['?-?', undefined, undefined]);
  });

  it('has nobody where the other side never gets a team either, or its team has withdrawn', () => {
    const one = award(cup, 'match 1', 'both');
    expect(read(award(one, 'match 2', 'both'))).toEqual(['nobody ?-?', null, null]);
    expect(read(withdraw(one, 'Bears', 'stand'))).toEqual(['nobody ?-?', null, null]);
    expect(readingOf(withdraw(one, 'Bears', 'stand'), 'match 4')).toBe('nobody ?-?');
  });

  it('stays as it is recorded once it has begun', () => {
    for (const change of [{ state: 'live' }, { local: { goals: 1 }, visitor: { goals: 2 } }] as const) {
      expect(
        resolveCup(withMatch(award(cup, 'match 1', 'both'), 'match 3', change)).read.has('match 3'),
      ).toBe(false);
    }
  });
});
