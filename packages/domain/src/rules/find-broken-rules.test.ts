import { describe, expect, it } from 'vitest';
import type { Cup } from '../cup/records';
import { EMPTY_SIDE } from '../cup/sides';
import { deleteMatch } from '../commands/matches';
import { buildCup } from '../testing/build-cup';
import { valueOf } from '../testing/results';
import { SPRING } from '../testing/spring-cup';
import { findBrokenRules } from './find-broken-rules';

const SHIRT = { playerId: 'p1', name: 'Anna', number: 7 };

describe('a whole cup', () => {
  it('that commands have made breaks no rule', () => {
    expect(findBrokenRules(SPRING)).toEqual([]);
  });

  it('breaks none with two sides of one text, which the deletion of two matches may leave behind', () => {
    const bracket = buildCup({
      stages: [
        { name: 'Semi-finals', matches: ['Lions v Tigers', 'Bears v Wolves'] },
        { name: 'Final', matches: ['Winner match 1 v Winner match 2'] },
      ],
    });
    const left = valueOf(deleteMatch(valueOf(deleteMatch(bracket, 'match 1')), 'match 2'));
    const text = { placeholder: 'Winner match 1', source: null };
    expect(left.matches).toMatchObject([{ local: text, visitor: text }]);
    expect(findBrokenRules(left)).toEqual([]);
  });

  const [groups, final] = SPRING.stages;
  const [a] = SPRING.groups;
  const [m1, m2] = SPRING.matches;
  if (!groups || !final || !a || !m1 || !m2) throw new Error('The cup of this test is whole.');

  it.each<[string, Partial<Cup>, string, string]>([
    [
      'a name that is taken',
      { teams: [...SPRING.teams, { teamId: 'x', name: 'ada five ', players: [] }] },
      'team_name_already_exists',
      'teams/x',
    ],
    [
      'a shirt number that is taken',
      { teams: SPRING.teams.map((team) => ({ ...team, players: [SHIRT, { ...SHIRT, playerId: 'p2' }] })) },
      'shirt_number_is_taken',
      `teams/${SPRING.teams[0]?.teamId}`,
    ],
    [
      'an order that is taken',
      { stages: [groups, { ...final, order: 1 }] },
      'stage_order_already_exists',
      'stages/final',
    ],
    [
      'a group twice',
      { groups: [a, { ...a, groupId: 'b', teamIds: [] }] },
      'group_name_already_exists',
      'groups/b',
    ],
    [
      'a member of two groups',
      { groups: [a, { ...a, groupId: 'b', name: 'B' }] },
      'team_already_in_a_group',
      'groups/b',
    ],
    ['a lost team', { teams: SPRING.teams.slice(1) }, 'team_not_found', 'groups/a'],
    ['a lost stage', { stages: [final] }, 'stage_not_found', 'matches/m1'],
    ['a lost group', { groups: [] }, 'group_not_found', 'matches/m2'],
    [
      'a team outside of its group',
      { groups: [{ ...a, teamIds: ['ada'] }] },
      'team_not_in_group',
      'matches/m1',
    ],
    ['a match twice', { matches: [m1, m2, { ...m1, matchId: 'm3' }] }, 'match_already_exists', 'matches/m3'],
    [
      'two finals',
      { matches: [m1, { ...m2, isFinal: true }, { ...m2, matchId: 'm3', time: '23:30', isFinal: true }] },
      'another_match_is_the_final',
      'matches/m3',
    ],
    [
      'the final in a group',
      { matches: [{ ...m1, isFinal: true }, m2] },
      'match_is_not_a_knockout_match',
      'matches/m1',
    ],
    [
      'a team against itself',
      { matches: [{ ...m1, visitor: m1.local }, m2] },
      'same_team_selected',
      'matches/m1',
    ],
    [
      'a circle',
      {
        matches: [
          m1,
          {
            ...m2,
            local: { ...EMPTY_SIDE, placeholder: 'W', source: { kind: 'match-winner', matchId: 'm2' } },
          },
        ],
      },
      'placeholder_cycle',
      'matches/m2',
    ],
  ])('is found with %s', (_, change, msg, path) => {
    expect(findBrokenRules({ ...SPRING, ...change })).toContainEqual(expect.objectContaining({ msg, path }));
  });
});
