import { describe, expect, it } from 'vitest';
import { cupOfCategory } from '../cup/categories';
import { buildCup, withMatch, withoutMatch } from '../testing/build-cup';
import { teamsOfMatch, teamsOfMatchIn } from '../testing/read-cup';
import { resolveCup } from './resolve-cup';

const teams = ['A', 'B', 'C', 'D'];

it('a group names nobody while one of its places waits, although its matches are over', () => {
  const first = (line: string) => ({ A: { teams: ['A1', 'A2'], matches: [line] } });
  const last = { C: { teams: ['X', 'Y'], places: ['1st A'], matches: ['X 1-0 Y'] } };
  const stages = (line: string) => [
    { name: 'First', groups: first(line) },
    { name: 'Last', groups: last },
    { name: 'Final', matches: ['1st C v Somebody'] },
  ];
  expect(teamsOfMatchIn({ stages: stages('A1 v A2') }, 'match 3')).toEqual([null, null]);
  expect(teamsOfMatchIn({ stages: stages('A1 1-0 A2') }, 'match 3')).toEqual(['X', null]);
});

describe('the teams of a match', () => {
  it('are those that were chosen, unless they were deleted', () => {
    const cup = buildCup({ teams, stages: [{ name: 'Final', matches: ['A v B'] }] });
    expect(teamsOfMatch(cup, 'match 1')).toEqual(['A', 'B']);
    expect(resolveCup({ ...cup, teams: cup.teams.slice(1) }).sides.get('match 1')).toEqual({
      local: null,
      visitor: 'team B',
    });
  });

  it('are unknown for a plain text and for a side that is not set', () => {
    const cup = buildCup({ teams, stages: [{ name: 'Final', matches: ['Somebody v A'] }] });
    expect(teamsOfMatch(cup, 'match 1')).toEqual([null, 'A']);
    const empty = withMatch(cup, 'match 1', { visitor: { teamId: null } });
    expect(teamsOfMatch(empty, 'match 1')).toEqual([null, null]);
  });

  it('are known in a group match', () => {
    const groups = { 'Group A': { teams: ['A', 'B'], matches: ['A 1-0 B'] } };
    expect(teamsOfMatchIn({ stages: [{ name: 'Groups', groups }] }, 'match 1')).toEqual(['A', 'B']);
  });
});

describe('a cup with categories', () => {
  const built = buildCup({
    stages: [
      { name: 'Groups', groups: { A: { teams: ['A', 'B'], matches: ['A 1-0 B'] } } },
      { name: 'Final', matches: ['1st A 2-1 2nd A'] },
      { name: 'Groups', groups: { A: { teams: ['C', 'D'], matches: ['C 0-1 D'] } } },
      { name: 'Final', matches: ['1st A 1-0 2nd A'] },
    ],
  });
  const categorized = {
    ...built,
    stages: built.stages.map((stage) => ({ ...stage, categoryId: stage.order <= 2 ? 'f' : 'e' })),
    teams: built.teams.map((team) => ({ ...team, categoryId: 'AB'.includes(team.name) ? 'f' : 'e' })),
  };
  const cup = withMatch(categorized, 'match 2', { scoredTeams: { local: 'team B', visitor: 'team A' } });

  it('has the tables, teams and results of each of them, and numbers the matches of each from 1', () => {
    const resolved = resolveCup(cup);
    expect([...resolved.tables.keys()]).toEqual(['stage 1 A', 'stage 3 A']);
    expect(resolved.sides.get('match 2')).toEqual({ local: 'team A', visitor: 'team B' });
    expect(resolved.sides.get('match 4')).toEqual({ local: 'team D', visitor: 'team C' });
    expect(resolved).toMatchObject({
      results: new Map([['match 4', { winner: 'team D', loser: 'team C' }]]),
      matchNumbers: new Map([
        ['match 2', 1],
        ['match 4', 1],
      ]),
      teamsChanged: new Set(['match 2']),
      problems: [],
    });
  });

  it('is in each of them what the category is alone', () => {
    const whole = resolveCup(cup);
    const parts = ['f', 'e'].map((categoryId) => resolveCup(cupOfCategory(cup, categoryId)));
    for (const part of ['tables', 'sides', 'results', 'read', 'missing', 'places', 'placedTwice'] as const) {
      expect(whole[part].size).toBe(parts.reduce((sum, each) => sum + each[part].size, 0));
    }
  });
});

