import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { describe, expect, it } from 'vitest';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  enterScore,
  groupMatchEdit,
  readMatch,
  score,
} from '../support/builders/builders-matches';
import {
  buildDevice,
  buildLink,
  buildLiveMatch,
  callAsScorer,
  enter,
  openLink,
  readLive,
  readLog,
} from '../support/builders/builders-scoring';
import { entry, goal, kickOff, phase, shown, undo } from '../support/builders/entries';
import { call, expectSuccess } from '../support/call-api';
import { metaOf, preview } from '../support/preview';
import { readHistory } from '../support/undo';

const MINUTE_MS = 60_000;

const readItems = async ({ tournamentId, matchId }: MatchView) =>
  (await call('getMatchTimeline', { tournamentId, matchId })).timeline.items;

/** Returns the goals and kicks in the last line of the timeline that shows a score. */
async function lastTold(match: MatchView) {
  const item = (await readItems(match)).findLast(({ goals }) => goals !== null);
  return { goals: item?.goals, kicks: item?.kicks };
}

/** Builds a knockout match that is 1–1 after its only half. In its shoot-out the local side has scored three times, the visitors never. */
async function buildShootOut() {
  const match = await buildKnownTeamsMatch();
  const begun = kickOff();
  const kicks = phase('shoot-out', begun.entryId);
  const kick = (side: 'local' | 'visitor', isIn: boolean) =>
    entry({ kind: 'kick', side, isIn, playerId: null });
  const played = [goal('local'), goal('visitor')];
  const taken = [kick('local', true), kick('visitor', false), kick('local', true), kick('local', true)];
  await enter(match, [begun, ...played, kicks]);
  await enter(match, taken);
  const basis = [...played, ...taken].map(({ entryId }) => entryId);
  return { match, on: kicks.entryId, basis };
}

const pair = (local: number, visitor: number) => ({ local, visitor });

describe('a corrected shoot-out', () => {
  it('is one story: in the record, the timeline, the preview and the log', async () => {
    const { match, on, basis } = await buildShootOut();
    expect(await readLive(match)).toMatchObject({ goals: [1, 1], kicks: [3, 0] });
    expect(await lastTold(match)).toEqual({ goals: pair(1, 1), kicks: pair(3, 0) });
    await enter(match, [phase('finished', on, shown([1, 1], basis, [3, 0]))]);
    expect(await lastTold(match)).toEqual({ goals: pair(1, 1), kicks: pair(3, 0) });

    const corrected = await enterScore(await readMatch(match), [1, 1], [2, 3]);
    expect(corrected).toMatchObject({ localTeamPenaltyScore: 2, visitorTeamPenaltyScore: 3 });
    expect((await readItems(match)).at(-1)).toMatchObject({
      kind: 'score',
      goals: pair(1, 1),
      kicks: pair(2, 3),
    });
    const { tournamentId, matchId } = match;
    const shared = await preview(`/s/match?tournament=${tournamentId}&match=${matchId}`);
    expect(metaOf(shared, 'og:description')).toContain('2–3');
    expect(metaOf(shared, 'og:description')).not.toContain('3–0');
  });

  it('while kicks are taken is where the next kick goes on from', async () => {
    const { match, basis } = await buildShootOut();
    await enter(match, [entry({ kind: 'score', finishes: false, shown: shown([1, 1], basis, [1, 1]) })]);
    await enter(match, [entry({ kind: 'kick', side: 'visitor', isIn: true, playerId: null })]);
    expect(await readLive(match)).toMatchObject({ kicks: [1, 2] });
    expect(await lastTold(match)).toEqual({ goals: pair(1, 1), kicks: pair(1, 2) });
  });

  it('tells visitors no result over which another one was entered', async () => {
    const match = await enterScore(await buildKnownTeamsMatch(), [1, 0]);
    await enterScore(match, [1, 1], [4, 5]);
    expect(await readItems(match)).toMatchObject([{ kind: 'score', goals: pair(1, 1), kicks: pair(4, 5) }]);
  });
});

