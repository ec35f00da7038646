import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { describe, expect, it } from 'vitest';
import { buildGroup, readGroupById } from '../support/builders/builders';
import { buildGroupMatch, readMatch, score } from '../support/builders/builders-matches';
import { buildDevice, buildLiveMatch, enter, readLive, readLog } from '../support/builders/builders-scoring';
import { call, callApi, expectFailure } from '../support/call-api';
import { goal, kickOff, undo } from '../support/builders/entries';

type OfMatch = Pick<MatchView, 'tournamentId' | 'matchId'>;

/** Builds three matches of one group. */
async function buildMatches(): Promise<readonly [MatchView, MatchView, MatchView]> {
  const group = await buildGroup({ teams: 3 });
  const [first, second, third] = group.Teams.map(({ teamId }) => teamId);
  const between = (localTeamId = '', visitorTeamId = '', time: string) =>
    buildGroupMatch({ group, localTeamId, visitorTeamId, time });
  return [
    await between(first, second, '18:00'),
    await between(second, third, '19:00'),
    await between(first, third, '20:00'),
  ];
}

function move({ tournamentId, matchId }: OfMatch, { matchId: toMatchId }: OfMatch) {
  return call('moveMatchLog', { tournamentId, matchId, toMatchId });
}

async function outcomesOf(match: OfMatch, entries: readonly EntryInput[], key?: string): Promise<string[]> {
  const { verdicts } = await enter(match, entries, key);
  return verdicts.map((verdict) => ('code' in verdict ? verdict.code : verdict.outcome));
}

describe('the log of a wrong match', () => {
  it('moves to the right one', async () => {
    const [match, right] = await buildMatches();
    await enter(match, [kickOff(), goal()]);
    const before = await readLog(match);
    const { tournamentId, matchId } = match;
    const { matches } = await move(match, right);
    expect(matches).toMatchObject([{ state: 'scheduled', scoredTeams: null }, { state: 'live' }]);
    expect(await readLive(match)).toBeUndefined();
    expect(await readLive(right)).toMatchObject({ goals: [1, 0] });
    const emptied = await readLog(match);
    expect(emptied.entries).toEqual([]);
    expect(emptied.revision).toBeGreaterThan(before.revision);
    expect((await readLog(right)).entries).toEqual(before.entries);
    const again = { tournamentId, matchId, toMatchId: right.matchId };
    expectFailure(await callApi('moveMatchLog', again), 'match_has_no_log', 'matchId');
    await move(right, match);
    expect(await readLive(match)).toMatchObject({ goals: [1, 0] });
  });

  it('doubles nothing when a phone sends again what has moved', async () => {
    const [match, right] = await buildMatches();
    const key = await buildDevice({ tournamentId: match.tournamentId });
    const entries = [kickOff(), goal(), goal('visitor')];
    const unsent = goal();
    await enter(match, entries, key);
    await move(match, right);
    expect(await outcomesOf(match, entries, key)).toEqual(['known', 'known', 'known']);
    const [, scored] = entries;
    const about = [undo(scored?.entryId ?? ''), unsent];
    expect(await outcomesOf(match, about, key)).toEqual(['match_log_was_moved', 'match_log_was_moved']);
    expect(await readLog(match)).toMatchObject({ entries: [] });
    expect(await readMatch(match)).toMatchObject({ state: 'scheduled' });
    expect(await readLive(right)).toMatchObject({ goals: [1, 1] });
    expect(await outcomesOf(match, [kickOff(), goal()], key)).toEqual(['taken', 'taken']);
    expect(await readLive(match)).toMatchObject({ goals: [1, 0] });
  });

  it('moves twice and back: each match knows what it has had, and what is back can be undone', async () => {
    const [match, second, third] = await buildMatches();
    const scored = goal();
    const entries = [kickOff(), scored];
    await enter(match, entries);
    await move(match, second);
    await move(second, third);
    expect(await outcomesOf(match, entries)).toEqual(['known', 'known']);
    expect(await outcomesOf(second, entries)).toEqual(['known', 'known']);
    await move(third, match);
    expect(await outcomesOf(match, [...entries, undo(scored.entryId), goal()])).toEqual([
      ...['known', 'known'],
      ...['taken', 'taken'],
    ]);
    expect(await readLive(match)).toMatchObject({ goals: [1, 0] });
    expect(await outcomesOf(third, [undo(scored.entryId)])).toEqual(['match_log_was_moved']);
    expect((await readLog(second)).entries).toEqual([]);
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