describe("'Winner match' and 'Loser match'", () => {
  const play = (semiFinal: string) => ({
    teams: ['A', 'B', 'C'],
    stages: [
      { name: 'Semi-final', matches: [semiFinal] },
      { name: 'Final', matches: ['Winner match 1 v C', 'C v Loser match 1'] },
    ],
  });

  it('name a team once the match is decided by its score', () => {
    expect(teamsOfMatchIn(play('A 2-1 B'), 'match 2')).toEqual(['A', 'C']);
    expect(teamsOfMatchIn(play('A 2-1 B'), 'match 3')).toEqual(['C', 'B']);
    expect(teamsOfMatchIn(play('A 1-2 B'), 'match 2')).toEqual(['B', 'C']);
  });

  it('name a team once a level match is decided by its shoot-out', () => {
    expect(teamsOfMatchIn(play('A 1-1 (4-5) B'), 'match 2')).toEqual(['B', 'C']);
    expect(teamsOfMatchIn(play('A 1-1 (5-4) B'), 'match 3')).toEqual(['C', 'B']);
  });

  it('name nobody before the match, nor while it is level without a shoot-out', () => {
    expect(teamsOfMatchIn(play('A v B'), 'match 2')).toEqual([null, 'C']);
    expect(teamsOfMatchIn(play('A 1-1 B'), 'match 2')).toEqual([null, 'C']);
    expect(teamsOfMatchIn(play('A 1-1 B'), 'match 3')).toEqual(['C', null]);
    expect(resolveCup(buildCup(play('A 1-1 B'))).results.size).toBe(0);
  });

  it('name nobody of a match with a side that is not known, whatever its score', () => {
    for (const line of ['A 2-1 Somebody', 'Somebody 2-1 A', 'A 1-2 Somebody']) {
      expect(teamsOfMatchIn(play(line), 'match 2')).toEqual([null, 'C']);
      expect(resolveCup(buildCup(play(line))).results.size).toBe(0);
    }
  });

  it('ignore a shoot-out under a score that is not level', () => {
    expect(teamsOfMatchIn(play('A 1-0 (1-2) B'), 'match 2')).toEqual(['A', 'C']);
  });

  it('follow their match when its number shifts', () => {
    const cup = buildCup({
      teams,
      stages: [
        { name: 'Semi-finals', matches: ['A 0-1 B', 'C 1-0 D'] },
        { name: 'Final', matches: ['Winner match 2 v Loser match 2'] },
      ],
    });
    const earlier = withoutMatch(cup, 'match 1');
    expect(resolveCup(cup).matchNumbers.get('match 2')).toBe(2);
    expect(resolveCup(earlier).matchNumbers.get('match 2')).toBe(1);
    expect(teamsOfMatch(earlier, 'match 3')).toEqual(['C', 'D']);
  });

  it('bring the losers of the semi-finals into a match for third place', () => {
    const cup = {
      teams,
      stages: [
        { name: 'Semi-finals', matches: ['A 0-1 B', 'C 1-0 D'] },
        { name: 'Third place', matches: ['Loser match 1 v Loser match 2'] },
        { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
      ],
    };
    expect(teamsOfMatchIn(cup, 'match 3')).toEqual(['A', 'D']);
    expect(teamsOfMatchIn(cup, 'match 4')).toEqual(['B', 'C']);
  });

  it('resolve both matches that depend on the same one', () => {
    const cup = {
      teams,
      stages: [
        { name: 'First', matches: ['A 1-0 B'] },
        { name: 'Second', matches: ['Winner match 1 1-0 C', 'Loser match 1 1-0 D'] },
        { name: 'Third', matches: ['Winner match 2 v Winner match 3'] },
      ],
    };
    expect(teamsOfMatchIn(cup, 'match 4')).toEqual(['A', 'B']);
  });

  it('are resolved in any order of creation, and in a bracket with byes', () => {
    const cup = {
      teams,
      stages: [
        { name: 'Final', matches: ['Winner match 2 v A'] },
        { name: 'Semi-final', matches: ['B 2-0 Winner match 3'] },
        { name: 'Quarter-final', matches: ['C 0-1 D'] },
      ],
    };
    expect(teamsOfMatchIn(cup, 'match 2')).toEqual(['B', 'D']);
    expect(teamsOfMatchIn(cup, 'match 1')).toEqual(['B', 'A']);
  });
});

describe('a corrected score', () => {
  const bracket = buildCup({
    teams: ['A', 'B', 'C', 'D', 'E'],
    stages: [
      { name: 'Quarter-final', matches: ['A 1-0 B'] },
      { name: 'Semi-finals', matches: ['Winner match 1 2-0 C', 'D 1-0 E'] },
      { name: 'Final', matches: ['Winner match 2 3-1 Winner match 3'] },
    ],
  });
  const corrected = withMatch(bracket, 'match 1', { visitor: { goals: 2 } });

  it('brings another team into the next round, and nobody on from there before that score is reviewed', () => {
    expect(teamsOfMatch(bracket, 'match 4')).toEqual(['A', 'D']);
    expect(teamsOfMatch(corrected, 'match 2')).toEqual(['B', 'C']);
    expect(teamsOfMatch(corrected, 'match 4')).toEqual([null, 'D']);
    expect([...resolveCup(corrected).results.keys()]).toEqual(['match 1', 'match 3']);
  });

  it('goes on round by round as the scores are entered for the teams of now', () => {
    const ofB = { local: 'team B', visitor: 'team C' };
    const semiReviewed = withMatch(corrected, 'match 2', { scoredTeams: ofB });
    expect(teamsOfMatch(semiReviewed, 'match 4')).toEqual(['B', 'D']);
    expect([...resolveCup(semiReviewed).teamsChanged]).toEqual(['match 4']);
    expect(resolveCup(semiReviewed).results.has('match 4')).toBe(false);
    const finalReviewed = withMatch(semiReviewed, 'match 4', {
      scoredTeams: { local: 'team B', visitor: 'team D' },
    });
    expect(resolveCup(finalReviewed).results.get('match 4')).toEqual({ winner: 'team B', loser: 'team D' });
  });

  it('leaves a later score as it was where the review brings the same team on', () => {
    const lost = withMatch(bracket, 'match 2', { local: { goals: 0 }, visitor: { goals: 2 } });
    const played = withMatch(lost, 'match 4', { scoredTeams: { local: 'team C', visitor: 'team D' } });
    const withB = withMatch(played, 'match 1', { visitor: { goals: 2 } });
    expect([...resolveCup(withB).teamsChanged]).toEqual(['match 2', 'match 4']);
    const reviewed = withMatch(withB, 'match 2', { scoredTeams: { local: 'team B', visitor: 'team C' } });
    expect(resolveCup(reviewed).teamsChanged.size).toBe(0);
    expect(resolveCup(reviewed).results.get('match 4')?.winner).toBe('team C');
  });

  it('flags each score of a match that other teams are in now, and no other', () => {
    expect([...resolveCup(bracket).teamsChanged]).toEqual([]);
    expect([...resolveCup(corrected).teamsChanged]).toEqual(['match 2', 'match 4']);
  });

  it('flags a score of which a team is not known any more', () => {
    const reopened = withMatch(bracket, 'match 3', {
      local: { goals: null },
      visitor: { goals: null },
      scoredTeams: null,
    });
    expect([...resolveCup(reopened).teamsChanged]).toEqual(['match 4']);
  });

  it('gives a match that has lost one of its teams neither winner nor loser', () => {
    const reopened = withMatch(bracket, 'match 1', { local: { goals: 0 } });
    expect(teamsOfMatch(reopened, 'match 2')).toEqual([null, 'C']);
    expect(teamsOfMatch(reopened, 'match 4')).toEqual([null, 'D']);
    expect(resolveCup(reopened).results.has('match 2')).toBe(false);
    const lostToNobody = withMatch(reopened, 'match 2', { visitor: { goals: 5 } });
    expect(teamsOfMatch(lostToNobody, 'match 4')).toEqual([null, 'D']);
  });

  it('flags a score whose teams have changed sides', () => {
    const scoredTeams = { local: 'team E', visitor: 'team D' };
    const turned = withMatch(bracket, 'match 3', { scoredTeams });
    expect([...resolveCup(turned).teamsChanged]).toEqual(['match 3', 'match 4']);
  });

  it('restores the bracket when it is corrected back', () => {
    const restored = withMatch(corrected, 'match 1', { visitor: { goals: 0 } });
    expect(resolveCup(restored)).toEqual(resolveCup(bracket));
  });
});

describe('a placeholder that can never name a team', () => {
  const cup = buildCup({
    teams: ['A', 'B', 'C', 'D'],
    stages: [
      { name: 'Groups', groups: { 'Group A': { teams: ['A'] } } },
      { name: 'Semi-finals', matches: ['A 1-0 B', 'C 1-0 D'] },
      { name: 'Final', matches: ['Winner match 1 v Loser match 2', '1st Group A v Best first 1'] },
    ],
  });

  it('does not occur where every target exists', () => {
    expect(resolveCup(cup).problems).toEqual([]);
  });

  it('is reported when its match, group or stage is deleted, and names nobody', () => {
    const deleted = { ...withoutMatch(cup, 'match 2'), groups: [], stages: cup.stages.slice(1) };
    expect(teamsOfMatch(deleted, 'match 3')).toEqual(['A', null]);
    expect(teamsOfMatch(deleted, 'match 4')).toEqual([null, null]);
    expect(resolveCup(deleted).problems).toEqual([
      { kind: 'missing-target', matchId: 'match 3', side: 'visitor' },
      { kind: 'missing-target', matchId: 'match 4', side: 'local' },
      { kind: 'missing-target', matchId: 'match 4', side: 'visitor' },
    ]);
    expect(resolveCup(withoutMatch(cup, 'match 1')).problems).toEqual([
      { kind: 'missing-target', matchId: 'match 3', side: 'local' },
    ]);
  });

  it('is reported when its references form a cycle, and names nobody even where the matches have scores', () => {
    const source = { kind: 'match-winner', matchId: 'match 3' } as const;
    const score = { local: { goals: 1 }, visitor: { goals: 0 } };
    const bound = withMatch(cup, 'match 1', { local: { teamId: null, source } });
    const cyclic = withMatch(bound, 'match 3', score);
    for (const matches of [cyclic.matches, [...cyclic.matches].reverse()]) {
      const resolved = resolveCup({ ...cyclic, matches });
      expect(resolved.problems).toEqual([{ kind: 'cycle', matchIds: ['match 1', 'match 3'] }]);
      expect(resolved.sides.get('match 1')).toEqual({ local: null, visitor: 'team B' });
      expect(resolved.sides.get('match 3')).toEqual({ local: null, visitor: 'team D' });
      expect(resolved.results.has('match 3')).toBe(false);
    }
  });
});