describe('a match that two phones end', () => {
  async function endTwice(first: readonly [number, number], second: readonly [number, number]) {
    const { match, begun } = await buildLiveMatch();
    const { tournamentId } = match;
    const [ours, theirs] = [await buildDevice({ tournamentId }), await buildDevice({ tournamentId })];
    await enter(match, [phase('finished', begun.entryId, shown(first))], ours);
    const end = phase('finished', begun.entryId, shown(second));
    const answer = await enter(match, [end], theirs);
    return { match, end, answer, ours, theirs };
  }

  it('with another score keeps the first, and says the other to both', async () => {
    const { match, end, answer, ours } = await endTwice([2, 1], [2, 3]);
    expect(answer.verdicts).toMatchObject([{ outcome: 'taken' }]);
    const kept = { entryId: end.entryId, kind: 'score', finishes: false, isOtherEnd: true };
    expect(answer.log.entries.at(-1)).toMatchObject({ ...kept, shown: { goals: pair(2, 3) } });
    const { tournamentId, matchId } = match;
    const { log } = expectSuccess(await callAsScorer('getMatchLog', { tournamentId, matchId }, ours));
    expect(log.entries.at(-1)).toMatchObject(kept);
    expect(await readMatch(match)).toMatchObject({ localTeamScore: 2, visitorTeamScore: 1 });
    expect(await lastTold(match)).toEqual({ goals: pair(2, 1), kicks: null });
  });

  it('sends the same end again without another entry', { tags: ['long'] }, async () => {
    const { match, end, theirs, answer } = await endTwice([2, 1], [2, 3]);
    const again = await enter(match, [end], theirs);
    expect(again.verdicts).toMatchObject([{ outcome: 'known' }]);
    expect(again.log).toEqual(answer.log);
  });

  it('with the same score hears nothing of it', { tags: ['long'] }, async () => {
    const { answer } = await endTwice([2, 1], [2, 1]);
    expect(answer.verdicts).toMatchObject([{ outcome: 'known' }]);
    expect(answer.log.entries).toHaveLength(2);
  });

  it('counts the other end once somebody takes it over', async () => {
    const { match, end, ours, answer } = await endTwice([2, 1], [2, 3]);
    const on = answer.log.entries[1]?.entryId ?? null;
    const takenOver = entry({ kind: 'score', finishes: true, on, shown: shown([2, 3], [end.entryId]) });
    await enter(match, [takenOver], ours);
    expect(await readMatch(match)).toMatchObject({ localTeamScore: 2, visitorTeamScore: 3 });
    expect(await lastTold(match)).toEqual({ goals: pair(2, 3), kicks: null });
  });

  it('keeps what a scorer says after an administrator has typed the result', async () => {
    const { match, begun } = await buildLiveMatch();
    const key = await buildDevice({ tournamentId: match.tournamentId });
    await enterScore(await readMatch(match), [4, 0]);
    await enter(match, [phase('finished', begun.entryId, shown([4, 2]))], key);
    expect((await readLog(match)).entries.at(-1)).toMatchObject({ isOtherEnd: true });
    expect(await readMatch(match)).toMatchObject({ localTeamScore: 4, visitorTeamScore: 0 });
  });
});

