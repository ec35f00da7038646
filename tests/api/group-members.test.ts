import { MAX_TEAMS } from '@futsal-cup/domain/cup/limits';
import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTeams,
  only,
  readGroupById,
  readView,
  uniqueName,
} from '../support/builders/builders';
import { buildGroupMatch, enterScore, readMatch } from '../support/builders/builders-matches';

describe.concurrent('adding teams to a group', () => {
  it('adds them to those that are there', async () => {
    const { tournamentId, groupId, stageId, Teams } = await buildGroup({ teams: 1 });
    const [added = ''] = await buildTeams(tournamentId, [uniqueName('Team')]);
    expect(await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [added] })).toEqual({});
    const group = await readGroupById(tournamentId, groupId);
    const teamIds = group.Teams.map(({ teamId }) => teamId);
    expect(teamIds.sort()).toEqual([added, only(Teams).teamId].sort());
    expect(group.standings.every(({ position, played }) => position === 1 && played === 0)).toBe(true);
  });

  it('leaves a team in the group that is there already', async () => {
    const { tournamentId, groupId, stageId, Teams } = await buildGroup({ teams: 2 });
    const selectedTeamIds = Teams.map(({ teamId }) => teamId);
    await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds });
    expect((await readGroupById(tournamentId, groupId)).Teams).toEqual(Teams);
  });

  it('refuses a team that is in another group of the stage, and adds none of the others', async () => {
    const stage = await buildStage();
    const taken = only((await buildGroup({ stage, teams: 1 })).Teams).teamId;
    const { tournamentId, groupId, stageId } = await buildGroup({ stage, teams: 0 });
    const { teamId: free } = await buildTeam({ tournamentId });
    const answer = await callApi('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [free, taken] });
    expectFailure(answer, 'team_already_in_a_group', 'selectedTeamIds.1');
    expect((await readGroupById(tournamentId, groupId)).Teams).toEqual([]);
  });

  it('takes a team that is in a group of another stage', async () => {
    const group = await buildGroup({ teams: 1 });
    const stage = await buildStage({ tournamentId: group.tournamentId });
    const { groupId, stageId } = await buildGroup({ stage, teams: 0 });
    const selectedTeamIds = group.Teams.map(({ teamId }) => teamId);
    await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds });
    expect((await readGroupById(group.tournamentId, groupId)).Teams).toEqual(group.Teams);
  });

  it('finds no team of another tournament', async () => {
    const { groupId, stageId } = await buildGroup({ teams: 0 });
    const { teamId } = await buildTeam();
    const answer = await callApi('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [teamId] });
    expectFailure(answer, 'team_not_found', 'selectedTeamIds.0');
  });

  it('finds no group that is not there', async () => {
    const { tournamentId, stageId } = await buildStage();
    const { teamId } = await buildTeam({ tournamentId });
    const request = { groupId: 'nowhere', stageId, selectedTeamIds: [teamId] };
    expectFailure(await callApi('addTeamsToGroup', request), 'group_not_found', 'groupId');
  });

  it('refuses a stage that is not the group’s', async () => {
    const { tournamentId, groupId } = await buildGroup({ teams: 0 });
    const { stageId } = await buildStage({ tournamentId });
    const { teamId } = await buildTeam({ tournamentId });
    const answer = await callApi('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [teamId] });
    expectFailure(answer, 'group_not_in_stage', 'stageId');
  });

  it.each([
    [{ selectedTeamIds: [] }, 'you_must_select_at_least_one_team', 'selectedTeamIds'],
    [{ selectedTeamIds: 'all' }, 'must_be_a_list', 'selectedTeamIds'],
    [{ selectedTeamIds: ['a', 'a'] }, 'team_listed_twice', 'selectedTeamIds'],
    [{ selectedTeamIds: ['a', 'b/c'] }, 'id_is_not_valid', 'selectedTeamIds.1'],
    [
      { selectedTeamIds: Array.from({ length: MAX_TEAMS + 1 }, (_, n) => `t${n}`) },
      'too_many_teams_listed',
      'selectedTeamIds',
    ],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const { groupId, stageId } = await buildGroup({ teams: 0 });
    const answer = await sendToApi('addTeamsToGroup', { groupId, stageId, ...overrides });
    expectFailure(answer, msg, path);
  });
});

