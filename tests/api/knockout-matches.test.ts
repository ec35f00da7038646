import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import { buildGroup, buildStage, buildTeam, only, readView } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  knownTeamsEdit,
  readMatch,
  schedule,
  score,
  unknownTeamsEdit,
} from '../support/builders/builders-matches';
import { dayFromNow } from '../support/builders/days';

describe.concurrent('a knockout match of known teams', () => {
  it('is answered with its teams, stage and number', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const { tournamentId, stageId, name } = stage;
    const local = await buildTeam({ tournamentId });
    const visitor = await buildTeam({ tournamentId });
    const match = await buildKnownTeamsMatch({
      stage,
      localTeamId: local.teamId,
      visitorTeamId: visitor.teamId,
    });
    expect(match).toEqual({
      matchId: expect.any(String),
      tournamentId,
      stageId,
      groupId: null,
      localTeamId: local.teamId,
      visitorTeamId: visitor.teamId,
      localTeamPlaceholder: null,
      visitorTeamPlaceholder: null,
      localTeamSource: null,
      visitorTeamSource: null,
      LocalTeam: { teamId: local.teamId, name: local.name },
      VisitorTeam: { teamId: visitor.teamId, name: visitor.name },
      Stage: { stageId, name },
      ...schedule(),
      ...score([null, null]),
      state: 'scheduled',
      isForfeit: false,
      logRevision: null,
      scoredTeams: null,
      matchNumber: 1,
      teamsChanged: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
  });

  it('takes the placeholders of the form where they are empty', async () => {
    const { stageId, localTeamId, visitorTeamId } = await buildKnownTeamsMatch();
    const teams = { localTeamId: visitorTeamId ?? '', visitorTeamId: localTeamId ?? '' };
    const request = { stageId, ...teams, ...schedule(), time: '20:00' };
    const empty = { localTeamPlaceholder: '', visitorTeamPlaceholder: null } as const;
    expect((await call('createKnownTeamsMatch', { ...request, ...empty })).match.time).toBe('20:00');
    const answer = await sendToApi('createKnownTeamsMatch', { ...request, localTeamPlaceholder: 'Host' });
    expectFailure(answer, 'field_must_be_empty', 'localTeamPlaceholder');
  });

  it('refuses a group stage', async () => {
    const { tournamentId, stageId } = await buildStage({ type: 'group' });
    const { teamId: localTeamId } = await buildTeam({ tournamentId });
    const { teamId: visitorTeamId } = await buildTeam({ tournamentId });
    const request = { stageId, localTeamId, visitorTeamId, ...schedule() };
    const answer = await callApi('createKnownTeamsMatch', request);
    expectFailure(answer, 'stage_is_not_a_knockout_stage', 'stageId');
  });

  it('refuses a team that plays itself, is not there, or is of another tournament', async () => {
    const { tournamentId, stageId } = await buildStage({ type: 'knockout' });
    const { teamId: localTeamId } = await buildTeam({ tournamentId });
    const { teamId: elsewhere } = await buildTeam();
    const cases = [
      [localTeamId, 'same_team_selected'],
      ['nobody', 'team_not_found'],
      [elsewhere, 'team_not_found'],
    ] as const;
    for (const [visitorTeamId, msg] of cases) {
      const request = { stageId, localTeamId, visitorTeamId, ...schedule() };
      expectFailure(await callApi('createKnownTeamsMatch', request), msg, 'visitorTeamId');
    }
  });

  it('refuses the same pair at the same moment, in either order', async () => {
    const { stageId, localTeamId, visitorTeamId } = await buildKnownTeamsMatch();
    const [one, other] = [localTeamId ?? '', visitorTeamId ?? ''];
    const straight = { stageId, localTeamId: one, visitorTeamId: other, ...schedule() };
    const turned = { ...straight, localTeamId: other, visitorTeamId: one };
    for (const request of [straight, turned]) {
      expectFailure(await callApi('createKnownTeamsMatch', request), 'match_already_exists');
    }
  });

  it('needs both teams', async () => {
    const { stageId } = await buildStage({ type: 'knockout' });
    const { status, errors } = await sendToApi('createKnownTeamsMatch', { stageId, ...schedule() });
    expect(status).toBe(422);
    expect(errors).toEqual([
      { msg: 'please_select_both_teams_to_maka_a_match', path: 'localTeamId' },
      { msg: 'please_select_both_teams_to_maka_a_match', path: 'visitorTeamId' },
    ]);
  });
});

describe.concurrent('editing a knockout match', () => {
  it('turns a match of unknown teams into one of known teams', async () => {
    const match = await buildUnknownTeamsMatch();
    const { tournamentId } = match;
    const { teamId: localTeamId } = await buildTeam({ tournamentId });
    const { teamId: visitorTeamId } = await buildTeam({ tournamentId });
    const edit = knownTeamsEdit(match, { localTeamId, visitorTeamId, ...score([1, 0]) });
    expect((await call('editKnownTeamsMatch', edit)).match).toMatchObject({
      localTeamId,
      visitorTeamId,
      localTeamPlaceholder: null,
      visitorTeamPlaceholder: null,
      scoredTeams: { local: localTeamId, visitor: visitorTeamId },
    });
  });

  it('turns known teams into placeholders', async () => {
    const match = await buildKnownTeamsMatch();
    const placeholders = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
    const { match: edited } = await call('editUnknownTeamsMatch', unknownTeamsEdit(match, placeholders));
    expect(edited).toMatchObject({
      ...placeholders,
      localTeamId: null,
      visitorTeamId: null,
      LocalTeam: null,
    });
  });

  it('keeps what an edit of unknown teams leaves out, known teams too', async () => {
    const match = await buildKnownTeamsMatch();
    const { match: edited } = await call('editUnknownTeamsMatch', unknownTeamsEdit(match, { time: '11:11' }));
    expect(edited).toEqual({ ...match, time: '11:11', updatedAt: expect.any(String) });
  });

  it('gives it other known teams', async () => {
    const match = await buildKnownTeamsMatch();
    const { teamId, name } = await buildTeam({ tournamentId: match.tournamentId });
    const edit = knownTeamsEdit(match, { visitorTeamId: teamId });
    expect((await call('editKnownTeamsMatch', edit)).match.VisitorTeam).toEqual({ teamId, name });
  });

  it('refuses a score while a team is not known', async () => {
    const match = await buildUnknownTeamsMatch();
    const answer = await callApi('editUnknownTeamsMatch', unknownTeamsEdit(match, score([1, 0])));
    expectFailure(answer, 'teams_not_known_yet');
    expect(await readMatch(match)).toEqual(match);
  });

  it('takes no team ids in the call for unknown teams', async () => {
    const match = await buildUnknownTeamsMatch();
    const empty = { localTeamId: null, visitorTeamId: '' } as const;
    await call('editUnknownTeamsMatch', unknownTeamsEdit(match, empty));
    const refused = await sendToApi('editUnknownTeamsMatch', {
      ...unknownTeamsEdit(match),
      localTeamId: 'a',
    });
    expectFailure(refused, 'field_must_be_empty', 'localTeamId');
  });

  it('refuses a team that plays itself, is not there, or the moment of another match of the pair', async () => {
    const match = await buildKnownTeamsMatch();
    const same = knownTeamsEdit(match, { visitorTeamId: match.localTeamId ?? '' });
    expectFailure(await callApi('editKnownTeamsMatch', same), 'same_team_selected', 'visitorTeamId');
    const nobody = knownTeamsEdit(match, { localTeamId: 'nobody' });
    expectFailure(await callApi('editKnownTeamsMatch', nobody), 'team_not_found', 'localTeamId');
    const { stageId, localTeamId, visitorTeamId } = knownTeamsEdit(match);
    const request = { stageId, localTeamId, visitorTeamId, ...schedule(), time: '10:10' };
    await call('createKnownTeamsMatch', request);
    const moved = knownTeamsEdit(match, { time: '10:10' });
    expectFailure(await callApi('editKnownTeamsMatch', moved), 'match_already_exists');
  });

  it('needs both teams', async () => {
    const match = await buildUnknownTeamsMatch();
    const { status, errors } = await callApi('editKnownTeamsMatch', knownTeamsEdit(match));
    expect(status).toBe(422);
    expect(errors).toContainEqual({ msg: 'please_select_both_teams_to_maka_a_match', path: 'localTeamId' });
  });
});

describe.concurrent('match numbers', () => {
  it('count across the knockout stages, by order and then by creation', async () => {
    const finals = await buildStage({ type: 'knockout', order: 9 });
    const { tournamentId } = finals;
    const final = await buildUnknownTeamsMatch({ stage: finals });
    const semiFinals = await buildStage({ tournamentId, type: 'knockout', order: 5 });
    const late = await buildUnknownTeamsMatch({ stage: semiFinals, date: dayFromNow(40) });
    const early = await buildUnknownTeamsMatch({ stage: semiFinals, date: dayFromNow(35) });
    await buildGroupMatch({
      group: await buildGroup({ stage: await buildStage({ tournamentId, order: 1 }) }),
    });
    const { Stages } = await readView(tournamentId);
    const numbers = new Map(
      Stages.flatMap(({ Matches }) => Matches).map(({ matchId, matchNumber }) => [matchId, matchNumber]),
    );
    expect([late, early, final].map(({ matchId }) => numbers.get(matchId))).toEqual([1, 2, 3]);
  });

  it('close the gap of a deleted match', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const first = await buildUnknownTeamsMatch({ stage });
    const second = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: 'Another' });
    await call('deleteMatch', { matchId: first.matchId });
    expect((await readMatch(second)).matchNumber).toBe(1);
  });
});

