import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, sendToApi } from '../support/call-api';
import { buildGroup, buildStage, buildTeam } from '../support/builders/builders';
import { buildFinal, buildSemiFinals } from '../support/builders/build-semi-finals';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  enterScore,
  readMatch,
  schedule,
  score,
  unknownTeamsEdit,
} from '../support/builders/builders-matches';

describe.concurrent('a placeholder', () => {
  it('stays as it was typed when it means nothing', async () => {
    const match = await buildUnknownTeamsMatch({
      localTeamPlaceholder: ' Best loser ',
      visitorTeamPlaceholder: 'Winner match 99',
    });
    expect(match).toMatchObject({
      localTeamPlaceholder: 'Best loser',
      visitorTeamPlaceholder: 'Winner match 99',
      localTeamSource: null,
      visitorTeamSource: null,
      LocalTeam: null,
    });
  });

  it('is bound to its match, however it is written, and shows the winner as soon as it is known', async () => {
    const { first, finals } = await buildSemiFinals();
    const written = ['Winner match 1', 'winner MATCH 1', 'Winner of match 1', '  Winner   match  1 '];
    const matches = await Promise.all(
      written.map((localTeamPlaceholder) => buildUnknownTeamsMatch({ stage: finals, localTeamPlaceholder })),
    );
    for (const { localTeamSource, LocalTeam } of matches) {
      expect(localTeamSource).toEqual({ kind: 'match-winner', matchId: first.matchId });
      expect(LocalTeam).toBeNull();
    }
    await enterScore(first, [1, 2]);
    for (const match of matches) expect((await readMatch(match)).LocalTeam).toEqual(first.VisitorTeam);
  });

  it('shows the loser of a shoot-out', async () => {
    const { first, finals } = await buildSemiFinals();
    const third = await buildUnknownTeamsMatch({ stage: finals, visitorTeamPlaceholder: 'Loser match 1' });
    await enterScore(first, [2, 2], [4, 5]);
    expect((await readMatch(third)).VisitorTeam).toEqual(first.LocalTeam);
  });

  it('waits while a knockout match is level', async () => {
    const { first, finals } = await buildSemiFinals();
    const final = await buildUnknownTeamsMatch({ stage: finals, localTeamPlaceholder: 'Winner match 1' });
    await enterScore(first, [2, 2]);
    expect((await readMatch(final)).LocalTeam).toBeNull();
  });

  it('follows its match when the numbers shift', async () => {
    const { tournamentId, first, second, finals } = await buildSemiFinals();
    const final = await buildFinal(finals);
    const quarters = await buildStage({ tournamentId, type: 'knockout', order: 99 });
    expect(quarters.order).toBe(99);
    await call('deleteMatch', { matchId: first.matchId });
    expect(await readMatch(final)).toMatchObject({
      localTeamPlaceholder: 'Winner match 1',
      localTeamSource: null,
      visitorTeamPlaceholder: 'Winner match 1',
      visitorTeamSource: { kind: 'match-winner', matchId: second.matchId },
    });
  });

  it('keeps its binding when an edit leaves it out, and is bound anew when it is sent', async () => {
    const { first, second, finals } = await buildSemiFinals();
    const final = await buildUnknownTeamsMatch({ stage: finals, localTeamPlaceholder: 'Winner match 1' });
    const { match: moved } = await call('editUnknownTeamsMatch', unknownTeamsEdit(final, { time: '20:15' }));
    expect(moved.localTeamSource).toMatchObject({ matchId: first.matchId });
    const change = { localTeamPlaceholder: 'Winner match 2' };
    const { match: changed } = await call('editUnknownTeamsMatch', unknownTeamsEdit(final, change));
    expect(changed.localTeamSource).toMatchObject({ matchId: second.matchId });
    expect(changed.visitorTeamPlaceholder).toBe(final.visitorTeamPlaceholder);
  });

  it('becomes the team whose name it is', async () => {
    const stage = await buildStage({ type: 'knockout' });
    const { teamId, name } = await buildTeam({ tournamentId: stage.tournamentId });
    const match = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: name.toUpperCase() });
    expect(match).toMatchObject({
      localTeamId: teamId,
      localTeamPlaceholder: null,
      LocalTeam: { teamId, name },
      visitorTeamId: null,
    });
  });

  it.each([
    ['1st Group A', 'A'],
    ['1ST group a', 'Group A'],
    ['1st Group A', 'Group A'],
    ['1st Pool North', 'Pool North'],
  ])('written %j leads into the group called %j', async (localTeamPlaceholder, name) => {
    const group = await buildGroup({ name });
    const stage = await buildStage({ tournamentId: group.tournamentId, type: 'knockout' });
    const match = await buildUnknownTeamsMatch({
      stage,
      localTeamPlaceholder,
      visitorTeamPlaceholder: 'Guest',
    });
    expect(match.localTeamSource).toEqual({ kind: 'group-place', groupId: group.groupId, place: 1 });
    const played = await enterScore(await buildGroupMatch({ group }), [0, 3]);
    expect((await readMatch(match)).LocalTeam).toEqual(played.VisitorTeam);
  });

  it('waits until every match of the group has a score, and for no shared place', async () => {
    const group = await buildGroup({ name: 'Group A' });
    const stage = await buildStage({ tournamentId: group.tournamentId, type: 'knockout' });
    const match = await buildUnknownTeamsMatch({ stage, localTeamPlaceholder: '1st Group A' });
    const first = await buildGroupMatch({ group });
    const second = await buildGroupMatch({ group, time: '21:00' });
    await enterScore(first, [2, 0]);
    expect((await readMatch(match)).LocalTeam).toBeNull();
    await enterScore(second, [0, 2]);
    expect((await readMatch(match)).LocalTeam).toBeNull();
    await enterScore(second, [0, 1]);
    expect((await readMatch(match)).LocalTeam).toEqual(first.LocalTeam);
  });

  it('is allotted where its words say so, and the winner of a group does not meet its own second', async () => {
    const groupStage = await buildStage({});
    const [a, b] = [
      await buildGroup({ stage: groupStage, name: 'Group A' }),
      await buildGroup({ stage: groupStage, name: 'Group B' }),
    ];
    const stage = await buildStage({ tournamentId: groupStage.tournamentId, type: 'knockout' });
    const match = await buildUnknownTeamsMatch({
      stage,
      localTeamPlaceholder: '1st Group A',
      visitorTeamPlaceholder: 'Einer der besten Zweiten (1)',
    });
    const source = { kind: 'allotted-of-place', stageId: groupStage.stageId, place: 2, slot: 1 };
    expect(match.visitorTeamSource).toEqual(source);
    await buildUnknownTeamsMatch({
      stage,
      localTeamPlaceholder: '1st Group B',
      visitorTeamPlaceholder: 'One of the best seconds (2)',
    });
    await enterScore(await buildGroupMatch({ group: a }), [1, 0]);
    expect(await readMatch(match)).toMatchObject({
      VisitorTeam: null,
      visitorTeamPlaceholder: 'One of the best seconds (1)',
    });
    const ofB = await enterScore(await buildGroupMatch({ group: b }), [3, 0]);
    expect((await readMatch(match)).VisitorTeam).toEqual(ofB.VisitorTeam);
  });

  it('means the group of the nearest earlier group stage', async () => {
    const far = await buildGroup({ name: 'Group A', teams: 0 });
    const { tournamentId } = far;
    const near = await buildGroup({ stage: await buildStage({ tournamentId }), name: 'Group A', teams: 0 });
    const knockout = await buildStage({ tournamentId, type: 'knockout' });
    await buildGroup({ stage: await buildStage({ tournamentId }), name: 'Group A', teams: 0 });
    const match = await buildUnknownTeamsMatch({ stage: knockout, localTeamPlaceholder: '2nd Group A' });
    expect(match.localTeamSource).toMatchObject({ groupId: near.groupId, place: 2 });
  });

  it('means a group of an earlier phase where the nearest has none of that name', async () => {
    const stage = await buildStage();
    const far = await buildGroup({ stage, name: 'Group A', teams: 0 });
    const { tournamentId } = stage;
    const near = await buildGroup({ stage: await buildStage({ tournamentId }), name: 'Group E', teams: 0 });
    const knockout = await buildStage({ tournamentId, type: 'knockout' });
    const sides = { localTeamPlaceholder: '5th Group A', visitorTeamPlaceholder: '3rd Group E' };
    const match = await buildUnknownTeamsMatch({ stage: knockout, ...sides });
    expect(match.localTeamSource).toEqual({ kind: 'group-place', groupId: far.groupId, place: 5 });
    expect(match.visitorTeamSource).toEqual({ kind: 'group-place', groupId: near.groupId, place: 3 });
  });

  it('never leads back to its own match', async () => {
    const { stage, first, second } = await buildSemiFinals();
    const own = { localTeamPlaceholder: 'Winner match 1', visitorTeamPlaceholder: 'Guest' };
    const itself = await callApi('editUnknownTeamsMatch', unknownTeamsEdit(first, own));
    expectFailure(itself, 'placeholder_cycle');
    const waits = { localTeamPlaceholder: 'Loser match 2', visitorTeamPlaceholder: 'Guest' };
    await call('editUnknownTeamsMatch', unknownTeamsEdit(first, waits));
    const back = { visitorTeamPlaceholder: 'Winner match 1' };
    const circle = await callApi('editUnknownTeamsMatch', unknownTeamsEdit(second, back));
    expectFailure(circle, 'placeholder_cycle');
    expect(await readMatch(second)).toEqual({
      ...second,
      Stage: { stageId: stage.stageId, name: stage.name },
    });
  });

  it('does not mean the same as the other side', async () => {
    const { stageId } = await buildStage({ type: 'knockout' });
    const request = { stageId, ...schedule() };
    for (const visitorTeamPlaceholder of ['The host', ' the HOST ']) {
      const sides = { localTeamPlaceholder: 'The host', visitorTeamPlaceholder };
      const answer = await callApi('createUnknownTeamsMatch', { ...request, ...sides });
      expectFailure(answer, 'same_team_placeholder_selected', 'visitorTeamPlaceholder');
    }
  });

  it('does not mean the same source as the other side in other words', async () => {
    const { finals } = await buildSemiFinals();
    const sides = { localTeamPlaceholder: 'Winner match 1', visitorTeamPlaceholder: 'winner of match 1' };
    const answer = await callApi('createUnknownTeamsMatch', {
      stageId: finals.stageId,
      ...sides,
      ...schedule(),
    });
    expectFailure(answer, 'same_team_placeholder_selected', 'visitorTeamPlaceholder');
  });

  it.each([
    [{ localTeamPlaceholder: undefined }, 'placeholder_name_is_required', 'localTeamPlaceholder'],
    [{ visitorTeamPlaceholder: ' ' }, 'placeholder_name_is_required', 'visitorTeamPlaceholder'],
    [
      { localTeamPlaceholder: 'x'.repeat(51) },
      'name_must_be_at_most_50_characters_long',
      'localTeamPlaceholder',
    ],
    [{ localTeamPlaceholder: 3 }, 'must_be_text', 'localTeamPlaceholder'],
    [{ visitorTeamId: 'someone' }, 'field_must_be_empty', 'visitorTeamId'],
  ] as const)('is refused as %j', async (overrides, msg, path) => {
    const { stageId } = await buildStage({ type: 'knockout' });
    const sides = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
    const answer = await sendToApi('createUnknownTeamsMatch', {
      stageId,
      ...sides,
      ...schedule(),
      ...overrides,
    });
    expectFailure(answer, msg, path);
  });

  it('stands in no group stage', async () => {
    const { stageId } = await buildStage({ type: 'group' });
    const sides = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
    const answer = await callApi('createUnknownTeamsMatch', { stageId, ...sides, ...schedule() });
    expectFailure(answer, 'stage_is_not_a_knockout_stage', 'stageId');
  });
});

