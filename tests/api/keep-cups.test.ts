import { readCupFile } from '@futsal-cup/domain/cup-file/read-cup-file';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, buildTeam, buildTournament, uniqueName } from '../support/builders/builders';
import { buildGroupMatch, buildUnknownTeamsMatch } from '../support/builders/builders-matches';
import { buildLink, openLink } from '../support/builders/builders-scoring';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { kickOff } from '../support/builders/entries';

async function listed(tournamentId: string): Promise<boolean> {
  const { allTournaments } = await call('getAllTournaments', {});
  return allTournaments.some((tournament) => tournament.tournamentId === tournamentId);
}

/** Builds a cup with two groups in a stage, two teams in the first group, and their match. */
async function buildCup() {
  const { tournamentId, name, date } = await buildTournament();
  const stage = await buildStage({ tournamentId, type: 'group' });
  const group = await buildGroup({ stage });
  const other = await buildGroup({ stage, teams: 0 });
  const match = await buildGroupMatch({ group });
  return { tournamentId, name, date, stage, group, other, match };
}

describe('a tournament', () => {
  it('is archived out of the list and put back; its address goes on', async () => {
    const { tournamentId } = await buildTournament();
    await call('archiveTournament', { tournamentId, isArchived: true });
    await call('archiveTournament', { tournamentId, isArchived: true });
    expect(await listed(tournamentId)).toBe(false);
    const { archivedTournaments } = await call('getArchivedTournaments', {});
    expect(archivedTournaments.map((archived) => archived.tournamentId)).toContain(tournamentId);
    expectSuccess(await callApi('getTournament', { tournamentId }));
    await call('createStage', { tournamentId, name: 'Groups', type: 'group', order: 1 });
    await call('archiveTournament', { tournamentId, isArchived: false });
    expect(await listed(tournamentId)).toBe(true);
    const { entries } = await call('getHistory', { tournamentId, kind: 'tournament' });
    expect(entries.slice(0, 2).map(({ change }) => change.what)).toEqual([
      'tournament-put-back',
      'tournament-archived',
    ]);
  });

  it('is archived by true or false, and only where it is', async () => {
    const { tournamentId } = await buildTournament();
    const wrong = { tournamentId, isArchived: 'yes' as unknown as boolean };
    expectFailure(await callApi('archiveTournament', wrong), 'must_be_true_or_false', 'isArchived');
    const nowhere = await callApi('archiveTournament', { tournamentId: 'none', isArchived: true });
    expectFailure(nowhere, 'tournament_not_found');
  });

  it.each(['structure', 'teams', 'matches'] as const)('is copied with its %s', async (copy) => {
    const { tournamentId, match } = await buildCup();
    const name = uniqueName('Copy');
    const date = dayFromNow(40);
    const { tournamentDetails } = await call('duplicateTournament', { tournamentId, name, date, copy });
    expect(tournamentDetails).toMatchObject({ name, date });
    const { tournament } = await call('getTournament', { tournamentId: tournamentDetails.tournamentId });
    const [stage] = tournament.Stages;
    expect(stage?.groups).toHaveLength(2);
    expect(tournament.Teams).toHaveLength(copy === 'structure' ? 0 : 2);
    expect(stage?.groups.flatMap(({ Teams }) => Teams)).toHaveLength(copy === 'structure' ? 0 : 2);
    expect(stage?.Matches).toHaveLength(copy === 'matches' ? 1 : 0);
    for (const copied of stage?.Matches ?? []) {
      expect(copied).toMatchObject({ time: match.time, location: match.location, state: 'scheduled' });
      expect(copied.matchId).not.toBe(match.matchId);
    }
  });

  it('is copied once by a create that is sent twice; not under a name that is taken, nor in part that there is not', async () => {
    const { tournamentId, name, date } = await buildCup();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const request = { tournamentId, name: uniqueName('Copy'), date, copy: 'teams' } as const;
    const first = await call('duplicateTournament', request, { headers });
    expect(await call('duplicateTournament', request, { headers })).toEqual(first);
    const taken = await callApi('duplicateTournament', { ...request, name });
    expectFailure(taken, 'tournament_already_exists', 'name');
    const part = { ...request, copy: 'players' as unknown as 'teams' };
    expectFailure(
      await callApi('duplicateTournament', part),
      'copy_must_be_structure_teams_or_matches',
      'copy',
    );
  });

  it('is handed out as a cup file that an import takes', async () => {
    const { tournamentId, name } = await buildCup();
    const { cupFile } = await call('getCupFile', { tournamentId });
    let count = 0;
    const read = readCupFile(JSON.parse(JSON.stringify(cupFile)), {
      newId: () => `id${(count += 1)}`,
      now: Date.now(),
    });
    expect(read.ok && read.cup.tournament.name).toBe(name);
    expect(read.ok && [read.cup.teams.length, read.cup.groups.length, read.cup.matches.length]).toEqual([
      2, 2, 1,
    ]);
  });

  it('is deleted with everything that is in it when its name is typed', async () => {
    const { tournamentId, name, group, match } = await buildCup();
    const wrong = await callApi('deleteTournament', { tournamentId, name: `${name} 2` });
    expectFailure(wrong, 'typed_name_is_not_that_of_the_tournament', 'name');
    await call('deleteTournament', { tournamentId, name: ` ${name.toUpperCase()} ` });
    expect(await listed(tournamentId)).toBe(false);
    expectFailure(await callApi('getTournament', { tournamentId }), 'tournament_not_found');
    expectFailure(await callApi('deleteTournament', { tournamentId, name }), 'tournament_not_found');
    expectFailure(await callApi('renameGroup', { groupId: group.groupId, name: 'New' }), 'group_not_found');
    expectFailure(await callApi('deleteMatch', { matchId: match.matchId }), 'match_not_found');
  });

  it('deleted while somebody scores it stays deleted, and says so to the scorer', async () => {
    const { tournamentId, name, match } = await buildCup();
    const opened = await openLink((await buildLink({ tournamentId })).key);
    const scorer = { token: null, headers: { Authorization: `Scorer ${opened.deviceKey}` } };
    const enter = () =>
      callApi('enterInMatchLog', { tournamentId, matchId: match.matchId, entries: [kickOff()] }, scorer);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, enter),
      callApi('deleteTournament', { tournamentId, name }),
      ...Array.from({ length: 4 }, enter),
    ]);
    expect(answers.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
    expectFailure(await enter(), 'tournament_not_found');
    expectFailure(await callApi('getTournamentVersion', { tournamentId }), 'tournament_not_found');
  });

  it('is deleted by one of two, and no change of the other brings any of it back', async () => {
    const { tournamentId, name, stage } = await buildCup();
    await Promise.all([
      callApi('deleteTournament', { tournamentId, name }),
      ...Array.from({ length: 5 }, () =>
        callApi('createGroup', { stageId: stage.stageId, name: uniqueName('G') }),
      ),
      callApi('archiveTournament', { tournamentId, isArchived: true }),
    ]);
    expectFailure(await callApi('getTournament', { tournamentId }), 'tournament_not_found');
    expectFailure(await callApi('createGroup', { stageId: stage.stageId, name: 'Z' }), 'stage_not_found');
  });
});

