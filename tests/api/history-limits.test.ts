/* @module-tag long */
import { MAX_MATCHES, MAX_TEAMS } from '@futsal-cup/domain/cup/limits';
import { buildMatch } from '@futsal-cup/domain/testing/build-cup';
import { describe, expect, it } from 'vitest';
import { buildGroup, buildStage } from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  groupMatchEdit,
  knownTeamsEdit,
  schedule,
  score,
} from '../support/builders/builders-matches';
import { call, callApi } from '../support/call-api';
import { dayFromNow } from '../support/builders/days';
import { expectCupRules, expectNoOrphans } from '../support/model/expect-cup-rules';
import { writeHistory } from '../support/history';
import { administratorTokens } from '../support/sign-in';
import { withFirestore } from '../support/model/stored-cup';
import { deleteTournament, entryOf, readDocuments, readHistory, undo } from '../support/undo';

/** Builds as many teams, players and matches as a cup may have. */
function hugeParts() {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const teams = ids(MAX_TEAMS).map((teamId, index) => ({
    teamId,
    name: `Team ${index}`,
    players: ids(40).map((playerId) => ({ playerId, name: `Player ${playerId.slice(0, 12)}` })),
  }));
  const [stageId, groupId] = [crypto.randomUUID(), crypto.randomUUID()];
  const teamIds = teams.map(({ teamId }) => teamId);
  const matches = ids(MAX_MATCHES).map((matchId, index) =>
    buildMatch({
      matchId,
      stageId,
      groupId,
      date: dayFromNow(1 + Math.floor(index / 100)),
      time: `${10 + (index % 10)}:${10 + (Math.floor(index / 10) % 50)}`,
      local: { teamId: teamIds[index % 128] ?? null },
      visitor: { teamId: teamIds[128 + (index % 127)] ?? null },
    }),
  );
  return {
    teams,
    stages: [{ stageId, name: 'Groups', type: 'group' as const, order: 1 }],
    groups: [{ groupId, stageId, name: 'Group A', teamIds, lots: [] }],
    matches,
  };
}

describe('ten administrators at once', () => {
  it('change and undo, and break no rule', async () => {
    const tokens = await administratorTokens(10);
    const stage = await buildStage();
    const { tournamentId, stageId } = stage;
    const group = await buildGroup({ stage, name: 'Group A', teams: 4 });
    const other = await buildGroup({ stage, name: 'Group B', teams: 2 });
    const match = await buildGroupMatch({ group: other });
    const second = await buildStage({ tournamentId, name: 'Second round' });
    const entries: string[] = [];
    await Promise.all(
      tokens.map(async (token, index) => {
        const name = `Team ${index % 4}`;
        const changes = [
          await callApi('createTeam', { tournamentId, name, players: [] }, { token }),
          await callApi('renameGroup', { groupId: group.groupId, name: `Group ${index}` }, { token }),
          await callApi('createGroup', { stageId, name: `Group ${index % 3} again` }, { token }),
          await callApi('deleteTeam', { teamId: group.Teams[index % 4]?.teamId ?? '' }, { token }),
          await callApi('editGroupMatch', groupMatchEdit(match, score([index, 0])), { token }),
          index % 2 === 0
            ? await callApi('deleteGroup', { groupId: other.groupId }, { token })
            : await callApi('deleteStage', { stageId: second.stageId }, { token }),
        ];
        const own = changes.flatMap(({ headers }) => headers.get('history-entry') ?? []);
        entries.push(...own);
        for (const entryId of [...own].reverse()) {
          const { status, errors, headers } = await callApi('undoChange', { entryId }, { token });
          expect([200, 404, 409, 503], JSON.stringify(errors)).toContain(status);
          entries.push(headers.get('history-entry') ?? '');
        }
      }),
    );
    expect(entries.length).toBeGreaterThan(10);
    await expectCupRules(tournamentId);
  });

  it('undo the same change: one of them does', async () => {
    const tokens = await administratorTokens(10);
    const { tournamentId, stageId } = await buildStage();
    const before = await readDocuments(tournamentId);
    const entryId = entryOf(await callApi('deleteStage', { stageId }));
    const answers = await Promise.all(tokens.map((token) => callApi('undoChange', { entryId }, { token })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expect(['change_was_undone_already', 'busy_try_again']).toContain(answer.errors[0]?.msg);
    }
    expect(await readDocuments(tournamentId)).toEqual(before);
  });
});

describe('a cup of two thousand matches', () => {
  it('is deleted in one commit and comes back in one', async () => {
    const { tournamentId } = await writeHistory({}, hugeParts());
    const before = await readDocuments(tournamentId);
    expect(before.matches).toHaveLength(MAX_MATCHES);
    const entryId = await deleteTournament(tournamentId);
    await expectNoOrphans();
    const undone = await undo(entryId);
    expect(await readDocuments(tournamentId)).toEqual(before);
    const writtenAt = await withFirestore(async (db) => {
      const { docs } = await db.collection('matches').where('tournamentId', '==', tournamentId).get();
      const entry = await db.doc(`history/${undone}`).get();
      return [entry, ...docs].map(({ updateTime }) => String(updateTime?.valueOf()));
    });
    expect(new Set(writtenAt).size).toBe(1);
    expect(writtenAt).toHaveLength(MAX_MATCHES + 1);
    const bytes = await withFirestore(
      async (db) => (await db.doc(`history/${entryId}`).get()).get('records') as Buffer,
    );
    expect(bytes.length).toBeLessThan(900_000);
  }, 120_000);
});

describe('a match that is made with its score', () => {
  it('goes with an undo and comes back with its log', async () => {
    const group = await buildGroup();
    const [localTeamId = '', visitorTeamId = ''] = group.Teams.map(({ teamId }) => teamId);
    const { groupId, stageId, tournamentId } = group;
    const request = {
      groupId,
      stageId,
      localTeamId,
      visitorTeamId,
      ...schedule(),
      ...score([3, 0]),
      matchId: null,
    };
    const created = entryOf(await callApi('createGroupMatch', request));
    const before = await readDocuments(tournamentId);
    const undone = await undo(created);
    expect((await readDocuments(tournamentId)).matches).toEqual([]);
    await undo(undone);
    expect(await readDocuments(tournamentId)).toEqual(before);
  });
});

describe('a score that is typed', () => {
  it('with another time has that put back, and stays', async () => {
    const match = await buildKnownTeamsMatch();
    const { tournamentId } = match;
    const moved = knownTeamsEdit(match, { ...score([1, 0]), time: '21:45' });
    const entryId = entryOf(await callApi('editKnownTeamsMatch', moved));
    const [after] = (await readDocuments(tournamentId)).matches;
    const undone = await undo(entryId);
    expect((await readDocuments(tournamentId)).matches).toEqual([{ ...after, time: match.time }]);
    await undo(undone);
    expect((await readDocuments(tournamentId)).matches).toEqual([after]);
  });
});

describe('the history', () => {
  it('tells nothing where a record was only written anew', async () => {
    const { tournamentId, groupId, name } = await buildGroup();
    const entries = await readHistory(tournamentId);
    await call('renameGroup', { groupId, name });
    expect(await readHistory(tournamentId)).toEqual(entries);
  });
});
