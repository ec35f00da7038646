import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import { buildGroup, buildStage, only, readGroupById, readView } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  enterScore,
  readMatch,
} from '../support/builders/builders-matches';

describe.concurrent('creating a group', () => {
  it('adds it, empty, to its stage', async () => {
    const stage = await buildStage();
    const { tournamentId, stageId } = stage;
    expect(await call('createGroup', { stageId, name: ' A ' })).toEqual({});
    expect(await call('getGroups', { tournamentId })).toEqual({
      dbGroups: {
        [stageId]: {
          name: stage.name,
          groups: [
            {
              groupId: expect.any(String),
              name: 'A',
              stageId,
              Teams: [],
              lots: [],
              standings: [],
              updatedAt: expect.any(String),
            },
          ],
        },
      },
    });
  });

  it('lists groups by name as people sort them, and the stages without any', async () => {
    const stage = await buildStage();
    const { tournamentId, stageId } = stage;
    const empty = await buildStage({ tournamentId });
    await buildStage({ tournamentId, type: 'knockout' });
    for (const name of ['Group 10', 'group b', 'Group 2', 'Group A'])
      await call('createGroup', { stageId, name });
    const { dbGroups } = await call('getGroups', { tournamentId });
    expect(Object.keys(dbGroups).sort()).toEqual([stageId, empty.stageId].sort());
    const names = dbGroups[stageId]?.groups.map(({ name }) => name);
    expect(names).toEqual(['Group 2', 'Group 10', 'Group A', 'group b']);
  });

  it('refuses the name of another group of the stage, in any case', async () => {
    const stage = await buildStage();
    const { stageId } = stage;
    await buildGroup({ stage, name: 'Group A', teams: 0 });
    const answer = await callApi('createGroup', { stageId, name: 'group a ' });
    expectFailure(answer, 'group_name_already_exists', 'name');
  });

  it('takes the name of a group of another stage', async () => {
    const stage = await buildStage();
    const other = await buildStage({ tournamentId: stage.tournamentId });
    await buildGroup({ stage, name: 'Group A', teams: 0 });
    await call('createGroup', { stageId: other.stageId, name: 'Group A' });
    const { Stages } = await readView(stage.tournamentId);
    expect(Stages.map(({ groups }) => only(groups).name)).toEqual(['Group A', 'Group A']);
  });

  it('refuses a knockout stage', async () => {
    const { stageId } = await buildStage({ type: 'knockout' });
    const answer = await callApi('createGroup', { stageId, name: 'Group A' });
    expectFailure(answer, 'stage_is_not_a_group_stage', 'stageId');
  });

  it('finds no stage that is not there', async () => {
    const answer = await callApi('createGroup', { stageId: 'nowhere', name: 'Group A' });
    expectFailure(answer, 'stage_not_found', 'stageId');
  });

  it.each([
    [{ name: undefined }, 'group_name_can_not_be_empty', 'name'],
    [{ name: '  ' }, 'group_name_can_not_be_empty', 'name'],
    [{ name: 'x'.repeat(51) }, 'name_must_be_at_most_50_characters_long', 'name'],
    [{ name: 7 }, 'must_be_text', 'name'],
    [{ stageId: undefined }, 'id_is_mandatory', 'stageId'],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const { stageId } = await buildStage();
    const answer = await sendToApi('createGroup', { stageId, name: 'Group A', ...overrides });
    expectFailure(answer, msg, path);
  });
});

