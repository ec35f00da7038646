import { describe, expect, it } from 'vitest';
import { buildGroup, readGroupById } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  groupMatchEdit,
  readMatch,
} from '../support/builders/builders-matches';
import {
  buildDevice,
  buildLiveMatch,
  callAsScorer,
  enter,
  readLive,
  readLog,
  sendEntries,
} from '../support/builders/builders-scoring';
import { call, expectFailure, expectSuccess } from '../support/call-api';
import { entry, foul, goal, kickOff, phase, shown, undo } from '../support/builders/entries';
import { withFirestore } from '../support/model/stored-cup';

const outcomes = ({ verdicts }: { verdicts: readonly { outcome: string }[] }) =>
  verdicts.map(({ outcome }) => outcome);

describe('a match that is scored', () => {
  it('is live from its kick-off, and finished with the score that was shown', async () => {
    const { match, begun } = await buildLiveMatch();
    expect(await readMatch(match)).toMatchObject({ state: 'live', localTeamScore: null });
    const goals = [goal('local'), goal('visitor'), goal('local')];
    await enter(match, goals);
    expect(await readLive(match)).toMatchObject({ phase: 'first-half', goals: [2, 1], kicks: null });
    const basis = goals.map(({ entryId }) => entryId);
    await enter(match, [phase('finished', begun.entryId, shown([2, 1], basis))]);
    const finished = await readMatch(match);
    expect(finished).toMatchObject({ state: 'finished', localTeamScore: 2, visitorTeamScore: 1 });
    expect(finished.scoredTeams).toEqual({ local: match.localTeamId, visitor: match.visitorTeamId });
    expect(finished.logRevision).toBe((await readLog(match)).revision);
    expect(await readLive(match)).toBeUndefined();
  });

  it('counts in the table once it is finished and not before', async () => {
    const { match, begun } = await buildLiveMatch();
    const { groupId, tournamentId } = match;
    await enter(match, [goal('local')]);
    const played = async () =>
      (await readGroupById(tournamentId, groupId ?? '')).standings.map((row) => row.played);
    expect(await played()).toEqual([0, 0]);
    await enter(match, [phase('finished', begun.entryId, shown([1, 0]))]);
    expect(await played()).toEqual([1, 1]);
  });

  it('fills the placeholder of its winner once it is finished and not before', async () => {
    const semi = await buildKnownTeamsMatch();
    const { tournamentId, stageId } = semi;
    const stage = { stageId, tournamentId } as never;
    const final = await buildUnknownTeamsMatch({
      stage,
      localTeamPlaceholder: 'Winner match 1',
      visitorTeamPlaceholder: 'Host',
      time: '20:00',
    });
    const begun = kickOff();
    await enter(semi, [begun, goal('visitor')]);
    expect((await readMatch(final)).LocalTeam).toBeNull();
    await enter(semi, [phase('finished', begun.entryId, shown([0, 1]))]);
    expect((await readMatch(final)).LocalTeam?.teamId).toBe(semi.visitorTeamId);
  });

  it('needs both teams for its kick-off, resolved ones included', async () => {
    const match = await buildUnknownTeamsMatch();
    const { verdicts } = await enter(match, [kickOff()]);
    expect(verdicts).toMatchObject([{ outcome: 'refused', code: 'teams_not_known_yet' }]);
    expect(await readMatch(match)).toMatchObject({ state: 'scheduled', logRevision: null });
  });

  it('of the knockout does not end level', async () => {
    const match = await buildKnownTeamsMatch();
    const begun = kickOff();
    await enter(match, [begun]);
    const level = await enter(match, [phase('finished', begun.entryId, shown([1, 1]))]);
    expect(level.verdicts).toMatchObject([{ outcome: 'refused', code: 'match_has_no_winner_yet' }]);
    const kicks = phase('shoot-out', begun.entryId);
    await enter(match, [kicks, entry({ kind: 'kick', side: 'visitor', isIn: true, playerId: null })]);
    await enter(match, [phase('finished', kicks.entryId, shown([0, 0], [], [0, 1]))]);
    expect(await readMatch(match)).toMatchObject({ state: 'finished', visitorTeamPenaltyScore: 1 });
  });

  it('can be forfeited, which its record says', async () => {
    const match = await buildGroupMatch();
    await enter(match, [entry({ kind: 'forfeit', side: 'visitor', on: null })]);
    expect(await readMatch(match)).toMatchObject({
      state: 'finished',
      isForfeit: true,
      localTeamScore: 0,
      visitorTeamScore: 3,
    });
  });
});