describe.concurrent('removing a team from a group', () => {
  it('takes its unplayed matches of the group along and leaves the team in the tournament', async () => {
    const group = await buildGroup({ teams: 3 });
    const { tournamentId, groupId } = group;
    const [leaving = '', one = '', other = ''] = group.Teams.map(({ teamId }) => teamId);
    await buildGroupMatch({ group, localTeamId: leaving, visitorTeamId: one });
    const staying = await buildGroupMatch({ group, localTeamId: other, visitorTeamId: one });
    expect(await call('removeTeamFromGroup', { groupId, teamId: leaving })).toEqual({});
    const { Teams, Stages } = await readView(tournamentId);
    expect(Teams).toHaveLength(3);
    expect(Stages[0]?.groups[0]?.Teams.map(({ teamId }) => teamId).sort()).toEqual([one, other].sort());
    expect(Stages[0]?.Matches.map(({ matchId }) => matchId)).toEqual([staying.matchId]);
  });

  it('leaves the matches of the same team in another stage', async () => {
    const match = await buildGroupMatch();
    const { tournamentId, groupId, localTeamId } = match;
    const stage = await buildStage({ tournamentId });
    const teams = [match.localTeamId ?? '', match.visitorTeamId ?? ''];
    const staying = await buildGroupMatch({ group: await buildGroup({ stage, teams }) });
    await call('removeTeamFromGroup', { groupId: groupId ?? '', teamId: localTeamId ?? '' });
    expect(await readMatch(staying)).toMatchObject({
      matchId: staying.matchId,
      LocalTeam: staying.LocalTeam,
    });
  });

  it('is refused once the team has played in it', async () => {
    const match = await enterScoreInGroup();
    const request = { groupId: match.groupId ?? '', teamId: match.localTeamId ?? '' };
    expectFailure(await callApi('removeTeamFromGroup', request), 'team_has_played_matches');
  });

  it('takes the team out of the recorded lots', async () => {
    const { tournamentId, groupId, Teams } = await buildGroup({ teams: 2 });
    const teamIds = Teams.map(({ teamId }) => teamId);
    await call('recordLots', { groupId, teamIds });
    await call('removeTeamFromGroup', { groupId, teamId: teamIds[0] ?? '' });
    expect((await readGroupById(tournamentId, groupId)).lots).not.toContain(teamIds[0]);
  });

  it('refuses a team that is no member', async () => {
    const { tournamentId, groupId } = await buildGroup();
    const { teamId } = await buildTeam({ tournamentId });
    expectFailure(await callApi('removeTeamFromGroup', { groupId, teamId }), 'team_not_in_group', 'teamId');
  });

  it('finds no group that is not there', async () => {
    const answer = await callApi('removeTeamFromGroup', { groupId: 'nowhere', teamId: 'nobody' });
    expectFailure(answer, 'group_not_found', 'groupId');
  });
});

async function enterScoreInGroup() {
  return enterScore(await buildGroupMatch(), [1, 1]);
}

describe.concurrent('recording lots', () => {
  it('puts teams that are level on everything into the drawn order, and takes it back', async () => {
    const group = await buildGroup();
    const { tournamentId, groupId } = group;
    const [local = '', visitor = ''] = group.Teams.map(({ teamId }) => teamId);
    await enterScore(await buildGroupMatch({ group }), [1, 1]);
    expect((await readGroupById(tournamentId, groupId)).standings.map(({ position }) => position)).toEqual([
      1, 1,
    ]);
    for (const order of [
      [local, visitor],
      [visitor, local],
    ]) {
      expect(await call('recordLots', { groupId, teamIds: order })).toEqual({});
      const { lots, standings } = await readGroupById(tournamentId, groupId);
      expect(lots).toEqual(order);
      expect(standings.map(({ teamId }) => teamId)).toEqual(order);
      expect(standings.map(({ position }) => position)).toEqual([1, 2]);
      expect(standings[0]?.decidedBy).toContain('decided');
    }
    await call('recordLots', { groupId, teamIds: [] });
    const { lots, standings } = await readGroupById(tournamentId, groupId);
    expect(lots).toEqual([]);
    expect(standings.map(({ position }) => position)).toEqual([1, 1]);
  });

  it('moves nobody who is not level', async () => {
    const group = await buildGroup();
    const match = await enterScore(await buildGroupMatch({ group }), [2, 1]);
    const teamIds = [match.visitorTeamId ?? '', match.localTeamId ?? ''];
    await call('recordLots', { groupId: group.groupId, teamIds });
    const { standings } = await readGroupById(group.tournamentId, group.groupId);
    expect(standings.map(({ teamId }) => teamId)).toEqual([match.localTeamId, match.visitorTeamId]);
  });

  it('refuses a team that is no member', async () => {
    const { tournamentId, groupId } = await buildGroup();
    const { teamId } = await buildTeam({ tournamentId });
    const answer = await callApi('recordLots', { groupId, teamIds: [teamId] });
    expectFailure(answer, 'team_not_in_group', 'teamIds.0');
  });

  it('finds no group that is not there', async () => {
    const answer = await callApi('recordLots', { groupId: 'nowhere', teamIds: [] });
    expectFailure(answer, 'group_not_found', 'groupId');
  });

  it.each([
    [{ teamIds: undefined }, 'must_be_a_list', 'teamIds'],
    [{ teamIds: ['a', 'a'] }, 'team_listed_twice', 'teamIds'],
    [
      { teamIds: Array.from({ length: MAX_TEAMS + 1 }, (_, n) => `t${n}`) },
      'too_many_teams_listed',
      'teamIds',
    ],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const { groupId } = await buildGroup({ teams: 0 });
    expectFailure(await sendToApi('recordLots', { groupId, ...overrides }), msg, path);
  });
});
