import { describe, expect, it } from 'vitest';
import { buildGroup, readView } from '../support/builders/builders';
import { buildGroupMatch, enterScore, readMatch } from '../support/builders/builders-matches';
import { enter, readLive } from '../support/builders/builders-scoring';
import { call, callApi } from '../support/call-api';
import { goal, kickOff, phase, shown } from '../support/builders/entries';
import { withFirestore } from '../support/model/stored-cup';

function readHead(tournamentId: string) {
  return withFirestore(async (db) => {
    const [tournament, live] = await db.getAll(
      db.doc(`tournaments/${tournamentId}`),
      db.doc(`live/${tournamentId}`),
    );
    return {
      tournament: tournament?.get('revision') as number,
      live: live?.get('revision') as number | undefined,
      updateTime: tournament?.updateTime?.toMillis(),
      matches: live?.get('matches') as Record<string, unknown> | undefined,
    };
  });
}

async function askVersion(tournamentId: string, etag = '') {
  const headers = { 'If-None-Match': etag };
  const answer = await callApi('getTournamentVersion', { tournamentId }, { headers });
  return { ...answer, etag: answer.headers.get('etag') ?? '' };
}

describe('the head of a cup', () => {
  it('has the revision of the tournament after whatever changes the view', async () => {
    const group = await buildGroup();
    const { tournamentId, groupId } = group;
    const revisions = new Set<number>();
    const expectSame = async () => {
      const { tournament, live } = await readHead(tournamentId);
      expect(live).toBe(tournament);
      revisions.add(tournament);
    };
    await expectSame();
    await call('renameGroup', { groupId, name: 'Group Z' });
    await expectSame();
    const match = await buildGroupMatch({ group });
    await expectSame();
    await enterScore(match, [1, 0]);
    await expectSame();
    const { date } = await readView(tournamentId);
    await call('updateTournament', { tournamentId, date, playerNames: 'full' });
    await expectSame();
    await enter(match, [phase('abandoned', null)]);
    await call('deleteMatch', { matchId: match.matchId });
    await expectSame();
    expect(revisions.size).toBe(6);
  });

  it('changes with a goal, the version of the view and the tournament do not', async () => {
    const match = await buildGroupMatch();
    const { tournamentId } = match;
    await enter(match, [kickOff()]);
    const before = await readHead(tournamentId);
    const first = await askVersion(tournamentId);
    await enter(match, [goal()]);
    const second = await askVersion(tournamentId);
    expect(second.data.version).toBe(first.data.version);
    expect(second.etag).not.toBe(first.etag);
    expect(second.data.live?.[match.matchId]?.goals).toEqual([1, 0]);
    const { updateTime, live } = await readHead(tournamentId);
    expect({ updateTime, live }).toEqual({ updateTime: before.updateTime, live: before.live });
  });

  it('is all that knows a goal: the view at its version, which is kept for a day, has the same bytes', async () => {
    const match = await buildGroupMatch();
    const { tournamentId } = match;
    await enter(match, [kickOff()]);
    const { version } = (await askVersion(tournamentId)).data;
    const readView = () => callApi('getTournament', { tournamentId, version });
    const before = await readView();
    await enter(match, [goal(), goal('visitor')]);
    const after = await readView();
    expect(before.headers.get('cache-control')).toContain('max-age=86400');
    expect(after.text).toBe(before.text);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
  });

  it('is answered 304 while nothing changes, and may be kept a second while a match runs', async () => {
    const match = await buildGroupMatch();
    const { tournamentId } = match;
    const quiet = await askVersion(tournamentId);
    expect(Object.keys(quiet.data)).toEqual(['version']);
    expect(quiet.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
    expect((await askVersion(tournamentId, quiet.etag)).status).toBe(304);
    await enter(match, [kickOff()]);
    const running = await askVersion(tournamentId, quiet.etag);
    expect(running.status).toBe(200);
    expect(running.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    const again = await askVersion(tournamentId, running.etag);
    expect([again.status, again.headers.get('cache-control')]).toEqual([
      304,
      'public, max-age=0, s-maxage=1',
    ]);
  });

  it('weighs at most 160 bytes for each match that runs', async () => {
    const match = await buildGroupMatch();
    await enter(match, [kickOff(), ...Array.from({ length: 10 }, () => goal())]);
    const { [match.matchId]: live } = (await askVersion(match.tournamentId)).data.live ?? {};
    // The limit is for a match id of Firestore, which has 20 characters; an id of the builders has 36.
    expect(JSON.stringify({ ABCDEFGHIJKLMNOPQRST: live }).length - 2).toBeLessThanOrEqual(160);
  });

  it('is made again where it is missing, with what runs', async () => {
    const match = await buildGroupMatch();
    const { tournamentId } = match;
    await enter(match, [kickOff(), goal()]);
    const before = await readHead(tournamentId);
    await withFirestore((db) => db.doc(`live/${tournamentId}`).delete());
    const answers = await Promise.all(Array.from({ length: 5 }, () => askVersion(tournamentId)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await readHead(tournamentId);
    expect(after.matches).toEqual(before.matches);
    expect([after.live, after.tournament]).toEqual([before.tournament + 1, before.tournament + 1]);
  });

  it.each(['an entry', 'a change of state', 'a score', 'a change of structure', 'new details'])(
    'is made again by %s that meets none',
    async (what) => {
      const group = await buildGroup();
      const { tournamentId, groupId } = group;
      const match = await buildGroupMatch({ group });
      const begun = kickOff();
      await enter(match, [begun]);
      const { date } = await readView(tournamentId);
      const current = await readMatch(match);
      await withFirestore((db) => db.doc(`live/${tournamentId}`).delete());
      if (what === 'an entry') await enter(match, [goal()]);
      if (what === 'a change of state') await enter(match, [phase('finished', begun.entryId, shown([0, 0]))]);
      if (what === 'a score') await enterScore(current, [2, 1]);
      if (what === 'a change of structure') await call('renameGroup', { groupId, name: 'Group Q' });
      if (what === 'new details') await call('updateTournament', { tournamentId, date, playerNames: 'full' });
      const { tournament, live } = await readHead(tournamentId);
      expect(live).toBe(tournament);
      expect((await readLive(match)) !== undefined).toBe(!['a change of state', 'a score'].includes(what));
    },
  );

  it('forgets a match that is deleted while it runs, with its stage too', async () => {
    const match = await buildGroupMatch();
    await enter(match, [kickOff()]);
    await call('deleteStage', { stageId: match.stageId });
    expect((await readHead(match.tournamentId)).matches).toEqual({});
  });
});

describe('many who enter at once', () => {
  it('lose nothing: twenty entries at once over ten matches', async () => {
    const group = await buildGroup({ teams: 6 });
    const ids = group.Teams.map(({ teamId }) => teamId);
    const pairs = ids.flatMap((local, index) => ids.slice(index + 1).map((visitor) => [local, visitor]));
    const matches = await Promise.all(
      pairs
        .slice(0, 10)
        .map(([localTeamId = '', visitorTeamId = ''], index) =>
          buildGroupMatch({ group, localTeamId, visitorTeamId, time: `1${index % 10}:00` }),
        ),
    );
    await Promise.all(matches.map((match) => enter(match, [kickOff()])));
    const entries = matches.flatMap((match) => [
      { match, entry: goal('local') },
      { match, entry: goal('visitor') },
    ]);
    for (let burst = 0; burst < 2; burst += 1) {
      const answers = await Promise.all(
        entries.map(({ match, entry }) => enter(match, [{ ...entry, entryId: crypto.randomUUID() }])),
      );
      expect(answers.flatMap(({ verdicts }) => verdicts.map(({ outcome }) => outcome))).toEqual(
        Array.from({ length: 20 }, () => 'taken'),
      );
    }
    const { live = {} } = await call('getTournamentVersion', { tournamentId: group.tournamentId });
    expect(Object.values(live).map(({ goals }) => goals)).toEqual(Array.from({ length: 10 }, () => [2, 2]));
  });
});