describe('two phones on one match', () => {
  it('press the kick-off: one is taken, the other is known', async () => {
    const match = await buildGroupMatch();
    const answers = await Promise.all([enter(match, [kickOff()]), enter(match, [kickOff()])]);
    expect(answers.flatMap(outcomes).sort()).toEqual(['known', 'taken']);
    expect((await readLog(match)).entries).toHaveLength(1);
  });

  it('press the end of a half twice: the second is acknowledged without effect', async () => {
    const { match, begun } = await buildLiveMatch();
    const end = phase('finished', begun.entryId, shown([0, 0]));
    const other = phase('finished', begun.entryId, shown([0, 0]));
    expect(outcomes(await enter(match, [end]))).toEqual(['taken']);
    expect(outcomes(await enter(match, [other]))).toEqual(['known']);
  });

  it('go different ways: the second one is refused', async () => {
    const { match, begun } = await buildLiveMatch();
    await enter(match, [phase('finished', begun.entryId, shown([0, 0]))]);
    const { verdicts } = await enter(match, [phase('abandoned', begun.entryId)]);
    expect(verdicts).toMatchObject([{ outcome: 'refused', code: 'phase_changed_meanwhile' }]);
  });

  it('are told apart by name', async () => {
    const match = await buildGroupMatch();
    const { tournamentId } = match;
    const key = await buildDevice({ tournamentId });
    await enter(match, [kickOff()], key);
    await enter(match, [goal()]);
    const { entries, names } = await readLog(match);
    expect(entries.map(({ by }) => names[by])).toEqual(['Table', 'Anna Meier']);
    expect(entries[1]?.by).toBe('seedAdministrator');
  });
});

describe('entries', () => {
  it('that are sent again change nothing, and cost no commit', async () => {
    const { match } = await buildLiveMatch();
    const goals = [goal(), goal('visitor')];
    const first = await enter(match, goals);
    const again = await enter(match, goals);
    expect(outcomes(again)).toEqual(['known', 'known']);
    expect(again.log).toEqual(first.log);
  });

  it('come to the same score in any order', { tags: ['long'] }, async () => {
    const { match } = await buildLiveMatch();
    const goals = [goal(), goal('visitor'), goal()];
    for (const each of [...goals].reverse()) await enter(match, [each]);
    expect(await readLive(match)).toMatchObject({ goals: [2, 1] });
  });

  it('may be undone before they arrive', async () => {
    const { match } = await buildLiveMatch();
    const late = goal();
    expect(outcomes(await enter(match, [undo(late.entryId)]))).toEqual(['taken']);
    expect(outcomes(await enter(match, [late]))).toEqual(['taken']);
    expect(await readLive(match)).toMatchObject({ goals: [0, 0] });
  });

  it('are judged one by one', async () => {
    const { match } = await buildLiveMatch();
    const { verdicts } = await enter(match, [goal(), phase('extra-time-2', null), goal()]);
    expect(verdicts).toMatchObject([
      { outcome: 'taken' },
      { outcome: 'refused', code: 'phase_changed_meanwhile' },
      { outcome: 'taken' },
    ]);
    expect(await readLive(match)).toMatchObject({ goals: [2, 0] });
  });

  it('before the kick-off are refused, and leave no log', async () => {
    const match = await buildGroupMatch();
    const { verdicts, log } = await enter(match, [goal()]);
    expect(verdicts).toMatchObject([{ outcome: 'refused', code: 'match_has_not_begun' }]);
    expect(log).toMatchObject({ revision: 0, entries: [] });
  });

  it('of a phone whose clock is ten minutes ahead happen now', { tags: ['long'] }, async () => {
    const { match } = await buildLiveMatch();
    const ahead = { ...goal(), at: Date.now() + 600_000 };
    const { log, now } = await enter(match, [ahead]);
    expect(log.entries.at(-1)?.at).toBeLessThanOrEqual(now);
  });

  it('of a phone whose clock is ten minutes behind count too', { tags: ['long'] }, async () => {
    const { match } = await buildLiveMatch();
    await enter(match, [{ ...goal(), at: Date.now() - 600_000 }]);
    expect(await readLive(match)).toMatchObject({ goals: [1, 0] });
  });

  it(
    'are no more than 500: from 480 on only what ends or corrects the match',
    { tags: ['long'] },
    async () => {
      const { match, begun } = await buildLiveMatch();
      const fouls = Array.from({ length: 479 }, () => foul());
      for (let sent = 0; sent < fouls.length; sent += 50) await enter(match, fouls.slice(sent, sent + 50));
      const { verdicts } = await enter(match, [goal()]);
      expect(verdicts).toMatchObject([{ outcome: 'refused', code: 'match_log_is_full' }]);
      const undone = await enter(
        match,
        fouls.slice(0, 19).map(({ entryId }) => undo(entryId)),
      );
      expect(new Set(outcomes(undone))).toEqual(new Set(['taken']));
      const end = phase('finished', begun.entryId, shown([0, 0]));
      expect(outcomes(await enter(match, [end]))).toEqual(['taken']);
      const { verdicts: full, log } = await enter(match, [undo(end.entryId)]);
      expect(full).toMatchObject([{ outcome: 'refused', code: 'match_log_is_full' }]);
      expect(log.entries).toHaveLength(500);
    },
  );

  it('are at most 50 a call', async () => {
    const { match } = await buildLiveMatch();
    const goals = Array.from({ length: 51 }, () => goal());
    expectFailure(await sendEntries(match, goals), 'too_many_entries_at_once', 'entries');
    expectFailure(await sendEntries(match, []), 'too_many_entries_at_once', 'entries');
  });
});

