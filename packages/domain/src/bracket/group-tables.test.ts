import { describe, expect, it } from 'vitest';
import { buildCup, type CupDescription, teamIdOf, withMatch } from '../testing/build-cup';
import { teamsOfMatch, teamsOfMatchIn } from '../testing/read-cup';
import { resolveCup } from './resolve-cup';
import { isGroupComplete } from './resolved-stages';

const groupOf = (matches: readonly string[], lots: readonly string[] = []): CupDescription => ({
  stages: [
    { name: 'Groups', groups: { 'Group A': { teams: ['A', 'B', 'C'], matches, lots } } },
    { name: 'Final', matches: ['1st Group A v 2nd Group A'] },
  ],
});

describe("'1st Group A'", () => {
  it('names a team once every match of the group has a score', () => {
    const complete = ['A 2-0 B', 'B 1-0 C', 'A 1-0 C'];
    expect(teamsOfMatchIn(groupOf(complete), 'match 4')).toEqual(['A', 'B']);
    expect(teamsOfMatchIn(groupOf([...complete.slice(0, 2), 'A v C']), 'match 4')).toEqual([null, null]);
  });

  it('names a team where the only match without a score was abandoned, but not while that one may be caught up', () => {
    const cup = buildCup(groupOf(['A 2-0 B', 'B 1-0 C', 'A v C']));
    expect(teamsOfMatch(withMatch(cup, 'match 3', { state: 'abandoned' }), 'match 4')).toEqual(['A', 'B']);
    expect(teamsOfMatch(withMatch(cup, 'match 3', { state: 'postponed' }), 'match 4')).toEqual([null, null]);
  });

  it('names nobody while the group has no match', () => {
    expect(teamsOfMatchIn(groupOf([]), 'match 1')).toEqual([null, null]);
    const alone = { name: 'Groups', groups: { 'Group A': { teams: ['A'] } } };
    const final = { name: 'Final', matches: ['1st Group A v Somebody'] };
    expect(teamsOfMatchIn({ stages: [alone, final] }, 'match 1')).toEqual([null, null]);
  });

  it('names nobody from a shared position, until lots are recorded', () => {
    const shared = ['A 0-0 B', 'A 1-0 C', 'B 1-0 C'];
    expect(teamsOfMatchIn(groupOf(shared), 'match 4')).toEqual([null, null]);
    expect(teamsOfMatchIn(groupOf(shared, ['B', 'A']), 'match 4')).toEqual(['B', 'A']);
    const sharedSecond = ['A 1-0 B', 'A 1-0 C', 'B 0-0 C'];
    expect(teamsOfMatchIn(groupOf(sharedSecond), 'match 4')).toEqual(['A', null]);
  });

  it('names nobody on a place that the group does not have', () => {
    const cup = buildCup(groupOf(['A 2-0 B', 'B 1-0 C', 'A 1-0 C']));
    const source = { kind: 'group-place', groupId: 'stage 1 Group A', place: 4 } as const;
    const unknown = withMatch(cup, 'match 4', { local: { source } });
    expect(teamsOfMatch(unknown, 'match 4')).toEqual([null, 'B']);
  });

  it('counts by the points and tie-breaks of the tournament', () => {
    const stages = groupOf(['A 1-0 B', 'B 5-0 C', 'C 1-0 A', 'B 1-0 A', 'A 1-0 C', 'C 1-0 B']).stages;
    const byDifference = teamsOfMatchIn(
      { tournament: { tieBreakers: 'goal-difference' }, stages },
      'match 7',
    );
    expect(byDifference).toEqual(['B', 'A']);
    const drawsCount = groupOf(['A 1-1 B', 'B 0-0 C', 'A 0-1 C']).stages;
    const points = { win: 1, draw: 2, loss: 0 };
    expect(teamsOfMatchIn({ tournament: { points }, stages: drawsCount }, 'match 4')).toEqual(['B', 'C']);
    const disagree = groupOf(['A 1-0 B', 'B 5-0 C', 'A 0-1 C']).stages;
    expect(
      teamsOfMatchIn({ tournament: { tieBreakers: 'head-to-head' }, stages: disagree }, 'match 4'),
    ).toEqual(['B', 'A']);
  });

  it('leaves out a member whose team was deleted', () => {
    const cup = buildCup(groupOf(['B 1-0 C']));
    const deleted = { ...cup, teams: cup.teams.filter(({ name }) => name !== 'A') };
    expect(teamsOfMatch(deleted, 'match 2')).toEqual(['B', 'C']);
  });
});