describe('an entry of a phone whose clock is ten minutes wrong', { tags: ['long'] }, () => {
  const behind = (made: EntryInput) => ({ ...made, at: made.at - 10 * MINUTE_MS });

  it('is put at the kick-off where it is dated before that, and marked', async () => {
    const { match, begun } = await buildLiveMatch();
    const early = behind(goal());
    const { log } = await enter(match, [early]);
    expect(log.entries.at(-1)).toMatchObject({ at: begun.at, saidAt: early.at });
    expect((await readItems(match)).at(-1)).toMatchObject({ kind: 'goal', minute: 1, added: 0 });
  });

  it('is put at the beginning of the link where it is dated before that, the kick-off too', async () => {
    const match = await buildGroupMatch();
    const from = Date.now() - 2 * MINUTE_MS;
    const times = { from: new Date(from).toISOString(), to: new Date(from + 60 * MINUTE_MS).toISOString() };
    const key = await buildDevice({ tournamentId: match.tournamentId, ...times });
    const begun = behind(kickOff());
    const { log } = await enter(match, [begun], key);
    expect(log.entries).toMatchObject([{ at: from, saidAt: begun.at }]);
    expect(await readLive(match)).toMatchObject({ runningSince: from });
  });

  it('is put at now where it is dated in the future, and marked', async () => {
    const { match } = await buildLiveMatch();
    const ahead = { ...goal(), at: Date.now() + 10 * MINUTE_MS };
    const { log, now } = await enter(match, [ahead]);
    expect(log.entries.at(-1)).toMatchObject({ at: now, saidAt: ahead.at });
  });
});

describe('the history of a cup', () => {
  async function buildScorer({ tournamentId }: MatchView) {
    const { key } = await buildLink({ tournamentId, name: 'Court 2' });
    return (await openLink(key, 'Rita')).deviceKey;
  }

  it('tells of a scorer who undoes a result that an administrator has typed', async () => {
    const match = await enterScore(await buildGroupMatch(), [3, 1]);
    const key = await buildScorer(match);
    const [typed] = (await readLog(match)).entries;
    await enter(match, [undo(typed?.entryId ?? '')], key);
    expect(await readMatch(match)).toMatchObject({ state: 'scheduled', localTeamScore: null });
    const [told, before] = await readHistory(match.tournamentId, 'result');
    expect(told).toMatchObject({
      change: { what: 'result-changed', match: { matchId: match.matchId } },
      by: null,
      scorer: { device: 'Rita', link: 'Court 2' },
      obstacle: { msg: 'result_is_changed_in_its_log' },
    });
    expect(before).toMatchObject({ by: { name: 'Anna Meier' }, scorer: null });
  });

  it('tells of a scorer who corrects it, or gives it by forfeit', async () => {
    const match = await enterScore(await buildGroupMatch(), [3, 1]);
    const key = await buildScorer(match);
    const on = (await readLog(match)).entries[0]?.entryId ?? null;
    const corrected = entry({ kind: 'score', finishes: true, on, shown: shown([3, 2]) });
    await enter(match, [corrected], key);
    await enterScore(await readMatch(match), [5, 5]);
    const { entryId } = (await readLog(match)).entries.at(-1) ?? { entryId: null };
    await enter(match, [entry({ kind: 'forfeit', side: 'visitor', on: entryId })], key);
    const told = await readHistory(match.tournamentId, 'result');
    expect(told.map(({ scorer }) => scorer?.device ?? null)).toEqual(['Rita', null, 'Rita', null]);
  });

  it('tells of an administrator who corrects what scorers have ended', async () => {
    const { match, begun } = await buildLiveMatch();
    const key = await buildScorer(match);
    const end = phase('finished', begun.entryId, shown([1, 0]));
    await enter(match, [end], key);
    expect(await readHistory(match.tournamentId, 'result')).toEqual([]);
    await enter(match, [undo(end.entryId)]);
    expect(await readHistory(match.tournamentId, 'result')).toMatchObject([{ by: { name: 'Anna Meier' } }]);
  });

  it('does not tell of what scorers of one link end and take back: their log does', async () => {
    const match = await buildGroupMatch();
    const key = await buildScorer(match);
    const begun = kickOff();
    const end = phase('finished', begun.entryId, shown([1, 0]));
    await enter(match, [begun, end], key);
    await enter(match, [undo(end.entryId)], key);
    await call('editGroupMatch', groupMatchEdit(await readMatch(match), score([null, null])));
    expect(await readHistory(match.tournamentId, 'result')).toEqual([]);
  });
});