describe('a stage', () => {
  it('is renamed, with its groups and matches in it', async () => {
    const { tournamentId, stage } = await buildCup();
    await call('renameStage', { stageId: stage.stageId, name: 'Vorrunde' });
    const { dbStages } = await call('getStages', { tournamentId });
    expect(dbStages[0]).toMatchObject({ name: 'Vorrunde', groups: [{}, {}], Matches: [{}] });
  });

  it('is not renamed to a taken name, nor from an old view of it', async () => {
    const { tournamentId, stage } = await buildCup();
    await call('createStage', { tournamentId, name: 'Final', type: 'knockout', order: 9 });
    const { stageId } = stage;
    expectFailure(
      await callApi('renameStage', { stageId, name: 'final ' }),
      'stage_name_already_exists',
      'name',
    );
    const stale = { stageId, name: 'New', updatedAt: '2020-01-01T00:00:00.000Z' };
    expect((await callApi('renameStage', stale)).errors[0]?.msg).toBe('changed_by_someone_else');
  });

  it('stays behind the groups that it waits for', async () => {
    const { tournamentId, stage, group } = await buildCup();
    const final = await buildStage({ tournamentId, type: 'knockout' });
    await buildUnknownTeamsMatch({ stage: final, localTeamPlaceholder: `1st ${group.name}` });
    const stageIds = [final.stageId, stage.stageId];
    expectFailure(
      await callApi('reorderStages', { tournamentId, stageIds }),
      'stage_must_come_after_its_groups',
    );
  });

  it('changes places with others, and the numbers of the matches follow', async () => {
    const { tournamentId } = await buildTournament();
    for (const [index, name] of ['Groups', 'Semi-finals', 'Final'].entries()) {
      await call('createStage', { tournamentId, name, type: 'knockout', order: 2 * index + 1 });
    }
    const { dbStages } = await call('getStages', { tournamentId });
    const ids = dbStages.map(({ stageId }) => stageId);
    await call('reorderStages', { tournamentId, stageIds: [...ids].reverse() });
    const after = (await call('getStages', { tournamentId })).dbStages;
    expect(after.map(({ name, order }) => `${order} ${name}`)).toEqual([
      '1 Final',
      '3 Semi-finals',
      '5 Groups',
    ]);
    for (const stageIds of [ids.slice(1), [...ids, ids[0] ?? ''], [ids[0] ?? '', ids[0] ?? '', 'none']]) {
      expectFailure(
        await callApi('reorderStages', { tournamentId, stageIds }),
        'every_stage_must_be_listed_once',
      );
    }
  });
});

