import { describe, expect, it } from 'vitest';
import { buildTable, buildTableInput, buildTableTeams, tableLines } from '../testing/build-table';
import {
  EURO_1996_GROUP_C,
  EURO_2004_GROUP_C,
  EURO_2012_GROUP_A,
  EURO_2024_GROUP_E,
  WORLD_CUP_1990_GROUP_F,
  WORLD_CUP_1994_GROUP_D,
  WORLD_CUP_2018_GROUP_H,
} from '../testing/real-groups';
import { only } from '../testing/read-cup';
import { computeStandings, doLotsDecide } from './standings';

describe('a table', () => {
  it('counts matches, wins, draws, losses, goals and points', () => {
    const [first, second, third] = buildTable({ matches: ['A 3-1 B', 'B 2-2 C', 'C 0-1 A'] });
    expect(first).toEqual({
      position: 1,
      teamId: 'team A',
      name: 'A',
      played: 2,
      wins: 2,
      draws: 0,
      losses: 0,
      goalsFor: 4,
      goalsAgainst: 1,
      goalDifference: 3,
      points: 6,
      reasons: [],
    });
    expect(second).toMatchObject({ name: 'C', played: 2, wins: 0, draws: 1, losses: 1, goalDifference: -1 });
    expect(third).toMatchObject({ name: 'B', played: 2, wins: 0, draws: 1, losses: 1, goalDifference: -2 });
  });

  it('counts the away team of a win like the home team', () => {
    expect(tableLines({ matches: ['A 0-2 B'] })).toEqual(['1 B 3 pts 2-0', '2 A 0 pts 0-2']);
  });

  it('gives the points that the tournament says, a loss included', () => {
    const points = { win: 5, draw: 2, loss: 1 };
    expect(tableLines({ points, matches: ['A 1-0 B', 'B 1-1 C'] })).toEqual([
      '1 A 5 pts 1-0',
      '2 B 3 pts 1-2',
      '3 C 2 pts 1-1',
    ]);
  });

  it('lists a team without a match, and leaves out matches without a score', () => {
    expect(tableLines({ teams: ['D'], matches: ['A 1-0 B', 'A v D', 'B v D'] })).toEqual([
      '1 A 3 pts 1-0',
      '2 D 0 pts 0-0',
      '3 B 0 pts 0-1',
    ]);
  });

  it('is empty for a group without teams', () => {
    expect(buildTable({ matches: [] })).toEqual([]);
  });

  it('leaves out results against a team that is not in the group', () => {
    const input = buildTableInput({ matches: ['A 1-0 B', 'A 0-9 C', 'C 9-0 B'] });
    const rows = computeStandings({ ...input, teams: buildTableTeams(['A', 'B']) });
    expect(rows.map(({ teamId, played, points }) => ({ teamId, played, points }))).toEqual([
      { teamId: 'team A', played: 1, points: 3 },
      { teamId: 'team B', played: 1, points: 0 },
    ]);
  });

  it('leaves out a match with only one known team or only one score', () => {
    const input = buildTableInput({ matches: ['A 1-0 B'] });
    const { local, visitor } = only(input.matches);
    const halves = [
      { local: { ...local, teamId: null }, visitor },
      { local, visitor: { ...visitor, teamId: null } },
      { local: { ...local, goals: null }, visitor },
      { local, visitor: { ...visitor, goals: null } },
    ];
    expect(computeStandings({ ...input, matches: halves }).map(({ played }) => played)).toEqual([0, 0]);
  });

  it('leaves a running match out, and counts it in a provisional table', () => {
    const description = { matches: ['A 1-0 B'], running: ['B 4-0 C'] };
    expect(tableLines(description)).toEqual(['1 A 3 pts 1-0', '2 C 0 pts 0-0', '3 B 0 pts 0-1']);
    expect(tableLines({ ...description, includeRunning: true })).toEqual([
      '1 B 3 pts 4-1',
      '2 A 3 pts 1-0',
      '3 C 0 pts 0-4',
    ]);
  });

  it('gives teams that nothing separates one position, and skips it for the next', () => {
    expect(tableLines({ matches: ['A 1-1 B', 'C 1-0 D', 'C 2-0 E'] })).toEqual([
      '1 C 6 pts 3-0',
      '2 A 1 pts 1-1',
      '2 B 1 pts 1-1',
      '4 D 0 pts 0-1',
      '5 E 0 pts 0-2',
    ]);
  });
});

describe('rows that share a position', () => {
  it('are listed by team id, and so named in reasons, whatever the order of the input', () => {
    const input = buildTableInput({ matches: ['C 1-1 A', 'B 1-1 D'] });
    for (const names of [
      ['D', 'C', 'B', 'A'],
      ['B', 'D', 'A', 'C'],
    ]) {
      const rows = computeStandings({ ...input, teams: buildTableTeams(names) });
      expect(rows.map(({ teamId }) => teamId)).toEqual(['team A', 'team B', 'team C', 'team D']);
      expect(rows[0]?.reasons).toMatchObject([{ criterion: 'level', level: ['team B', 'team C', 'team D'] }]);
    }
  });
});

