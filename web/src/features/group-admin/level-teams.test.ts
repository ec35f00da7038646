import type { StandingsRowView } from '@futsal-cup/domain/contracts/views';
import { describe, expect, test } from 'vitest';
import { buildGroupView, buildKnownMatchView, buildStageView } from '../../testing/build-cup-view';
import { findLevelTeams, moveTeam } from './level-teams';

function row(position: number, name: string): StandingsRowView {
  const numbers = { played: 1, wins: 0, draws: 1, losses: 0, goalsFor: 1, goalsAgainst: 1 };
  return { position, teamId: name, name, ...numbers, goalDifference: 0, points: 1, decidedBy: null };
}

const standings = [row(1, 'Lions'), row(2, 'Bears'), row(2, 'Foxes'), row(4, 'Otters')];
const group = buildGroupView('A', { standings });
const played = buildKnownMatchView('Bears', 'Foxes', {
  groupId: group.groupId,
  localTeamScore: 1,
  visitorTeamScore: 1,
});
const unplayed = { ...played, matchId: 'match-2', localTeamScore: null, visitorTeamScore: null };

describe('teams that the rules cannot separate', () => {
  test('share a place once all of the group is played', () => {
    const stage = buildStageView({ groups: [group], Matches: [played] });
    expect(findLevelTeams(group, stage)).toEqual([{ from: 2, to: 3, teamIds: ['Bears', 'Foxes'] }]);
  });

  test('are not asked about while a match is to be played, or none is set', () => {
    expect(findLevelTeams(group, buildStageView({ Matches: [played, unplayed] }))).toEqual([]);
    expect(findLevelTeams(group, buildStageView())).toEqual([]);
  });

  test('move up and down, but never out of their places', () => {
    expect(moveTeam(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
    expect(moveTeam(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
    expect(moveTeam(['a', 'b', 'c'], 0, -1)).toEqual(['a', 'b', 'c']);
  });
});