describe("'Best third 1'", () => {
  const groups = {
    'Group A': { teams: ['A1', 'A2'], matches: ['A1 3-0 A2'] },
    'Group B': { teams: ['B1', 'B2'], matches: ['B1 1-0 B2'] },
  };
  const ranked = (override: object = {}) => ({
    stages: [
      { name: 'Groups', groups: { ...groups, ...override } },
      { name: 'Final', matches: ['Best second 1 v Best first 1', 'Best first 2 v Best second 3'] },
    ],
  });

  it('names the team of that rank among those on the place', () => {
    expect(teamsOfMatchIn(ranked(), 'match 3')).toEqual(['B2', 'A1']);
    expect(teamsOfMatchIn(ranked(), 'match 4')).toEqual(['B1', null]);
  });

  it('names nobody before every group of the stage is complete', () => {
    const open = { 'Group C': { teams: ['C1', 'C2'], matches: ['C1 v C2'] } };
    expect(teamsOfMatchIn(ranked(open), 'match 4')).toEqual([null, null]);
    const leading = { 'Group C': { teams: ['C1', 'C2'], matches: ['C1 5-0 C2', 'C1 v C2'] } };
    expect(teamsOfMatchIn(ranked(leading), 'match 5')).toEqual([null, null]);
    const empty = { 'Group C': { teams: ['C1', 'C2'] } };
    expect(teamsOfMatchIn(ranked(empty), 'match 3')).toEqual([null, null]);
  });

  it('names nobody from a rank that teams share', () => {
    const same = { 'Group B': { teams: ['B1', 'B2'], matches: ['B1 3-0 B2'] } };
    expect(teamsOfMatchIn(ranked(same), 'match 3')).toEqual([null, null]);
  });

  it('names nobody while a group shares the place', () => {
    const drawn = { 'Group B': { teams: ['B1', 'B2'], matches: ['B1 0-0 B2'] } };
    expect(teamsOfMatchIn(ranked(drawn), 'match 3')).toEqual([null, null]);
  });

  it('leaves out results against the last team of a larger group', () => {
    const larger = {
      'Group A': { teams: ['A1', 'A2', 'A3'], matches: ['A1 1-0 A2', 'A2 9-0 A3', 'A1 9-0 A3'] },
      'Group B': { teams: ['B1', 'B2'], matches: ['B1 2-0 B2'] },
    };
    expect(teamsOfMatchIn(ranked(larger), 'match 5')).toEqual(['A2', 'B1']);
  });

  it('follows the decision that is recorded at its own stage', () => {
    const level = (x: string, y: string) => ({
      [x]: { teams: [`${x}1`, `${x}2`], matches: [`${x}1 1-0 ${x}2`] },
      [y]: { teams: [`${y}1`, `${y}2`], matches: [`${y}1 1-0 ${y}2`] },
    });
    const cup = buildCup({
      stages: [
        { name: 'Preliminary', groups: level('P', 'Q') },
        { name: 'Groups', groups: level('A', 'B') },
        { name: 'Final', matches: ['Best first 1 v Best first 2'] },
      ],
    });
    const decided = (stageId: string) => {
      const teamIds = ['Q1', 'B1', 'A1', 'P1'].map(teamIdOf);
      const decisions = [{ place: 1, teamIds, decision: 'lots' as const }];
      const stages = cup.stages.map((stage) => (stage.stageId === stageId ? { ...stage, decisions } : stage));
      return teamsOfMatch({ ...cup, stages }, 'match 5');
    };
    expect(decided('stage 2')).toEqual(['B1', 'A1']);
    expect(decided('stage 1')).toEqual([null, null]);
  });

  it('looks at the groups of its own stage only', () => {
    const cup = {
      stages: [
        { name: 'Preliminary', groups: { 'Group Z': { teams: ['Z1', 'Z2'], matches: ['Z1 v Z2'] } } },
        { name: 'Groups', groups },
        { name: 'Final', matches: ['Best first 1 v Best first 2'] },
      ],
    };
    expect(teamsOfMatchIn(cup, 'match 4')).toEqual(['A1', 'B1']);
  });
});

