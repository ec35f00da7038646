import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage, readGroupById, readTeams, readView } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildUnknownTeamsMatch,
  enterScore,
  groupMatchEdit,
  readMatch,
} from '../support/builders/builders-matches';
import { callAsScorer, enter, readLog } from '../support/builders/builders-scoring';
import { goal, kickOff } from '../support/builders/entries';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';
import { entryOf, readDocuments, undo } from '../support/undo';

/** The first team has won 5:0 and is to play the third, which still has to play the second. A final follows for the first two. */
async function buildSeason() {
  const group = await buildGroup({ teams: 3 });
  const [a = '', b = '', c = ''] = group.Teams.map(({ teamId }) => teamId);
  const between = (localTeamId: string, visitorTeamId: string, time: string) =>
    buildGroupMatch({ group, localTeamId, visitorTeamId, time });
  const played = await enterScore(await between(a, b, '10:00'), [5, 0]);
  const toPlay = await between(c, a, '11:00');
  const others = await between(b, c, '12:00');
  const { tournamentId, name } = group;
  const stage = await buildStage({ tournamentId, name: 'Final', type: 'knockout' });
  const places = { localTeamPlaceholder: `1st ${name}`, visitorTeamPlaceholder: `2nd ${name}` };
  const final = await buildUnknownTeamsMatch({ stage, ...places });
  return { group, teamId: a, b, c, played, toPlay, others, final };
}

describe('a team that withdraws', () => {
  it('loses what it has not played, and only the team is written', async () => {
    const { teamId, played, toPlay, others } = await buildSeason();
    const { matches } = await call('withdrawTeam', { teamId, results: 'stand' });
    expect(matches).toMatchObject([
      {
        matchId: toPlay.matchId,
        state: 'finished',
        isForfeit: true,
        forfeit: 'visitor',
        readAs: 'withdrawn',
      },
    ]);
    expect(await readMatch(toPlay)).toMatchObject({
      localTeamScore: 3,
      visitorTeamScore: 0,
      updatedAt: toPlay.updatedAt,
      recorded: { localTeamScore: null, state: 'scheduled', isForfeit: false },
    });
    expect(await readMatch(played)).toMatchObject({ localTeamScore: 5, isForfeit: false });
    expect(await readMatch(others)).toMatchObject({ state: 'scheduled' });
    expect((await readLog(toPlay)).entries).toEqual([]);
  });

  it('leaves the match that it is playing to the log of that', async () => {
    const { teamId, toPlay } = await buildSeason();
    await enter(toPlay, [kickOff(), goal('visitor')]);
    expect((await call('withdrawTeam', { teamId, results: 'stand' })).matches).toEqual([]);
    expect(await readMatch(toPlay)).toMatchObject({ state: 'live', isForfeit: false });
  });

  it('whose results are annulled is in no table and on no place, and every list says so', async () => {
    const { group, teamId, b, c, played, toPlay, others, final } = await buildSeason();
    await enterScore(others, [2, 0]);
    await call('withdrawTeam', { teamId, results: 'annulled' });
    for (const match of [played, toPlay]) {
      expect(await readMatch(match)).toMatchObject({ readAs: 'annulled', localTeamScore: null });
    }
    const { standings, Teams } = await readGroupById(group.tournamentId, group.groupId);
    expect(standings.map((row) => [row.teamId, row.played])).toEqual([
      [b, 1],
      [c, 1],
    ]);
    expect(Teams.find((team) => team.teamId === teamId)?.withdrawn?.results).toBe('annulled');
    expect(await readMatch(final)).toMatchObject({ LocalTeam: { teamId: b }, VisitorTeam: { teamId: c } });
  });

  it('comes back by its own call, and by an undo, as if nothing had been', async () => {
    const { group, teamId } = await buildSeason();
    const { tournamentId } = group;
    const before = await readDocuments(tournamentId);
    for (const results of ['stand', 'annulled'] as const) {
      const withdrawn = await callApi('withdrawTeam', { teamId, results });
      await undo(entryOf(withdrawn));
      expect(await readDocuments(tournamentId)).toEqual(before);
      await call('withdrawTeam', { teamId, results });
      await call('takeTeamBack', { teamId });
      expect(await readDocuments(tournamentId)).toEqual(before);
    }
  });

  it('is refused twice, unknown, or in a way that there is not, and nothing is written', async () => {
    const { group, teamId } = await buildSeason();
    expectFailure(await callApi('takeTeamBack', { teamId }), 'team_has_not_withdrawn', 'teamId');
    expectFailure(
      await sendToApi('withdrawTeam', { teamId, results: 'gone' }),
      'results_must_stand_or_be_annulled',
      'results',
    );
    await call('withdrawTeam', { teamId, results: 'stand' });
    const { version } = await readView(group.tournamentId);
    const again = await callApi('withdrawTeam', { teamId, results: 'annulled' });
    expectFailure(again, 'team_has_withdrawn', 'teamId');
    for (const name of ['withdrawTeam', 'takeTeamBack'] as const) {
      const request = { teamId: 'none', ...(name === 'withdrawTeam' ? { results: 'stand' } : {}) };
      expectFailure(await sendToApi(name, request), 'team_not_found', 'teamId');
    }
    expect((await readView(group.tournamentId)).version).toBe(version);
    const [team] = (await readTeams(group.tournamentId)).filter((each) => each.teamId === teamId);
    expect(team?.withdrawn?.results).toBe('stand');
  });
});

