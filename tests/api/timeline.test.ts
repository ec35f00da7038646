import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { describe, expect, it } from 'vitest';
import { buildGroup, readView } from '../support/builders/builders';
import { buildGroupMatch, enterScore } from '../support/builders/builders-matches';
import { callAsScorer, enter, readLive } from '../support/builders/builders-scoring';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { testStack } from '../support/stack/test-stack';
import { entry, foul, goal, kickOff, undo } from '../support/builders/entries';

/** Puts the entries a second apart, so that their instants give their order. */
function inOrder(entries: readonly EntryInput[]): EntryInput[] {
  const now = Date.now();
  return entries.map((made, index) => ({ ...made, at: now - 1_000 * (entries.length - index) }));
}

async function buildStory(): Promise<{ match: MatchView; anna: string; rosa: string }> {
  const group = await buildGroup();
  const { tournamentId } = group;
  const match = await buildGroupMatch({ group });
  const name = async (teamId: string | null, players: readonly string[], team: string) =>
    call('updateTeam', {
      tournamentId,
      teamId: teamId ?? '',
      name: team,
      players: players.map((player) => ({ name: player })),
    });
  await name(match.localTeamId, ['Zoe Zeller', 'Anna Keller'], 'FC Local');
  await name(match.visitorTeamId, ['Rosa'], 'FC Visitor');
  const { matches } = expectSuccess(await callAsScorer('getScorerMatches', { tournamentId }));
  const teams = matches[0]?.teams;
  const anna = teams?.local?.players[1]?.playerId ?? '';
  return { match, anna, rosa: teams?.visitor?.players[0]?.playerId ?? '' };
}

const read = ({ tournamentId, matchId }: MatchView, n?: string) =>
  callApi('getMatchTimeline', { tournamentId, matchId, ...(n === undefined ? {} : { n }) });

/** Requests the timeline of a match without following a redirect. */
const askWithoutFollowing = ({ tournamentId, matchId }: MatchView, n: string) =>
  fetch(`${testStack().function}/api/tournaments/${tournamentId}/matches/${matchId}/timeline?n=${n}`, {
    redirect: 'manual',
  });