describe('the pairs that have still to meet', () => {
  const cupOfRounds = (rounds: number | null, matches: readonly string[]) => {
    const cup = buildCup(groupOf(matches));
    return { ...cup, groups: cup.groups.map((group) => ({ ...group, rounds })) };
  };
  const missingIn = (rounds: number | null, matches: readonly string[]) => {
    const found = resolveCup(cupOfRounds(rounds, matches)).missing.get('stage 1 Group A');
    return found?.map(({ teamIds, times }) => `${teamIds.join(', ')}: ${times}`) ?? null;
  };

  it('are those that met less often than the rounds say, on either side, once all matches are over', () => {
    const once = ['A 1-0 B', 'C 0-0 A'];
    expect(missingIn(1, once)).toEqual(['team B, team C: 1']);
    expect(missingIn(2, [...once, 'B 0-1 A', 'A 1-0 B'])).toEqual(['team A, team C: 1', 'team B, team C: 2']);
    expect(missingIn(1, [...once, 'B 0-1 C'])).toBeNull();
    expect(missingIn(2, [...once, 'A v B'])).toBeNull();
    expect(missingIn(null, once)).toBeNull();
  });

  it('keep the places of the group open, although all its matches are over', () => {
    const once = ['A 1-0 B', 'C 0-0 A'];
    expect(teamsOfMatch(cupOfRounds(1, once), 'match 3')).toEqual([null, null]);
    expect(teamsOfMatch(cupOfRounds(null, once), 'match 3')).toEqual(['A', 'C']);
    const missing = resolveCup(cupOfRounds(1, once)).missing.get('stage 1 Group A') ?? [];
    const played = cupOfRounds(1, once).matches.filter(({ groupId }) => groupId !== null);
    expect([isGroupComplete({ missing }, played), isGroupComplete({}, played)]).toEqual([false, true]);
  });
});

describe('a group with a score of other teams', () => {
  const stages = [
    {
      name: 'Groups',
      groups: {
        'Group A': { teams: ['A', 'B', 'C'], matches: ['A 2-0 B', 'B 1-0 C', 'A 1-0 C'] },
        'Group B': { teams: ['D', 'E', 'F'], matches: ['D 2-0 E', 'E 1-0 F', 'D 1-0 F'] },
      },
    },
    { name: 'Final', matches: ['1st Group A v 1st Group B', 'Best second 1 v Best second 2'] },
  ];
  const cup = buildCup({ stages });
  const underReview = withMatch(cup, 'match 3', { scoredTeams: { local: 'team B', visitor: 'team C' } });

  it('counts it for nobody', () => {
    const rows = resolveCup(underReview).tables.get('stage 1 Group A') ?? [];
    expect(rows.map(({ teamId, played, points }) => [teamId, played, points])).toEqual([
      ['team A', 1, 3],
      ['team B', 2, 3],
      ['team C', 1, 0],
    ]);
  });

  it('names neither a place of its own nor a best of a place before the score is reviewed', () => {
    expect(teamsOfMatch(cup, 'match 7')).toEqual(['A', 'D']);
    expect(teamsOfMatch(underReview, 'match 7')).toEqual([null, 'D']);
    expect(teamsOfMatch(underReview, 'match 8')).toEqual([null, null]);
  });

  it('is complete where that match was abandoned: it counts nowhere', () => {
    const noScore = { local: { goals: null }, visitor: { goals: null } };
    const abandoned = withMatch(underReview, 'match 3', { state: 'abandoned', ...noScore });
    expect(teamsOfMatch(abandoned, 'match 7')).toEqual(['A', 'D']);
  });
});
