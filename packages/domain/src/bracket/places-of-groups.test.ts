import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { buildCup, teamIdOf, withMatch, type CupDescription } from '../testing/build-cup';
import { teamsOfMatch } from '../testing/read-cup';
import { membersOfGroups } from './members';
import { findCycle } from './references';
import { resolveCup } from './resolve-cup';

const FIRST = {
  'Group A': { teams: ['A', 'B'], matches: ['A 2-0 B'] },
  'Group B': { teams: ['C', 'D'], matches: ['C 1-0 D'] },
};
const PLACES = ['1st Group A', '2nd Group B'];

function cupOf(
  first: typeof FIRST,
  second: readonly string[],
  further: CupDescription['stages'] = [],
  places = PLACES,
): Cup {
  const groups = { E: { teams: [], places, matches: second } };
  return buildCup({ stages: [{ name: 'First', groups: first }, { name: 'Second', groups }, ...further] });
}

const E = 'stage 2 E';
const membersOf = (cup: Cup) => membersOfGroups(cup).get(E);

describe('a group of places', () => {
  const open = { ...FIRST, 'Group B': { teams: ['C', 'D'], matches: ['C v D'] } };

  it('has the team of a place once that is through, and nobody else before', () => {
    expect(membersOf(cupOf(open, []))).toEqual([teamIdOf('A')]);
    expect(membersOf(cupOf(FIRST, []))).toEqual([teamIdOf('A'), teamIdOf('D')]);
    expect(
      resolveCup(cupOf(open, []))
        .tables.get(E)
        ?.map(({ teamId }) => teamId),
    ).toEqual([teamIdOf('A')]);
  });

  it('has matches between its places', () => {
    expect(teamsOfMatch(cupOf(open, ['1st Group A v 2nd Group B']), 'match 3')).toEqual(['A', null]);
    expect(teamsOfMatch(cupOf(FIRST, ['1st Group A v 2nd Group B']), 'match 3')).toEqual(['A', 'D']);
  });

  it('counts its own matches alone, and sends on who is through', () => {
    const cup = cupOf(
      FIRST,
      ['1st Group A 0-3 2nd Group B'],
      [{ name: 'Final', matches: ['1st E v 2nd E'] }],
    );
    const [first, second] = resolveCup(cup).tables.get(E) ?? [];
    expect([first, second]).toMatchObject([
      { teamId: teamIdOf('D'), played: 1, points: 3, goalsFor: 3, goalsAgainst: 0 },
      { teamId: teamIdOf('A'), played: 1, points: 0, goalsFor: 0, goalsAgainst: 3 },
    ]);
    expect(teamsOfMatch(cup, 'match 4')).toEqual(['D', 'A']);
  });

  it('sends nobody on while a place is open, although all its matches are over', () => {
    const cup = cupOf(
      FIRST,
      ['1st Group A 0-3 2nd Group B'],
      [{ name: 'Final', matches: ['1st E v 2nd E'] }],
    );
    const reopened = withMatch(cup, 'match 2', { local: { goals: null }, visitor: { goals: null } });
    expect(teamsOfMatch(reopened, 'match 4')).toEqual([null, null]);
    expect(resolveCup(reopened).teamsChanged).toEqual(new Set(['match 3']));
  });

  it('puts a score under review that was entered for other teams', () => {
    const cup = cupOf(FIRST, ['1st Group A 0-3 2nd Group B']);
    const corrected = withMatch(cup, 'match 1', { local: { goals: 0 }, visitor: { goals: 2 } });
    expect(teamsOfMatch(corrected, 'match 3')).toEqual(['B', 'D']);
    expect(resolveCup(corrected).teamsChanged).toEqual(new Set(['match 3']));
    expect(resolveCup(corrected).tables.get(E)).toMatchObject([{ played: 0 }, { played: 0 }]);
  });

  it('takes the winner and the loser of a match, and the best on a place', () => {
    const cup = buildCup({
      stages: [
        { name: 'First', groups: FIRST },
        { name: 'Cross', matches: ['1st Group A 0-1 1st Group B'] },
        {
          name: 'Second',
          groups: { E: { teams: [], places: ['Winner match 1', 'Loser match 1', 'Best second 2'] } },
        },
      ],
    });
    expect(membersOfGroups(cup).get('stage 3 E')).toEqual(['C', 'A', 'B'].map(teamIdOf));
  });

  it('takes a slot, which is allotted once the groups of its stage are settled', () => {
    const slots = ['One of the best seconds (1)', 'One of the best seconds (2)'];
    expect(membersOf(cupOf(FIRST, [], [], slots))).toEqual(['D', 'B'].map(teamIdOf));
    expect(membersOf(cupOf(open, [], [], slots))).toEqual([]);
  });

  it('sends its best into slots, where they do not meet their own group', () => {
    const cross = (score: string) =>
      buildCup({
        stages: [
          { name: 'First', groups: FIRST },
          {
            name: 'Second',
            groups: {
              E: { teams: [], places: PLACES, matches: ['1st Group A 1-0 2nd Group B'] },
              F: {
                teams: [],
                places: ['1st Group B', '2nd Group A'],
                matches: [`1st Group B ${score} 2nd Group A`],
              },
            },
          },
          {
            name: 'Semi-finals',
            matches: ['1st E v One of the best seconds (1)', '1st F v One of the best seconds (2)'],
          },
        ],
      });
    for (const score of ['3-0', '3-2']) {
      const matches = ['match 5', 'match 6'].map((match) => teamsOfMatch(cross(score), match));
      expect(matches).toEqual([
        ['A', 'B'],
        ['C', 'D'],
      ]);
    }
    expect(teamsOfMatch(cross('v'), 'match 5')).toEqual(['A', null]);
  });

  it('may follow another group of places', () => {
    const cup = cupOf(
      FIRST,
      ['1st Group A 0-3 2nd Group B'],
      [{ name: 'Third', groups: { F: { teams: ['C'], places: ['1st E'], matches: ['C 1-0 1st E'] } } }],
    );
    expect(membersOfGroups(cup).get('stage 3 F')).toEqual(['C', 'D'].map(teamIdOf));
    expect(resolveCup(cup).tables.get('stage 3 F')?.[0]?.teamId).toBe(teamIdOf('C'));
  });

  it('has nobody where all who could have come are annulled, and goes on with the others', () => {
    const places = ['1st Group A', '2nd Group B', '1st Group B'];
    const matches = ['1st Group A v 2nd Group B', '1st Group A v 1st Group B', '2nd Group B 1-0 1st Group B'];
    const cup = buildCup({
      stages: [
        { name: 'First', groups: FIRST },
        { name: 'Second', groups: { E: { teams: [], places, matches } } },
        { name: 'Final', matches: ['1st E v 2nd E'] },
      ],
    });
    const withdrawn = { results: 'annulled', at: '2026-06-13T09:00:00.000Z' } as const;
    const gone = ['A', 'B'].map(teamIdOf);
    const teams = cup.teams.map((team) => (gone.includes(team.teamId) ? { ...team, withdrawn } : team));
    expect(teamsOfMatch({ ...cup, teams }, 'match 6')).toEqual(['D', 'C']);
  });
});