describe('a match that is awarded', () => {
  it('counts for the innocent side, whose better score stays, and is undone in one', async () => {
    const { group, played, others } = await buildSeason();
    const before = await readDocuments(group.tournamentId);
    const { match } = await call('awardMatch', { matchId: played.matchId, forfeit: 'visitor' });
    expect(match).toMatchObject({ readAs: 'awarded-as-played', localTeamScore: 5, isForfeit: true });
    await call('awardMatch', { matchId: played.matchId, forfeit: 'local' });
    expect(await readMatch(played)).toMatchObject({
      readAs: 'awarded',
      localTeamScore: 0,
      visitorTeamScore: 3,
      recorded: { localTeamScore: 5, visitorTeamScore: 0 },
    });
    await call('awardMatch', { matchId: played.matchId, forfeit: null });
    expect(await readDocuments(group.tournamentId)).toEqual(before);
    const both = await callApi('awardMatch', { matchId: others.matchId, forfeit: 'both' });
    expect(both.data.match).toMatchObject({ readAs: 'awarded', forfeit: 'both', bothConcede: 3 });
    const { tournamentId } = group;
    const { matches } = expectSuccess(await callAsScorer('getScorerMatches', { tournamentId }));
    const ofScorer = matches.filter(({ readAs }) => readAs === 'awarded');
    expect(ofScorer).toMatchObject([{ matchId: others.matchId, isForfeitOfBoth: true }]);
    const { standings } = await readGroupById(group.tournamentId, group.groupId);
    expect(standings.map(({ losses, goalsAgainst }) => [losses, goalsAgainst])).toEqual([
      [0, 0],
      [1, 3],
      [2, 8],
    ]);
    await undo(entryOf(both));
    expect(await readDocuments(group.tournamentId)).toEqual(before);
  });

  it('keeps the award when a score is typed afterwards', async () => {
    const { others } = await buildSeason();
    await call('awardMatch', { matchId: others.matchId, forfeit: 'local' });
    await enterScore(others, [1, 0]);
    expect(await readMatch(others)).toMatchObject({
      localTeamScore: 0,
      visitorTeamScore: 3,
      recorded: { localTeamScore: 1, forfeit: 'local' },
    });
    await call(
      'editGroupMatch',
      groupMatchEdit(await readMatch(others), { localTeamScore: null, visitorTeamScore: null }),
    );
    expect(await readMatch(others)).toMatchObject({ visitorTeamScore: 3, teamsChanged: false });
  });

  it('needs teams, an award to take back, a match that is not being played, and a side that there is', async () => {
    const { group, final, played, toPlay } = await buildSeason();
    await enter(toPlay, [kickOff()]);
    const { version } = await readView(group.tournamentId);
    const award = (matchId: string, forfeit: unknown) => sendToApi('awardMatch', { matchId, forfeit });
    expectFailure(await award(final.matchId, 'local'), 'teams_not_known_yet', 'matchId');
    expectFailure(await award('none', 'local'), 'match_not_found', 'matchId');
    expectFailure(await award(played.matchId, null), 'match_is_not_awarded', 'matchId');
    expectFailure(await award(toPlay.matchId, 'both'), 'match_is_being_played', 'matchId');
    expectFailure(await award(played.matchId, 'home'), 'forfeit_must_be_local_visitor_or_both', 'forfeit');
    expect((await readView(group.tournamentId)).version).toBe(version);
  });
});

describe('a group whose pairs meet once', () => {
  it('is complete when each pair has met, or when the organisers complete it all the same', async () => {
    const { group, final, toPlay, others } = await buildSeason();
    const { tournamentId, groupId } = group;
    await call('setRounds', { groupId, rounds: 1 });
    await enterScore(toPlay, [0, 1]);
    await call('deleteMatch', { matchId: others.matchId });
    const [, b, c] = group.Teams.map(({ teamId }) => teamId);
    const { missing = [] } = await readGroupById(tournamentId, groupId);
    expect(missing.map(({ teamIds, times }) => [new Set(teamIds), times])).toEqual([[new Set([b, c]), 1]]);
    expect(await readMatch(final)).toMatchObject({ LocalTeam: null });
    const completed = await callApi('setRounds', { groupId, rounds: null });
    expect((await readGroupById(tournamentId, groupId)).missing).toBeUndefined();
    expect((await readMatch(final)).LocalTeam).not.toBeNull();
    await undo(entryOf(completed));
    expect(await readMatch(final)).toMatchObject({ LocalTeam: null });
  });

  it('has a number of rounds from 1 to 9', async () => {
    const { groupId } = await buildGroup();
    for (const rounds of [0, 10, 1.5, 'once']) {
      const answer = await sendToApi('setRounds', { groupId, rounds });
      expectFailure(answer, 'rounds_must_be_a_whole_number_from_1_to_9', 'rounds');
    }
    expectFailure(await callApi('setRounds', { groupId: 'none', rounds: 1 }), 'group_not_found', 'groupId');
  });
});