describe.concurrent('renaming a group', () => {
  it('changes the name alone', async () => {
    const before = await buildGroup();
    const { tournamentId, groupId } = before;
    expect(await call('renameGroup', { groupId, name: ' Pool North ' })).toEqual({});
    const { Teams, standings } = before;
    expect(await readGroupById(tournamentId, groupId)).toMatchObject({
      name: 'Pool North',
      Teams,
      standings,
    });
  });

  it('keeps its own name in another case', async () => {
    const { tournamentId, groupId } = await buildGroup({ name: 'Group A', teams: 0 });
    await call('renameGroup', { groupId, name: 'GROUP A' });
    expect((await readGroupById(tournamentId, groupId)).name).toBe('GROUP A');
  });

  it('refuses the name of another group of the stage', async () => {
    const stage = await buildStage();
    await buildGroup({ stage, name: 'Group A', teams: 0 });
    const { groupId } = await buildGroup({ stage, name: 'Group B', teams: 0 });
    const answer = await callApi('renameGroup', { groupId, name: 'group A' });
    expectFailure(answer, 'group_name_already_exists', 'name');
  });

  it('is followed by the placeholders that lead into the group', async () => {
    const group = await buildGroup({ name: 'Group A' });
    const stage = await buildStage({ tournamentId: group.tournamentId, type: 'knockout' });
    const match = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: '1st group a' });
    await call('renameGroup', { groupId: group.groupId, name: 'Pool North' });
    expect((await readMatch(match)).localTeamPlaceholder).toBe('1st Pool North');
  });

  it('finds no group that is not there', async () => {
    const answer = await callApi('renameGroup', { groupId: 'nowhere', name: 'Group A' });
    expectFailure(answer, 'group_not_found', 'groupId');
  });

  it.each([
    [{ name: '' }, 'group_name_can_not_be_empty', 'name'],
    [{ name: 'A' }, 'group_name_too_short', 'name'],
    [{ name: 'x'.repeat(51) }, 'name_must_be_at_most_50_characters_long', 'name'],
    [{ groupId: undefined }, 'id_is_mandatory', 'groupId'],
    [{ updatedAt: '2026-01-01' }, 'updated_at_is_not_valid', 'updatedAt'],
  ] as const)('refuses %j', async (overrides, msg, path) => {
    const { groupId } = await buildGroup({ teams: 0 });
    const answer = await sendToApi('renameGroup', { groupId, name: 'Group Z', ...overrides });
    expectFailure(answer, msg, path);
  });
});

async function enterScoreInGroup() {
  return enterScore(await buildGroupMatch(), [1, 1]);
}

describe.concurrent('deleting a group', () => {
  it('takes its matches along, played ones too, and leaves its teams', async () => {
    const match = await enterScoreInGroup();
    const { tournamentId } = match;
    expect(await call('deleteGroup', { groupId: match.groupId ?? '' })).toEqual({});
    const { Teams, Stages } = await readView(tournamentId);
    expect(only(Stages)).toMatchObject({ groups: [], Matches: [] });
    expect(Teams).toHaveLength(2);
    expect(Teams.flatMap(({ Groups }) => Groups)).toEqual([]);
  });

  it('leaves the other groups and their matches', async () => {
    const stage = await buildStage();
    const { groupId } = await buildGroup({ stage });
    const other = await buildGroup({ stage });
    const staying = await buildGroupMatch({ group: other });
    await call('deleteGroup', { groupId });
    expect((await readGroupById(stage.tournamentId, other.groupId)).Teams).toEqual(other.Teams);
    expect((await readMatch(staying)).matchId).toBe(staying.matchId);
  });

  it('turns the placeholders that led into it into plain text', async () => {
    const group = await buildGroup({ name: 'Group A' });
    const stage = await buildStage({ tournamentId: group.tournamentId, type: 'knockout' });
    const match = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: '1st Group A' });
    expect(match.localTeamSource).toMatchObject({ kind: 'group-place', groupId: group.groupId });
    await call('deleteGroup', { groupId: group.groupId });
    expect(await readMatch(match)).toMatchObject({
      localTeamPlaceholder: '1st Group A',
      localTeamSource: null,
      LocalTeam: null,
    });
  });

  it('lets its teams be deleted when they played nowhere else', async () => {
    const match = await enterScoreInGroup();
    await call('deleteGroup', { groupId: match.groupId ?? '' });
    expect(await call('deleteTeam', { teamId: match.localTeamId ?? '' })).toEqual({});
  });

  it('leaves knockout matches of its teams as they are', async () => {
    const group = await buildGroup();
    const stage = await buildStage({ tournamentId: group.tournamentId, type: 'knockout' });
    const [localTeamId = '', visitorTeamId = ''] = group.Teams.map(({ teamId }) => teamId);
    const match = await buildKnownTeamsMatch({ stage, localTeamId, visitorTeamId });
    await call('deleteGroup', { groupId: group.groupId });
    expect(await readMatch(match)).toMatchObject({ localTeamId, visitorTeamId });
  });

  it('finds no group that is not there, nor the same one twice', async () => {
    const { groupId } = await buildGroup({ teams: 0 });
    await call('deleteGroup', { groupId });
    expectFailure(await callApi('deleteGroup', { groupId }), 'group_not_found', 'groupId');
  });
});