describe.concurrent('reading all matches', () => {
  it('groups those of a tournament by date, each day by time', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const { tournamentId } = stage;
    const [day, later] = [dayFromNow(33), dayFromNow(34)];
    const evening = await buildUnknownTeamsMatch({ stage, date: day, time: '20:00' });
    const noon = await buildUnknownTeamsMatch({ stage, date: day, time: '12:00' });
    const next = await buildUnknownTeamsMatch({ stage, date: later });
    const { dbMatches } = await call('getAllMatches', { tournamentId });
    expect(Object.keys(dbMatches)).toEqual([day, later]);
    expect(dbMatches[day]?.map(({ matchId }) => matchId)).toEqual([noon.matchId, evening.matchId]);
    expect(only(dbMatches[later] ?? [])).toEqual(await readMatch(next));
  });

  it('answers those of all tournaments when none is named', async () => {
    const one = await buildUnknownTeamsMatch({ date: dayFromNow(77) });
    const other = await buildUnknownTeamsMatch({ date: dayFromNow(77) });
    const { dbMatches } = await call('getAllMatches', {});
    const matchIds = dbMatches[dayFromNow(77)]?.map(({ matchId }) => matchId);
    expect(matchIds).toEqual(expect.arrayContaining([one.matchId, other.matchId]));
    const dates = Object.keys(dbMatches);
    expect(dates).toEqual([...dates].sort());
  });
});