describe('the timeline of a match', () => {
  it('tells what was entered in its order, without what was undone', async () => {
    const { match, anna, rosa } = await buildStory();
    const wrong = goal('visitor');
    const card = {
      kind: 'card',
      side: 'visitor',
      half: 'first-half',
      colour: 'red',
      playerId: rosa,
    } as const;
    const own = {
      kind: 'goal',
      side: 'visitor',
      half: 'first-half',
      playerId: anna,
      how: 'own-goal',
    } as const;
    await enter(match, inOrder([kickOff(), goal('local', anna), wrong, foul(), entry(card), entry(own)]));
    await enter(match, [undo(wrong.entryId)]);
    const { timeline } = expectSuccess(await read(match));
    expect(timeline.phase).toBe('first-half');
    expect(timeline.items).toMatchObject([
      { kind: 'phase', phase: 'first-half', player: null },
      { kind: 'goal', side: 'local', minute: 1, player: 'Anna K.', goals: { local: 1, visitor: 0 } },
      { kind: 'card', side: 'visitor', colour: 'red', player: null },
      { kind: 'goal', side: 'visitor', player: 'Anna K.', how: 'own-goal', goals: { local: 1, visitor: 1 } },
    ]);
    expect(JSON.stringify(timeline)).not.toMatch(/seedAdministrator|entryId/);
  });

  it('has a goal once that is told again with its scorer, in the same call or a later one', async () => {
    const { match, anna, rosa } = await buildStory();
    const [started, first, second] = inOrder([kickOff(), goal('local'), goal('visitor')]);
    if (!started || !first || !second) throw new Error('Three were made.');
    const named = (told: EntryInput, playerId: string): EntryInput => ({
      ...(told as ReturnType<typeof goal> & { kind: 'goal' }),
      playerId,
      replaces: told.entryId,
      entryId: crypto.randomUUID(),
    });
    await enter(match, [started, first, named(first, anna), second]);
    const unnamed = expectSuccess(await read(match)).timeline.items.slice(1);
    expect(unnamed).toMatchObject([
      { kind: 'goal', side: 'local', player: 'Anna K.', goals: { local: 1, visitor: 0 } },
      { kind: 'goal', side: 'visitor', player: null, goals: { local: 1, visitor: 1 } },
    ]);
    const before = await readLive(match);
    await enter(match, [named(second, rosa)]);
    const { items } = expectSuccess(await read(match)).timeline;
    expect(items.slice(1)).toEqual([unnamed[0], { ...unnamed[1], player: 'Rosa' }]);
    // The name of a scorer must not change the live state, because a page announces a goal when the score has changed.
    const after = await readLive(match);
    expect(after).toEqual({ ...before, log: after?.log });
    expect(JSON.stringify(after).length).toBeLessThanOrEqual(160);
  });

  it.each([
    ['initial', 'Anna K.'],
    ['full', 'Anna Keller'],
    ['number', '1'],
  ] as const)('names players by %s', async (playerNames, name) => {
    const { match, anna } = await buildStory();
    const { date } = await readView(match.tournamentId);
    await call('updateTournament', { tournamentId: match.tournamentId, date, playerNames });
    await enter(match, inOrder([kickOff(), goal('local', anna)]));
    expect(expectSuccess(await read(match)).timeline.items.at(-1)?.player).toBe(name);
  });

  it('may be cached for a while at the present revision, and for moments without one', async () => {
    const { match } = await buildStory();
    const { log } = await enter(match, [kickOff()]);
    const cacheOf = async (n?: string) => (await read(match, n)).headers.get('cache-control');
    expect(await cacheOf(String(log.revision))).toBe('public, max-age=86400, s-maxage=3600');
    expect(await cacheOf()).toBe('public, max-age=0, s-maxage=10');
    const etag = (await read(match)).headers.get('etag') ?? '';
    const { tournamentId, matchId } = match;
    const again = await callApi(
      'getMatchTimeline',
      { tournamentId, matchId },
      { headers: { 'If-None-Match': etag } },
    );
    expect(again.status).toBe(304);
  });

  it('that names a player is cached for moments only: the setting of names and the list of players may change', async () => {
    const { match, anna } = await buildStory();
    const { log } = await enter(match, inOrder([kickOff(), goal('local', anna)]));
    const { headers } = await read(match, String(log.revision));
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
  });

  it('is where a redirect leads to from every other revision', async () => {
    const { match } = await buildStory();
    const { log: first } = await enter(match, [kickOff()]);
    const { log } = await enter(match, [goal()]);
    for (const n of [first.revision, 0, log.revision + 1, `0${log.revision}`]) {
      const answer = await askWithoutFollowing(match, String(n));
      expect(answer.status).toBe(302);
      expect(answer.headers.get('location')).toBe(`timeline?n=${log.revision}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
      expect(expectSuccess(await read(match, String(n))).timeline.revision).toBe(log.revision);
    }
    const atVersion = await askWithoutFollowing(match, '0&version=v%261');
    expect(atVersion.headers.get('location')).toBe(`timeline?n=${log.revision}&version=v%261`);
    await enter(match, [foul()]);
    expect(expectSuccess(await read(match, String(log.revision))).timeline.revision).toBe(log.revision + 1);
  });

  it('of a match that nobody scored says its result, or nothing', async () => {
    const { match } = await buildStory();
    expect(expectSuccess(await read(match, '0')).timeline).toMatchObject({ revision: 0, items: [] });
    await enterScore(match, [2, 1]);
    const { timeline } = expectSuccess(await read(match));
    expect(timeline).toMatchObject({ phase: 'finished', items: [{ kind: 'score', goals: { local: 2 } }] });
  });

  it('is refused for what is not there or no number', async () => {
    const { match } = await buildStory();
    expectFailure(await read({ ...match, matchId: 'none' }), 'match_not_found', 'matchId');
    expectFailure(await read({ ...match, tournamentId: 'none' }), 'tournament_not_found', 'tournamentId');
    expectFailure(await read(match, 'newest'), 'version_is_not_valid', 'n');
  });
});
