import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTeams,
  only,
  readView,
  uniqueName,
} from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  enterScore,
  groupMatchEdit,
  groupMatchRequest,
  knownTeamsEdit,
  readMatch,
  schedule,
  score,
  unknownTeamsEdit,
} from '../support/builders/builders-matches';
import { dayFromNow } from '../support/builders/days';

describe.concurrent('creating a group match', () => {
  it('answers the match with its teams and stage', async () => {
    const group = await buildGroup();
    const [local, visitor] = group.Teams;
    const { match } = await call('createGroupMatch', groupMatchRequest(group));
    expect(match).toEqual({
      matchId: expect.any(String),
      tournamentId: group.tournamentId,
      stageId: group.stageId,
      groupId: group.groupId,
      localTeamId: local?.teamId,
      visitorTeamId: visitor?.teamId,
      localTeamPlaceholder: null,
      visitorTeamPlaceholder: null,
      localTeamSource: null,
      visitorTeamSource: null,
      LocalTeam: local,
      VisitorTeam: visitor,
      Stage: { stageId: group.stageId, name: expect.any(String) },
      ...schedule(),
      ...score([null, null]),
      state: 'scheduled',
      isForfeit: false,
      logRevision: null,
      scoredTeams: null,
      matchNumber: null,
      teamsChanged: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('takes the empty fields that the form sends along', async () => {
    const group = await buildGroup();
    const request = { ...groupMatchRequest(group), ...score([null, null]), matchId: null };
    expect((await call('createGroupMatch', request)).match.groupId).toBe(group.groupId);
  });

  it('takes a score at once', async () => {
    const match = await buildGroupMatch(score([3, 2]));
    expect(match).toMatchObject({
      ...score([3, 2]),
      scoredTeams: { local: match.localTeamId, visitor: match.visitorTeamId },
    });
  });

  it('refuses a score that breaks a rule', async () => {
    const request = groupMatchRequest(await buildGroup(), score([3, null]));
    const answer = await callApi('createGroupMatch', request);
    expectFailure(answer, 'please_enter_both_scores_or_none', 'visitorTeamScore');
  });

  it('refuses a team that plays itself', async () => {
    const group = await buildGroup();
    const { localTeamId } = groupMatchRequest(group);
    const request = groupMatchRequest(group, { visitorTeamId: localTeamId });
    expectFailure(await callApi('createGroupMatch', request), 'same_team_selected', 'visitorTeamId');
  });

  it('refuses a team that is not in the group', async () => {
    const group = await buildGroup();
    const { teamId } = await buildTeam({ tournamentId: group.tournamentId });
    const visitor = groupMatchRequest(group, { visitorTeamId: teamId });
    expectFailure(await callApi('createGroupMatch', visitor), 'team_not_in_group', 'visitorTeamId');
    const local = groupMatchRequest(group, { localTeamId: teamId });
    expectFailure(await callApi('createGroupMatch', local), 'team_not_in_group', 'localTeamId');
  });

  it('refuses the same pair at the same moment, in either order', async () => {
    const group = await buildGroup();
    const request = groupMatchRequest(group);
    await call('createGroupMatch', request);
    const { localTeamId, visitorTeamId } = request;
    const turned = { ...request, localTeamId: visitorTeamId, visitorTeamId: localTeamId };
    for (const again of [request, turned]) {
      expectFailure(await callApi('createGroupMatch', again), 'match_already_exists');
    }
  });

  it('takes the same pair at another time: that is but a warning in the app', async () => {
    const group = await buildGroup();
    await buildGroupMatch({ group });
    await buildGroupMatch({ group, time: '18:31' });
    await buildGroupMatch({ group, date: dayFromNow(32) });
    expect((await readView(group.tournamentId)).Stages[0]?.Matches).toHaveLength(3);
  });

  it('refuses a knockout stage and the group of another stage', async () => {
    const group = await buildGroup();
    const { tournamentId } = group;
    const knockout = await buildStage({ tournamentId, type: 'knockout' });
    const other = await buildStage({ tournamentId });
    const inKnockout = groupMatchRequest(group, { stageId: knockout.stageId });
    expectFailure(await callApi('createGroupMatch', inKnockout), 'stage_is_not_a_group_stage', 'stageId');
    const inOther = groupMatchRequest(group, { stageId: other.stageId });
    expectFailure(await callApi('createGroupMatch', inOther), 'group_not_in_stage', 'groupId');
  });

  it('finds no group and no team that is not there', async () => {
    const group = await buildGroup();
    const nowhere = groupMatchRequest(group, { groupId: 'nowhere' });
    expectFailure(await callApi('createGroupMatch', nowhere), 'group_not_found', 'groupId');
    const nobody = groupMatchRequest(group, { localTeamId: 'nobody' });
    expectFailure(await callApi('createGroupMatch', nobody), 'team_not_found', 'localTeamId');
  });

  it.each([
    [{ groupId: undefined }, 'please_select_a_group', 'groupId'],
    [{ groupId: '' }, 'please_select_a_group', 'groupId'],
    [{ localTeamId: '' }, 'please_select_both_teams_to_maka_a_match', 'localTeamId'],
    [{ visitorTeamId: null }, 'please_select_both_teams_to_maka_a_match', 'visitorTeamId'],
    [{ matchId: 'mine' }, 'field_must_be_empty', 'matchId'],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const group = await buildGroup();
    const answer = await sendToApi('createGroupMatch', { ...groupMatchRequest(group), ...overrides });
    expectFailure(answer, msg, path);
    expect((await readView(group.tournamentId)).Stages[0]?.Matches).toEqual([]);
  });
});

describe.concurrent('editing a group match', () => {
  it('gives it other teams of its group', async () => {
    const group = await buildGroup({ teams: 3 });
    const match = await buildGroupMatch({ group });
    const [, , third] = group.Teams;
    const edit = groupMatchEdit(match, { visitorTeamId: third?.teamId });
    expect((await call('editGroupMatch', edit)).match.VisitorTeam).toEqual(third);
  });

  it('moves it to another group of the stage', async () => {
    const stage = await buildStage();
    const match = await buildGroupMatch({ group: await buildGroup({ stage }) });
    const other = await buildGroup({ stage });
    const { localTeamId, visitorTeamId } = groupMatchRequest(other);
    const edit = groupMatchEdit(match, { groupId: other.groupId, localTeamId, visitorTeamId });
    expect((await call('editGroupMatch', edit)).match).toMatchObject({
      groupId: other.groupId,
      LocalTeam: other.Teams[0],
    });
  });

  it('refuses to move it without teams of the other group', async () => {
    const stage = await buildStage();
    const match = await buildGroupMatch({ group: await buildGroup({ stage }) });
    const { groupId } = await buildGroup({ stage });
    const answer = await callApi('editGroupMatch', groupMatchEdit(match, { groupId }));
    expectFailure(answer, 'team_not_in_group');
  });

  it('refuses the moment of another match of the pair', async () => {
    const group = await buildGroup();
    await buildGroupMatch({ group, time: '10:00' });
    const match = await buildGroupMatch({ group, time: '12:00' });
    const answer = await callApi('editGroupMatch', groupMatchEdit(match, { time: '10:00' }));
    expectFailure(answer, 'match_already_exists');
  });

  it.each(['same_team_selected', 'team_not_in_group', 'team_not_found'] as const)(
    'refuses %s',
    async (msg) => {
      const match = await buildGroupMatch();
      const { teamId } = await buildTeam({ tournamentId: match.tournamentId });
      const visitorTeamId = {
        same_team_selected: match.localTeamId ?? '',
        team_not_in_group: teamId,
        team_not_found: 'nobody',
      }[msg];
      const answer = await callApi('editGroupMatch', groupMatchEdit(match, { visitorTeamId }));
      expectFailure(answer, msg, 'visitorTeamId');
      expect(await readMatch(match)).toEqual(match);
    },
  );

  it('refuses a group that is not there, or of another stage', async () => {
    const match = await buildGroupMatch();
    const stage = await buildStage({ tournamentId: match.tournamentId });
    const other = await buildGroup({ stage, teams: 0 });
    const nowhere = groupMatchEdit(match, { groupId: 'nowhere' });
    expectFailure(await callApi('editGroupMatch', nowhere), 'group_not_found', 'groupId');
    const elsewhere = groupMatchEdit(match, { groupId: other.groupId });
    expectFailure(await callApi('editGroupMatch', elsewhere), 'group_not_in_stage', 'groupId');
  });

  it('refuses a knockout match', async () => {
    const knockout = await buildKnownTeamsMatch();
    const edit = groupMatchEdit(knockout, { groupId: 'any' });
    expectFailure(await callApi('editGroupMatch', edit), 'match_is_not_a_group_match', 'matchId');
  });

  it('is not done by the calls for knockout matches', async () => {
    const match = await buildGroupMatch();
    const known = await callApi('editKnownTeamsMatch', knownTeamsEdit(match));
    expectFailure(known, 'match_is_not_a_knockout_match', 'matchId');
    const unknown = await callApi('editUnknownTeamsMatch', unknownTeamsEdit(match));
    expectFailure(unknown, 'match_is_not_a_knockout_match', 'matchId');
  });
});

describe.concurrent('the table of a group', () => {
  it('follows every result and every correction', async () => {
    const { tournamentId } = await buildTeam();
    const stage = await buildStage({ tournamentId });
    const teams = await buildTeams(tournamentId, ['Aare', 'Bern', 'Chur']);
    const [aare = '', bern = '', chur = ''] = teams;
    const group = await buildGroup({ stage, teams, name: uniqueName('Group') });
    const first = await buildGroupMatch({ group, localTeamId: aare, visitorTeamId: bern });
    const second = await buildGroupMatch({ group, localTeamId: bern, visitorTeamId: chur });
    const table = async () =>
      only((await readView(tournamentId)).Stages).groups[0]?.standings.map((row) => [
        row.position,
        row.name,
        row.played,
        row.points,
        row.goalDifference,
      ]);
    await enterScore(first, [2, 0]);
    await enterScore(second, [1, 1]);
    expect(await table()).toEqual([
      [1, 'Aare', 1, 3, 2],
      [2, 'Chur', 1, 1, 0],
      [3, 'Bern', 2, 1, -2],
    ]);
    await enterScore(first, [0, 1]);
    expect(await table()).toEqual([
      [1, 'Bern', 2, 4, 1],
      [2, 'Chur', 1, 1, 0],
      [3, 'Aare', 1, 0, -1],
    ]);
  });

  it("follows the tournament's points and tie-breakers", async () => {
    const match = await buildGroupMatch();
    const { tournamentId } = match;
    await enterScore(match, [1, 0]);
    await call('updateTournament', {
      tournamentId,
      date: dayFromNow(30),
      points: { win: 2, draw: 1, loss: 0 },
    });
    expect((await readView(tournamentId)).Stages[0]?.groups[0]?.standings[0]?.points).toBe(2);
  });
});
