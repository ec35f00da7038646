import { describe, expect, it } from 'vitest';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  enterScore,
  groupMatchEdit,
  readMatch,
  score,
} from '../support/builders/builders-matches';
import { buildLiveMatch, enter, readLive, readLog } from '../support/builders/builders-scoring';
import { call } from '../support/call-api';
import { goal } from '../support/builders/entries';
import { readStoredCup } from '../support/model/stored-cup';

describe('a score that is typed', () => {
  it('while the match is live finishes it, with all that was entered until then', async () => {
    const { match } = await buildLiveMatch();
    await enter(match, [goal()]);
    const typed = await enterScore(await readMatch(match), [4, 2]);
    expect(typed).toMatchObject({ state: 'finished', localTeamScore: 4, visitorTeamScore: 2 });
    expect(await readLive(match)).toBeUndefined();
    const { entries, revision } = await readLog(match);
    expect(entries.map(({ kind }) => kind)).toEqual(['phase', 'goal', 'score']);
    expect(entries[2]).toMatchObject({ shown: { basis: [entries[1]?.entryId] }, by: 'seedAdministrator' });
    expect(typed.logRevision).toBe(revision);
  });

  it('and cleared again undoes the finish: the match is what its log says', async () => {
    const { match } = await buildLiveMatch();
    await enter(match, [goal()]);
    await enterScore(await readMatch(match), [4, 2]);
    const finished = await readMatch(match);
    const edit = groupMatchEdit(finished, score([null, null]));
    const { match: cleared } = await call('editGroupMatch', edit);
    expect(cleared).toMatchObject({ state: 'live', localTeamScore: null });
    expect(await readLive(match)).toMatchObject({ phase: 'first-half', goals: [1, 0] });
  });

  it('for a match without a log begins one; cleared, the match is to be played again', async () => {
    const match = await buildGroupMatch();
    await enterScore(match, [1, 0]);
    expect((await readLog(match)).entries).toMatchObject([{ kind: 'score', finishes: true }]);
    const finished = await readMatch(match);
    const edit = groupMatchEdit(finished, score([null, null]));
    const { match: cleared } = await call('editGroupMatch', edit);
    expect(cleared).toMatchObject({ state: 'scheduled', scoredTeams: null });
  });

  it('with the new match is in its log', async () => {
    const match = await buildGroupMatch(score([2, 0]));
    expect(match).toMatchObject({ state: 'finished' });
    expect((await readLog(match)).entries).toMatchObject([{ kind: 'score', shown: { goals: { local: 2 } } }]);
  });

  it('that is the same as before enters nothing', async () => {
    const match = await enterScore(await buildGroupMatch(), [1, 0]);
    const { revision } = await readLog(match);
    await enterScore(match, [1, 0]);
    expect((await readLog(match)).revision).toBe(revision);
  });

  it('does nothing to a live match whose score fields are empty', async () => {
    const { match } = await buildLiveMatch();
    const current = await readMatch(match);
    const edit = groupMatchEdit(current, { ...score([null, null]), location: 'Hall two' });
    const { match: edited } = await call('editGroupMatch', edit);
    expect(edited).toMatchObject({ state: 'live', location: 'Hall two' });
    expect((await readLog(match)).entries).toHaveLength(1);
  });

  it('is corrected by another one, also by one that moves the match', async () => {
    const match = await enterScore(await buildKnownTeamsMatch(), [1, 0]);
    const corrected = await enterScore(match, [1, 1], [2, 3]);
    expect(corrected).toMatchObject({ localTeamScore: 1, visitorTeamPenaltyScore: 3 });
    const { matchId, stageId, location } = corrected;
    const teams = {
      localTeamId: corrected.localTeamId ?? '',
      visitorTeamId: corrected.visitorTeamId ?? '',
    };
    const moved = { matchId, stageId, location, date: corrected.date, time: '21:15', ...teams };
    await call('editKnownTeamsMatch', { ...moved, ...score([5, 0]) });
    expect((await readLog(match)).entries).toHaveLength(3);
    expect(await readMatch(match)).toMatchObject({ localTeamScore: 5, localTeamPenaltyScore: null });
  });

  it('is what its log says, whatever was entered before and after', async () => {
    const { match } = await buildLiveMatch();
    await enterScore(await readMatch(match), [4, 2]);
    await enter(match, [goal()]);
    const { tournamentId } = match;
    const [stored] = (await readStoredCup(tournamentId)).matches;
    expect(stored).toMatchObject({ localTeamScore: 4, visitorTeamScore: 2, state: 'finished' });
  });
});