describe('a correction that puts a team into two groups of a stage', () => {
  const twice = (first: typeof FIRST) =>
    buildCup({
      stages: [
        { name: 'First', groups: first },
        { name: 'Second', groups: { E: { teams: [], places: ['1st Group A'] }, F: { teams: ['B'] } } },
      ],
    });

  it('leaves it in both, and says so', () => {
    const corrected = twice({ ...FIRST, 'Group A': { teams: ['A', 'B'], matches: ['A 0-2 B'] } });
    expect(membersOfGroups(corrected).get('stage 2 E')).toEqual([teamIdOf('B')]);
    expect(membersOfGroups(corrected).get('stage 2 F')).toEqual([teamIdOf('B')]);
    const found = resolveCup(corrected).placedTwice;
    expect(found).toEqual(new Map(['E', 'F'].map((group) => [`stage 2 ${group}`, [teamIdOf('B')]])));
    expect(resolveCup(twice(FIRST)).placedTwice.size).toBe(0);
  });

  it('sends nobody on from either of them', () => {
    const cup = (first: typeof FIRST) =>
      buildCup({
        stages: [
          { name: 'First', groups: first },
          {
            name: 'Second',
            groups: {
              E: { teams: ['C'], places: ['1st Group A'], matches: ['1st Group A 1-0 C'] },
              F: { teams: ['B', 'D'], matches: ['B 1-0 D'] },
            },
          },
          { name: 'Final', matches: ['1st E v 1st F'] },
        ],
      });
    expect(teamsOfMatch(cup(FIRST), 'match 5')).toEqual(['A', 'B']);
    const corrected = cup({ ...FIRST, 'Group A': { teams: ['A', 'B'], matches: ['A 0-2 B'] } });
    expect(teamsOfMatch(corrected, 'match 5')).toEqual([null, null]);
  });
});

describe('a cycle through a group', () => {
  it('is found, and names nobody', () => {
    const cup = buildCup({
      stages: [
        { name: 'First', groups: FIRST },
        { name: 'Cross', matches: ['1st Group A v 1st Group B'] },
        {
          name: 'Second',
          groups: { E: { teams: ['A', 'C'], places: ['Winner match 1'], matches: ['A 1-0 C'] } },
        },
      ],
    });
    const source = { kind: 'group-place', groupId: 'stage 3 E', place: 1 } as const;
    const circular = withMatch(cup, 'match 3', { local: { teamId: null, source } });
    expect(findCycle(cup)).toBeNull();
    expect(findCycle(circular)).toEqual(['match 3']);
    expect(resolveCup(circular).places.get('stage 3 E')).toEqual([null]);
    expect(teamsOfMatch(circular, 'match 3')).toEqual([null, 'C']);
  });
});
