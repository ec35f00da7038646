import { describe, expect, it } from 'vitest';
import { buildGroup, readGroupById } from '../support/builders';
import { buildGroupMatch, enterScore, readMatch, score } from '../support/builders-matches';
import { buildLiveMatch, enter, readLive, readLog } from '../support/builders-scoring';
import { call, callApi, expectFailure } from '../support/call-api';
import { goal, kickOff, undo } from '../support/entries';

describe('the log of a wrong match', () => {
  it('moves to the right one', async () => {
    const group = await buildGroup({ teams: 3 });
    const match = await buildGroupMatch({ group });
    const [, second, third] = group.Teams;
    const right = await buildGroupMatch({
      group,
      localTeamId: second?.teamId ?? '',
      visitorTeamId: third?.teamId ?? '',
      time: '20:00',
    });
    await enter(match, [kickOff(), goal()]);
    const before = await readLog(match);
    const { tournamentId } = group;
    const move = { tournamentId, matchId: match.matchId, toMatchId: right.matchId };
    const { matches } = await call('moveMatchLog', move);
    expect(matches).toMatchObject([{ state: 'scheduled', scoredTeams: null }, { state: 'live' }]);
    expect(await readLive(match)).toBeUndefined();
    expect(await readLive(right)).toMatchObject({ goals: [1, 0] });
    const emptied = await readLog(match);
    expect(emptied.entries).toEqual([]);
    expect(emptied.revision).toBeGreaterThan(before.revision);
    expect((await readLog(right)).entries).toEqual(before.entries);
    expectFailure(await callApi('moveMatchLog', move), 'match_has_no_log', 'matchId');
    const back = { tournamentId, matchId: right.matchId, toMatchId: match.matchId };
    await call('moveMatchLog', back);
    expect(await readLive(match)).toMatchObject({ goals: [1, 0] });
  });

  it('does not move to a match that has a log or a score, nor to itself', async () => {
    const { match } = await buildLiveMatch();
    const { tournamentId, matchId, groupId } = match;
    const group = { tournamentId, ...(await readGroupById(tournamentId, groupId ?? '')) };
    const played = await buildGroupMatch({ group, time: '20:00', ...score([1, 0]) });
    for (const toMatchId of [played.matchId, matchId]) {
      const answer = await callApi('moveMatchLog', { tournamentId, matchId, toMatchId });
      expectFailure(answer, 'match_has_a_log_already', 'toMatchId');
    }
    const nowhere = await callApi('moveMatchLog', { tournamentId, matchId, toMatchId: 'none' });
    expectFailure(nowhere, 'match_not_found', 'toMatchId');
  });
});

describe('a team that withdraws', () => {
  async function buildSeason() {
    const group = await buildGroup({ teams: 3 });
    const [a, b, c] = group.Teams.map(({ teamId }) => teamId);
    const between = (localTeamId = '', visitorTeamId = '', time: string) =>
      buildGroupMatch({ group, localTeamId, visitorTeamId, time });
    const played = await enterScore(await between(a, b, '10:00'), [5, 0]);
    const toPlay = await between(c, a, '11:00');
    const others = await between(b, c, '12:00');
    return { teamId: a ?? '', played, toPlay, others };
  }

  it('leaves what it has played, and loses the rest', async () => {
    const { teamId, played, toPlay, others } = await buildSeason();
    await enter(toPlay, [kickOff(), goal('visitor')]);
    const { matches } = await call('withdrawTeam', { teamId, results: 'stand' });
    expect(matches).toMatchObject([{ matchId: toPlay.matchId, state: 'finished', isForfeit: true }]);
    expect(await readMatch(toPlay)).toMatchObject({ localTeamScore: 3, visitorTeamScore: 0 });
    expect(await readMatch(played)).toMatchObject({ localTeamScore: 5, isForfeit: false });
    expect(await readMatch(others)).toMatchObject({ state: 'scheduled' });
    expect(await readLive(toPlay)).toBeUndefined();
    expect((await readLog(toPlay)).entries).toHaveLength(3);
  });

  it('or has nothing that counts: its group matches are abandoned, their logs stay', async () => {
    const { teamId, played, toPlay } = await buildSeason();
    await call('withdrawTeam', { teamId, results: 'annulled' });
    for (const match of [played, toPlay]) {
      expect(await readMatch(match)).toMatchObject({ state: 'abandoned', localTeamScore: null });
    }
    const { entries } = await readLog(played);
    expect(entries.map(({ kind }) => kind)).toEqual(['score', 'phase']);
    await enter(played, [undo(entries[1]?.entryId ?? '')]);
    expect(await readMatch(played)).toMatchObject({ state: 'finished', localTeamScore: 5 });
  });
});