describe('while it is scored', () => {
  it('a match may be moved to another hall: nothing is lost', async () => {
    const { match } = await buildLiveMatch();
    const current = await readMatch(match);
    await call('editGroupMatch', groupMatchEdit(current, { location: 'Hall two', time: '19:45' }));
    await enter(match, [goal()]);
    expect(await readMatch(match)).toMatchObject({ state: 'live', location: 'Hall two' });
    expect(await readLive(match)).toMatchObject({ goals: [1, 0] });
  });

  it('a match may be deleted: entries are refused by name, and its log stays for 90 days', async () => {
    const { match } = await buildLiveMatch();
    await call('deleteMatch', { matchId: match.matchId });
    expectFailure(await sendEntries(match, [goal()]), 'match_not_found', 'matchId');
    expect(await readLive(match)).toBeUndefined();
    const log = await withFirestore(async (db) => (await db.doc(`matchLogs/${match.matchId}`).get()).data());
    expect(log?.['entries']).toHaveLength(1);
    const days = (log?.['expiresAt'].toMillis() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(89);
    expect(days).toBeLessThan(91);
  });

  it('a player may be deleted: the goal stays and names nobody', async () => {
    const group = await buildGroup();
    const { tournamentId } = group;
    const match = await buildGroupMatch({ group });
    const teamId = match.localTeamId ?? '';
    const players = [{ name: 'Anna Keller' }];
    const team = { tournamentId, teamId, name: 'FC Gone' };
    await call('updateTeam', { ...team, players });
    const { matches } = expectSuccess(await callAsScorer('getScorerMatches', { tournamentId }));
    const anna = matches[0]?.teams.local?.players[0]?.playerId ?? '';
    await enter(match, [kickOff()]);
    await enter(match, [goal('local', anna)]);
    const ofMatch = { tournamentId, matchId: match.matchId };
    const named = async () => (await call('getMatchTimeline', ofMatch)).timeline.items.at(-1);
    expect(await named()).toMatchObject({ kind: 'goal', player: 'Anna K.' });
    await call('updateTeam', { ...team, players: [] });
    expect(await named()).toMatchObject({ kind: 'goal', player: null, goals: { local: 1, visitor: 0 } });
  });
});