describe('a team', () => {
  it('moves to another group of the stage; its matches in the first one go', async () => {
    const { tournamentId, stage, group, other, match } = await buildCup();
    const teamId = match.localTeamId ?? '';
    await call('moveTeamToGroup', { teamId, groupId: group.groupId, toGroupId: other.groupId });
    const [after] = (await call('getStages', { tournamentId })).dbStages;
    const teamsOf = (groupId: string) =>
      after?.groups.find((candidate) => candidate.groupId === groupId)?.Teams.map((team) => team.teamId);
    expect(teamsOf(other.groupId)).toEqual([teamId]);
    expect(teamsOf(group.groupId)).toEqual([match.visitorTeamId]);
    expect(after?.Matches).toEqual([]);
    void stage;
  });

  it('that has played stays, and no team moves to a group of another stage', async () => {
    const { tournamentId, group, other, match } = await buildCup();
    const teamId = match.localTeamId ?? '';
    const elsewhere = await buildGroup({ stage: await buildStage({ tournamentId, type: 'group' }) });
    const ids = { teamId, groupId: group.groupId };
    const far = await callApi('moveTeamToGroup', { ...ids, toGroupId: elsewhere.groupId });
    expectFailure(far, 'group_not_in_stage', 'toGroupId');
    const outsider = await buildTeam({ tournamentId });
    const outside = { teamId: outsider.teamId, groupId: group.groupId, toGroupId: other.groupId };
    expectFailure(await callApi('moveTeamToGroup', outside), 'team_not_in_group', 'teamId');
    const { matchId, stageId, date, time, location } = match;
    const scores = { localTeamScore: 1, visitorTeamScore: 0 };
    const teams = { localTeamId: teamId, visitorTeamId: match.visitorTeamId ?? '' };
    await call('editGroupMatch', {
      matchId,
      groupId: group.groupId,
      stageId,
      date,
      time,
      location,
      ...teams,
      ...scores,
    });
    const played = await callApi('moveTeamToGroup', { ...ids, toGroupId: other.groupId });
    expectFailure(played, 'team_has_played_matches');
  });
});
