import type { Shown } from '@futsal-cup/domain/cup/shown';
import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { buildGroup, buildStage, readGroupById, readView, uniqueName } from '../support/builders/builders';
import { buildGroupMatch, enterScore, readMatch } from '../support/builders/builders-matches';

/** A group of two teams and, in a later stage, a group without any. */
async function buildTwoStages() {
  const first = await buildGroup({ teams: 2 });
  const { tournamentId } = first;
  const stage = await buildStage({ tournamentId, order: 50 });
  const second = await buildGroup({ stage, teams: 0 });
  const words = (place: string) => `${place} ${first.name}`;
  return { tournamentId, first, stage, second, words };
}

describe.concurrent('a place in a group', () => {
  it('has nobody until the place is decided, and then its team', async () => {
    const { tournamentId, first, second, words } = await buildTwoStages();
    const { groupId } = second;
    expect(await call('addPlaceToGroup', { groupId, place: words('1st') })).toEqual({});
    const source = { kind: 'group-place', groupId: first.groupId, place: 1 };
    const open = await readGroupById(tournamentId, groupId);
    expect(open).toMatchObject({ Teams: [], standings: [], places: [{ source, teamId: null }] });
    const match = await buildGroupMatch({ group: first });
    await enterScore(match, [2, 1]);
    const known = await readGroupById(tournamentId, groupId);
    const teamId = match.localTeamId;
    expect(known).toMatchObject({
      Teams: [{ teamId }],
      standings: [{ teamId }],
      places: [{ source, teamId }],
    });
  });

  it('is in matches of the group by its words, before and after its team is known', async () => {
    const { first, stage, second, words } = await buildTwoStages();
    const { groupId } = second;
    for (const place of ['1st', '2nd']) await call('addPlaceToGroup', { groupId, place: words(place) });
    const when = { date: '2031-01-01', time: '10:00', location: 'Hall' };
    const { match } = await call('createGroupMatch', {
      ...when,
      groupId,
      stageId: stage.stageId,
      localTeamPlaceholder: words('2nd'),
      visitorTeamPlaceholder: words('1st'),
    });
    expect(match).toMatchObject({ LocalTeam: null, VisitorTeam: null, localTeamPlaceholder: words('2nd') });
    const played = await buildGroupMatch({ group: first });
    await enterScore(played, [0, 1]);
    const { matchId } = match;
    const { LocalTeam, VisitorTeam } = await readMatch(match);
    expect([LocalTeam?.teamId, VisitorTeam?.teamId]).toEqual([played.localTeamId, played.visitorTeamId]);
    const edited = await call('editGroupMatch', {
      ...when,
      matchId,
      groupId,
      stageId: stage.stageId,
      localTeamId: played.localTeamId ?? '',
      visitorTeamId: played.visitorTeamId ?? '',
      localTeamScore: 3,
      visitorTeamScore: 1,
    });
    expect(edited.match).toMatchObject({
      localTeamId: null,
      localTeamSource: { place: 2 },
      localTeamScore: 3,
    });
    const answer = await callApi('removePlaceFromGroup', { groupId, place: 0 });
    expectFailure(answer, 'team_has_played_matches');
  });

  it('takes no score for a team that another one has replaced there by now', async () => {
    const { first, stage, second, words } = await buildTwoStages();
    const { groupId } = second;
    const { stageId } = stage;
    for (const place of ['1st', '2nd']) await call('addPlaceToGroup', { groupId, place: words(place) });
    const of = { groupId, stageId, date: '2031-01-01', time: '10:00', location: 'Hall' };
    const { match } = await call('createGroupMatch', {
      ...of,
      localTeamPlaceholder: words('1st'),
      visitorTeamPlaceholder: words('2nd'),
    });
    const played = await enterScore(await buildGroupMatch({ group: first }), [2, 1]);
    const seen = { local: played.localTeamId ?? '', visitor: played.visitorTeamId ?? '' };
    await enterScore(played, [1, 2]);
    const edit = { ...of, matchId: match.matchId, localTeamScore: 3, visitorTeamScore: 1 };
    const asSeen = await callApi('editGroupMatch', { ...edit, teamsOfScore: seen });
    expectFailure(asSeen, 'match_has_other_teams_by_now');
    const now = { local: seen.visitor, visitor: seen.local };
    const edited = await call('editGroupMatch', { ...edit, teamsOfScore: now });
    expect(edited.match).toMatchObject({ localTeamSource: { place: 1 }, scoredTeams: now });
  });

  it('is refused with the reason, and changes nothing', async () => {
    const { tournamentId, first, stage, second, words } = await buildTwoStages();
    const { groupId } = second;
    await call('addPlaceToGroup', { groupId, place: words('1st') });
    const before = await readGroupById(tournamentId, groupId);
    const add = (place: string, of = groupId) => callApi('addPlaceToGroup', { groupId: of, place });
    expectFailure(await add('Somebody'), 'text_names_no_place', 'place');
    expectFailure(await add(words('1st')), 'place_already_in_a_group', 'place');
    expectFailure(await add(words('1st'), first.groupId), 'text_names_no_place', 'place');
    expectFailure(await add(words('1st'), 'nowhere'), 'group_not_found', 'groupId');
    expectFailure(
      await callApi('removePlaceFromGroup', { groupId, place: 1 }),
      'place_is_not_in_the_group',
      'place',
    );
    const match = { groupId, stageId: stage.stageId, date: '2031-01-01', time: '10:00', location: 'Hall' };
    expectFailure(
      await callApi('createGroupMatch', {
        ...match,
        localTeamPlaceholder: words('1st'),
        visitorTeamPlaceholder: words('2nd'),
      }),
      'place_is_not_in_the_group',
      'visitorTeamSource',
    );
    expectFailure(
      await callApi('createGroupMatch', { ...match, localTeamPlaceholder: words('1st') }),
      'please_select_both_teams_to_maka_a_match',
      'visitorTeamId',
    );
    expect(await readGroupById(tournamentId, groupId)).toEqual(before);
    await call('removePlaceFromGroup', { groupId, place: 0 });
    expect((await readGroupById(tournamentId, groupId)).places).toBeUndefined();
  });

  it('cannot be one of a match of a later stage', async () => {
    const { tournamentId, second } = await buildTwoStages();
    const { stageId } = await buildStage({ tournamentId, order: 60, type: 'knockout' });
    const when = { date: '2031-01-01', time: '10:00', location: 'Hall' };
    const sides = { localTeamPlaceholder: uniqueName('One'), visitorTeamPlaceholder: uniqueName('Other') };
    await call('createUnknownTeamsMatch', { stageId, ...sides, ...when });
    const answer = await callApi('addPlaceToGroup', { groupId: second.groupId, place: 'Winner match 1' });
    expectFailure(answer, 'place_must_be_of_an_earlier_stage', 'place');
  });

  it('is in no group while the tables are off, which stay on as long as a group takes one', async () => {
    const { tournamentId, second, words } = await buildTwoStages();
    const { groupId } = second;
    const { date } = await readView(tournamentId);
    const show = (shown: Shown) => callApi('updateTournament', { tournamentId, date, shown });
    const add = () => callApi('addPlaceToGroup', { groupId, place: words('1st') });
    expectSuccess(await show('no-tables'));
    expectFailure(await add(), 'no_place_can_be_taken_while_tables_are_off', 'place');
    expectSuccess(await show('all'));
    expectSuccess(await add());
    expectFailure(await show('no-tables'), 'tables_cannot_be_off_while_matches_wait_for_places', 'shown');
  });
});