describe('a real group', () => {
  it('World Cup 2018 H: fair play, recorded as lots, puts Japan ahead of Senegal', () => {
    const rest = { first: '1 Colombia 6 pts 5-2', last: '4 Poland 3 pts 2-5' };
    expect(tableLines({ matches: WORLD_CUP_2018_GROUP_H, lots: ['Japan', 'Senegal'] })).toEqual([
      rest.first,
      '2 Japan 4 pts 4-4',
      '3 Senegal 4 pts 4-4',
      rest.last,
    ]);
    expect(tableLines({ matches: WORLD_CUP_2018_GROUP_H })).toEqual([
      rest.first,
      '2 Japan 4 pts 4-4',
      '2 Senegal 4 pts 4-4',
      rest.last,
    ]);
  });

  it('World Cup 1990 F: two points for a win, and lots between Ireland and the Netherlands', () => {
    const points = { win: 2, draw: 1, loss: 0 };
    const lots = ['Ireland', 'Netherlands'];
    expect(tableLines({ matches: WORLD_CUP_1990_GROUP_F, points, lots })).toEqual([
      '1 England 4 pts 2-1',
      '2 Ireland 3 pts 2-2',
      '3 Netherlands 3 pts 2-2',
      '4 Egypt 2 pts 1-2',
    ]);
  });

  it('World Cup 1994 D: head-to-head decides after goal difference and goals', () => {
    expect(tableLines({ matches: WORLD_CUP_1994_GROUP_D })).toEqual([
      '1 Nigeria 6 pts 6-2',
      '2 Bulgaria 6 pts 6-3',
      '3 Argentina 6 pts 6-3',
      '4 Greece 0 pts 0-10',
    ]);
  });

  it('EURO 1996 C: goal difference and head-to-head disagree about Italy and the Czech Republic', () => {
    const around = { first: '1 Germany 7 pts 5-0', last: '4 Russia 1 pts 4-8' };
    const italy = 'Italy 4 pts 3-3';
    const czechs = 'Czech Republic 4 pts 5-6';
    const matches = EURO_1996_GROUP_C;
    expect(tableLines({ matches, tieBreakers: 'head-to-head' })).toEqual([
      around.first,
      `2 ${czechs}`,
      `3 ${italy}`,
      around.last,
    ]);
    expect(tableLines({ matches, tieBreakers: 'goal-difference' })).toEqual([
      around.first,
      `2 ${italy}`,
      `3 ${czechs}`,
      around.last,
    ]);
  });

  it('EURO 2012 A: goal difference and head-to-head disagree about Greece and Russia', () => {
    const around = { first: '1 Czech Republic 6 pts 4-5', last: '4 Poland 2 pts 2-3' };
    const greece = 'Greece 4 pts 3-3';
    const russia = 'Russia 4 pts 5-3';
    const matches = EURO_2012_GROUP_A;
    expect(tableLines({ matches, tieBreakers: 'head-to-head' })).toEqual([
      around.first,
      `2 ${greece}`,
      `3 ${russia}`,
      around.last,
    ]);
    expect(tableLines({ matches, tieBreakers: 'goal-difference' })).toEqual([
      around.first,
      `2 ${russia}`,
      `3 ${greece}`,
      around.last,
    ]);
  });

  it('EURO 2004 C: the goals of the draws among three teams decide', () => {
    expect(tableLines({ matches: EURO_2004_GROUP_C, tieBreakers: 'head-to-head' })).toEqual([
      '1 Sweden 5 pts 8-3',
      '2 Denmark 5 pts 4-2',
      '3 Italy 5 pts 3-2',
      '4 Bulgaria 0 pts 1-9',
    ]);
  });

  it('EURO 2024 E: four teams on four points, in the order of a mini-table of all four', () => {
    expect(tableLines({ matches: EURO_2024_GROUP_E, tieBreakers: 'head-to-head' })).toEqual([
      '1 Romania 4 pts 4-3',
      '2 Belgium 4 pts 2-1',
      '3 Slovakia 4 pts 3-3',
      '4 Ukraine 4 pts 2-4',
    ]);
  });
});

describe('points by decision', () => {
  it('are added to the points of a table, and may take more than a team has', () => {
    expect(tableLines({ matches: ['A 1-0 B', 'B 2-0 C'], byDecision: { B: -4, C: 2 } })).toEqual([
      '1 A 3 pts 1-0',
      '2 C 2 pts 0-2',
      '3 B -1 pts 2-1',
    ]);
  });

  it('do not count again in a mini-table', () => {
    const matches = ['A 1-0 B', 'B 1-0 C', 'C 1-0 A', 'D 1-0 A'];
    const table = { matches, tieBreakers: 'head-to-head', byDecision: { A: 3, B: 3 } } as const;
    expect(tableLines(table).slice(0, 2)).toEqual(['1 A 6 pts 1-2', '2 B 6 pts 1-1']);
  });
});

describe('recorded lots', () => {
  const decideIn = (...matches: string[]) => doLotsDecide(buildTableInput({ matches, lots: ['B', 'A'] }));

  it('decide while nothing else separates the teams', () => {
    expect(decideIn('A 1-1 B')).toBe(true);
  });

  it('decide no more once a corrected score does, and not without having been drawn', () => {
    expect(decideIn('A 2-1 B')).toBe(false);
    expect(doLotsDecide(buildTableInput({ matches: ['A 1-1 B'] }))).toBe(false);
  });
});
