import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import type { Match } from '../cup/cup';
import { groupOfLevelTeams } from '../cup/group-of-level-teams';
import {
  buildCup,
  buildGroup,
  buildMatch,
  buildOpenMatch,
  buildRow,
  buildStage,
} from '../../testing/build-view';
import { LevelNote } from './level-note';
import { MatchNote } from './match-note';

const score = { local: { goals: 1 }, visitor: { goals: 1 } };
const semiFinal = buildOpenMatch({
  stageId: 'semi',
  local: { placeholder: '1st Group A', source: { kind: 'group-place', groupId: 'group-1', place: 1 } },
});

function cupOf(positions: readonly number[], groupMatches: readonly Match[]) {
  const standings = positions.map((position) => buildRow({ position, teamId: `team-${position}` }));
  const groups = [buildGroup({ standings })];
  return buildCup({
    Stages: [
      buildStage({ groups, Matches: groupMatches }),
      buildStage({ stageId: 'semi', type: 'knockout', order: 2, Matches: [semiFinal] }),
    ],
  });
}

function noteOf(match: Match, cup = cupOf([1, 1], [buildMatch(score)]), page = '/matches') {
  const group = groupOfLevelTeams(cup, match);
  const { container } = render(
    <MemoryRouter initialEntries={[page]}>
      <MatchNote match={match}>{group && <LevelNote group={group} />}</MatchNote>
    </MemoryRouter>,
  );
  return container.textContent;
}

describe('what is said about a match that counts otherwise than it was played', () => {
  test.each([
    [{ readAs: 'annulled', state: 'abandoned' }, 'Annulled: team withdrew'],
    [{ readAs: 'withdrawn', isForfeit: true, forfeit: 'local' }, 'Forfeit: team withdrew'],
    [{ readAs: 'awarded-as-played', isForfeit: true, forfeit: 'local' }, 'Awarded, score stays'],
    [{ readAs: 'awarded', isForfeit: true, forfeit: 'both' }, 'Forfeited by both'],
    [{ readAs: 'bye', state: 'abandoned', bye: 'local' }, 'Bye'],
  ] as const)('%j is told as “%s”', (reading, text) => {
    expect(noteOf(buildMatch(reading))).toBe(text);
  });

  test('and that pairs have still to meet where they keep its teams open', () => {
    const missing = [{ teamIds: ['a', 'b'] as const, times: 1 }];
    const groups = [buildGroup({ standings: [buildRow({ position: 1, teamId: 'a' })], missing })];
    noteOf(semiFinal, buildCup({ Stages: [buildStage({ groups, Matches: [buildMatch(score)] })] }));
    expect(screen.getByRole('link', { name: 'Group A: pairs have still to meet' })).toBeTruthy();
  });
});

describe('what is said about a match', () => {
  test('it is not decided who is in it when the teams of a finished group are level, and the group is one tap away', () => {
    noteOf(semiFinal);
    const link = screen.getByRole('link', { name: 'Level teams in Group A: not decided yet' });
    expect(link.getAttribute('href')).toBe('/home#group-group-1');
  });

  test('an administrator is led to where lots are recorded', () => {
    noteOf(semiFinal, undefined, '/admin/fixture');
    const link = screen.getByRole('link', { name: 'Level teams in Group A: not decided yet' });
    expect(link.getAttribute('href')).toBe('/admin/fixture#group-group-1');
  });

  test.each([
    ['the group is still played', [1, 1], [buildMatch(score), buildMatch()]],
    ['a score of the group is under review', [1, 1], [buildMatch({ ...score, teamsChanged: true })]],
    ['the group has no match', [1, 1], []],
    ['other teams of the group are level', [1, 2, 2], [buildMatch(score)]],
  ])('nothing of lots while %s', (_when, positions, groupMatches) => {
    expect(noteOf(semiFinal, cupOf(positions, groupMatches))).toBe('');
  });

  test('nothing of lots once the team is known', () => {
    const known = { ...semiFinal, local: { ...semiFinal.local, team: { teamId: 'lions', name: 'Lions' } } };
    expect(noteOf(known)).toBe('');
  });

  describe('of the best of a place, when all is played', () => {
    const groupOf = (groupId: string, positions: readonly number[]) =>
      buildGroup({
        groupId,
        standings: positions.map((position, index) => buildRow({ position, teamId: `${groupId}-${index}` })),
      });
    const bestSecond = (rank: number) =>
      buildOpenMatch({
        stageId: 'semi',
        local: {
          placeholder: 'Best second',
          source: { kind: 'best-of-place', stageId: 'stage-1', place: 2, rank },
        },
      });
    const cup = (groupMatches: readonly Match[]) =>
      buildCup({
        Stages: [buildStage({ groups: [groupOf('a', [1, 2]), groupOf('b', [1, 2])], Matches: groupMatches })],
      });
    const played = [buildMatch({ groupId: 'a', ...score }), buildMatch({ groupId: 'b', state: 'abandoned' })];

    test('level teams across the groups keep it open, and the tables are one tap away', () => {
      noteOf(bestSecond(1), cup(played));
      const link = screen.getByRole('link', { name: /^Level teams across the groups/ });
      expect(link.getAttribute('href')).toBe('/home#table');
    });

    test('level teams at the end of a larger group keep it open, because lots there decide what counts', () => {
      const larger = groupOf('a', [1, 2, 3, 3]);
      const Stages = [buildStage({ groups: [larger, groupOf('b', [1, 2, 3])], Matches: played })];
      expect(noteOf(bestSecond(1), buildCup({ Stages }))).toBe(
        `Level teams in ${larger.name}: not decided yet`,
      );
    });

    test.each([
      ['a group is still played', 1, [...played, buildMatch({ groupId: 'b' })]],
      ['there are fewer groups than ranks', 3, played],
    ])('nothing of that while %s', (_when, rank, groupMatches) => {
      expect(noteOf(bestSecond(rank), cup(groupMatches))).toBe('');
    });
  });

  test('a result is under review when a correction has changed its teams', () => {
    expect(noteOf(buildMatch({ ...score, teamsChanged: true }))).toBe('Under review');
  });

  test('what a match waits for that has kicked off by the clock', () => {
    const { container } = render(<MatchNote match={buildMatch({})} waitsFor="due" />, {
      wrapper: MemoryRouter,
    });
    expect(container.textContent).toBe('Due now');
  });

  test('it was played, where its score is not shown', () => {
    expect(noteOf(buildMatch({ state: 'finished', shown: 'no-results' }))).toBe('Played');
    expect(noteOf(buildMatch({ state: 'finished', shown: 'no-tables' }))).toBe('');
  });

  test('the phase of a match that is played, once it is heard', () => {
    const live = { phaseNote: '1st half' } as Match['live'];
    expect(noteOf(buildMatch({ state: 'live' }))).toBe('Live');
    expect(noteOf(buildMatch({ state: 'live', ...(live ? { live } : {}) }))).toBe('1st half');
  });
});
