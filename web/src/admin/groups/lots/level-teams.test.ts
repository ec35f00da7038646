import type { StandingsRowView } from '@futsal-cup/domain/contracts/views/cup-views';
import { mapSides } from '@futsal-cup/domain/cup/sides';
import { describe, expect, test } from 'vitest';
import { buildGroup, buildKnownMatch, buildStage } from '../../../testing/build-view';
import { findLevelTeams } from './level-teams';

function row(position: number, name: string, played = 1): StandingsRowView {
  const numbers = { played, wins: 0, draws: played, losses: 0, goalsFor: played, goalsAgainst: played };
  return {
    position,
    teamId: name,
    name,
    ...numbers,
    goalDifference: 0,
    points: 1,
    reasons: [],
    decidedBy: null,
  };
}

const standings = [row(1, 'Lions', 0), row(2, 'Bears'), row(2, 'Foxes'), row(4, 'Otters', 0)];
const group = buildGroup({ groupId: 'group-A', name: 'A', standings });
const played = buildKnownMatch('Bears', 'Foxes', {
  groupId: group.groupId,
  local: { teamId: 'Bears', goals: 1 },
  visitor: { teamId: 'Foxes', goals: 1 },
});
const unplayed = { ...played, matchId: 'match-2', ...mapSides(played, (side) => ({ ...side, goals: null })) };

describe('teams that the rules cannot separate', () => {
  test('level teams share a place once all of the group is played', () => {
    const stage = buildStage({ groups: [group], Matches: [played] });
    expect(findLevelTeams(group, stage)).toEqual([{ from: 2, to: 3, teamIds: ['Bears', 'Foxes'] }]);
  });

  test('lots are not asked for while a match is to be played, or none is scheduled', () => {
    expect(findLevelTeams(group, buildStage({ Matches: [played, unplayed] }))).toEqual([]);
    expect(findLevelTeams(group, buildStage())).toEqual([]);
  });

  test('lots are not asked for while a score is under review, and are where a match was abandoned', () => {
    const more = { ...played, matchId: 'match-2' };
    const reviewed = { ...more, teamsChanged: true };
    expect(findLevelTeams(group, buildStage({ Matches: [played, reviewed] }))).toEqual([]);
    const abandoned = { ...unplayed, state: 'abandoned' as const };
    expect(findLevelTeams(group, buildStage({ Matches: [played, abandoned] }))).toHaveLength(1);
  });

  test('lots are not asked for while the table does not count the last result yet', () => {
    const last = { ...played, matchId: 'match-2', local: { ...played.local, goals: 2 } };
    expect(findLevelTeams(group, buildStage({ Matches: [played, last] }))).toEqual([]);
  });
});