describe.concurrent('the score of a match by placeholders', () => {
  it('is not taken for others than those it is for', async () => {
    const { first, second, finals } = await buildSemiFinals();
    const final = await buildFinal(finals);
    const corrected = await enterScore(first, [1, 0]);
    await enterScore(second, [0, 1]);
    await enterScore(corrected, [0, 2]);
    const seen = { local: first.localTeamId ?? '', visitor: second.visitorTeamId ?? '' };
    const asSeen = unknownTeamsEdit(final, { ...score([3, 1]), teamsOfScore: seen });
    expectFailure(await callApi('editUnknownTeamsMatch', asSeen), 'match_has_other_teams_by_now');
    expect(await readMatch(final)).toMatchObject({ localTeamScore: null, scoredTeams: null });
    const now = { ...seen, local: first.visitorTeamId ?? '' };
    const { match } = await call('editUnknownTeamsMatch', { ...asSeen, teamsOfScore: now });
    expect(match).toMatchObject({ localTeamScore: 3, scoredTeams: now });
  });

  it('is taken as soon as both teams are known, and remembers who they were', async () => {
    const { first, second, finals } = await buildSemiFinals();
    const final = await buildFinal(finals);
    await enterScore(first, [1, 0]);
    const tooEarly = await callApi('editUnknownTeamsMatch', unknownTeamsEdit(final, score([2, 1])));
    expectFailure(tooEarly, 'teams_not_known_yet');
    await enterScore(second, [0, 1]);
    const played = await enterScore(final, [2, 1]);
    expect(played).toMatchObject({
      ...score([2, 1]),
      scoredTeams: { local: first.localTeamId, visitor: second.visitorTeamId },
      teamsChanged: false,
    });
  });
});

describe.concurrent('a match whose placeholders both lead to one team', () => {
  it('takes no score: a team never plays itself', async () => {
    const group = await buildGroup({ name: 'Group A' });
    const knockout = await buildStage({ tournamentId: group.tournamentId, type: 'knockout' });
    const [one = '', other = ''] = group.Teams.map(({ teamId }) => teamId);
    const semiFinal = await buildKnownTeamsMatch({ stage: knockout, localTeamId: one, visitorTeamId: other });
    const match = await buildUnknownTeamsMatch({
      stage: knockout,
      localTeamPlaceholder: '1st Group A',
      visitorTeamPlaceholder: 'Winner match 1',
    });
    await enterScore(await buildGroupMatch({ group }), [1, 0]);
    await enterScore(semiFinal, [1, 0]);
    const answer = await callApi('editUnknownTeamsMatch', unknownTeamsEdit(match, score([1, 0])));
    expectFailure(answer, 'same_team_selected');
    expect((await readMatch(match)).scoredTeams).toBeNull();
  });
});
