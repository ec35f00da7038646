import { readCup } from '@futsal-cup/functions/storage/read-cups';
import { deleteCup } from '@futsal-cup/functions/storage/commit-cup';
import { raiseCatalogue, readCatalogue } from '@futsal-cup/functions/storage/catalogue';
import { Timestamp } from 'firebase-admin/firestore';
import { gunzipSync } from 'node:zlib';
import { buildMatch } from '@futsal-cup/domain/testing/build-cup';
import { describe, expect, it } from 'vitest';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTournament,
  only,
  readView,
  uniqueName,
} from '../support/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  groupMatchEdit,
  knownTeamsEdit,
  schedule,
  score,
} from '../support/builders-matches';
import { buildLink, buildLiveMatch, enter, readLive } from '../support/builders-scoring';
import { dayFromNow } from '../support/days';
import { goal } from '../support/entries';
import { call, callApi, expectFailure } from '../support/call-api';
import { expectCupRules, expectNoOrphans } from '../support/expect-cup-rules';
import {
  administratorTokens,
  ADMINISTRATOR,
  createAccount,
  revokeTokens,
  setClaims,
  signIn,
} from '../support/sign-in';
import { writeHistory } from '../support/history';
import { withFirestore } from '../support/stored-cup';
import { entryOf, readDocuments, readHistory, readObstacle, undo } from '../support/undo';

/** Two stages: a played group match, and a knockout match that waits for its group. */
async function buildPlayedCup() {
  const stage = await buildStage();
  const group = await buildGroup({ stage, name: 'Group A', teams: 2 });
  const match = await buildGroupMatch({ group });
  await call('editGroupMatch', groupMatchEdit(match, score([2, 1])));
  const knockout = await buildStage({ tournamentId: stage.tournamentId, type: 'knockout' });
  const final = await buildUnknownTeamsMatch({ stage: knockout, localTeamPlaceholder: '1st Group A' });
  return { tournamentId: stage.tournamentId, stage, group, match, final };
}

/** As many teams, players and matches as a cup may have. */
function hugeParts() {
  const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
  const teams = ids(128).map((teamId, index) => ({
    teamId,
    name: `Team ${index}`,
    players: ids(40).map((playerId) => ({ playerId, name: `Player ${playerId.slice(0, 12)}` })),
  }));
  const [stageId, groupId] = [crypto.randomUUID(), crypto.randomUUID()];
  const teamIds = teams.map(({ teamId }) => teamId);
  const matches = ids(1_000).map((matchId, index) =>
    buildMatch({
      matchId,
      stageId,
      groupId,
      date: dayFromNow(1 + Math.floor(index / 100)),
      time: `${10 + (index % 10)}:${10 + (Math.floor(index / 10) % 50)}`,
      local: { teamId: teamIds[index % 64] ?? null },
      visitor: { teamId: teamIds[64 + (index % 63)] ?? null },
    }),
  );
  return {
    teams,
    stages: [{ stageId, name: 'Groups', type: 'group' as const, order: 1 }],
    groups: [{ groupId, stageId, name: 'Group A', teamIds, lots: [] }],
    matches,
  };
}

/** Deletes a cup as the API will: past it. */
async function deleteTournament(tournamentId: string): Promise<string> {
  let entryId = '';
  await withFirestore(async (db) => {
    const [catalogue, before] = [await readCatalogue(db), await readCup(db, tournamentId)];
    if (!before) throw new Error('There is no such cup.');
    const actor = { accountId: 'somebody', recorded: (id: string) => void (entryId = id) };
    const add = (batch: FirebaseFirestore.WriteBatch) => raiseCatalogue(batch, catalogue);
    await deleteCup(db, { before, now: Date.now(), actor, add });
  });
  return entryId;
}

describe('an undo puts the documents back', () => {
  it('of a deleted stage with its groups, matches, scores and placeholders', async () => {
    const { tournamentId, stage } = await buildPlayedCup();
    const before = await readDocuments(tournamentId);
    const entryId = entryOf(await callApi('deleteStage', { stageId: stage.stageId }));
    expect((await readDocuments(tournamentId)).matches).toHaveLength(1);
    await undo(entryId);
    expect(await readDocuments(tournamentId)).toEqual(before);
    await expectCupRules(tournamentId);
  });

  it('of a deleted match that is being played, which then runs again', async () => {
    const { match } = await buildLiveMatch();
    await enter(match, [goal()]);
    const [before, live] = [await readDocuments(match.tournamentId), await readLive(match)];
    const entryId = entryOf(await callApi('deleteMatch', { matchId: match.matchId }));
    expect(await readLive(match)).toBeUndefined();
    await undo(entryId);
    expect(await readDocuments(match.tournamentId)).toEqual(before);
    expect(await readLive(match)).toEqual(live);
  });

  it('of a deleted team, a renamed group, lots, changed details and a moved match', async () => {
    const group = await buildGroup({ teams: 3 });
    const { tournamentId, groupId } = group;
    const match = await buildGroupMatch({ group });
    const lots = { groupId, teamIds: group.Teams.map(({ teamId }) => teamId) };
    const details = await readView(tournamentId);
    const before = await readDocuments(tournamentId);
    const entries = [
      entryOf(await callApi('renameGroup', { groupId, name: 'Group Z' })),
      entryOf(await callApi('recordLots', lots)),
      entryOf(await callApi('editGroupMatch', groupMatchEdit(match, { location: 'Other hall' }))),
      entryOf(
        await callApi('editGroupMatch', groupMatchEdit(match, { location: 'Other hall', time: '21:45' })),
      ),
      entryOf(
        await callApi('updateTournament', { tournamentId, name: uniqueName('Renamed'), date: details.date }),
      ),
      entryOf(await callApi('deleteTeam', { teamId: match.localTeamId ?? '' })),
    ];
    for (const entryId of entries.reverse()) await undo(entryId);
    expect(await readDocuments(tournamentId)).toEqual(before);
  });

  it('of what was created: it goes, and an undo of the undo brings it back', async () => {
    const { tournamentId } = await buildTournament();
    const empty = await readDocuments(tournamentId);
    const created = entryOf(
      await callApi('createTeam', { tournamentId, name: 'Aare', players: [{ name: 'Ana' }] }),
    );
    const full = await readDocuments(tournamentId);
    const undone = await undo(created);
    expect(await readDocuments(tournamentId)).toEqual(empty);
    const again = await undo(undone);
    expect(await readDocuments(tournamentId)).toEqual(full);
    await undo(again);
    expect(await readDocuments(tournamentId)).toEqual(empty);
  });

  it('of a deleted tournament, which then is in the list again', async () => {
    const { tournamentId } = await buildPlayedCup();
    const before = await readDocuments(tournamentId);
    const entryId = await deleteTournament(tournamentId);
    await expectNoOrphans();
    expectFailure(await callApi('getTournament', { tournamentId }), 'tournament_not_found', 'tournamentId');
    expect(await readObstacle(tournamentId, entryId)).toBeNull();
    await undo(entryId);
    expect(await readDocuments(tournamentId)).toEqual(before);
    const { allTournaments } = await call('getAllTournaments', {});
    expect(allTournaments.map((tournament) => tournament.tournamentId)).toContain(tournamentId);
  });
});

describe('an undo is refused, with nothing changed', () => {
  async function expectRefused(
    tournamentId: string,
    entryId: string,
    ...[msg, path]: [Parameters<typeof expectFailure>[1], string?]
  ): Promise<void> {
    const before = await readDocuments(tournamentId);
    expect(await readObstacle(tournamentId, entryId)).toBe(msg);
    expectFailure(await callApi('undoChange', { entryId }), msg, path);
    expect(await readDocuments(tournamentId)).toEqual(before);
  }

  it('the second time', async () => {
    const stage = await buildStage();
    const entryId = entryOf(await callApi('deleteStage', { stageId: stage.stageId }));
    await undo(entryId);
    await expectRefused(stage.tournamentId, entryId, 'change_was_undone_already');
  });

  it('where a record of the change was written since', async () => {
    const group = await buildGroup();
    const { tournamentId, groupId } = group;
    const entryId = entryOf(await callApi('renameGroup', { groupId, name: 'Group Y' }));
    await call('renameGroup', { groupId, name: 'Group Z' });
    await expectRefused(tournamentId, entryId, 'record_was_changed_since', `groups/${groupId}`);
  });

  it('where another team has taken the name', async () => {
    const { tournamentId, teamId } = await buildTeam({ name: 'Aare' });
    const entryId = entryOf(await callApi('deleteTeam', { teamId }));
    await call('createTeam', { tournamentId, name: 'aare', players: [] });
    await expectRefused(tournamentId, entryId, 'team_name_already_exists', `teams/${teamId}`);
  });

  it('where another stage has taken the order', async () => {
    const { tournamentId, stageId, order } = await buildStage();
    const entryId = entryOf(await callApi('deleteStage', { stageId }));
    await call('createStage', { tournamentId, name: 'Other', type: 'group', order });
    await expectRefused(tournamentId, entryId, 'stage_order_already_exists', `stages/${stageId}`);
  });

  it('where what was created is in use', async () => {
    const group = await buildGroup({ teams: 0 });
    const { tournamentId, groupId, stageId } = group;
    const created = await callApi('createTeam', { tournamentId, name: 'Aare', players: [] });
    const { teamId } = only(created.data.dbTeams);
    await call('addTeamsToGroup', { groupId, stageId, selectedTeamIds: [teamId] });
    await expectRefused(tournamentId, entryOf(created), 'record_is_in_use', `groups/${groupId}`);
  });

  it('where what it needs is gone', async () => {
    const group = await buildGroup();
    const match = await buildGroupMatch({ group });
    const entryId = entryOf(await callApi('deleteMatch', { matchId: match.matchId }));
    await call('deleteGroup', { groupId: group.groupId });
    await expectRefused(group.tournamentId, entryId, 'group_not_found', `matches/${match.matchId}`);
  });

  it('of a result, which its log takes back', async () => {
    const match = await buildKnownTeamsMatch();
    const answer = await callApi('editKnownTeamsMatch', knownTeamsEdit(match, score([1, 0])));
    expect(answer.headers.get('history-entry')).toBeNull();
    const { entryId } = only(await readHistory(match.tournamentId, 'result'));
    await expectRefused(match.tournamentId, entryId, 'result_is_changed_in_its_log');
  });

  it('of a link for scorers: nothing revives a revoked one', async () => {
    const { tournamentId } = await buildTournament();
    const { link } = await buildLink({ tournamentId });
    await call('revokeScorerLink', { linkId: link.linkId });
    const [revoked, made] = await readHistory(tournamentId, 'scorers');
    expect([revoked?.change.what, made?.change.what]).toEqual(['scorer-link-revoked', 'scorer-link-created']);
    await expectRefused(tournamentId, revoked?.entryId ?? '', 'change_cannot_be_undone');
  });

  it('after the tournament was deleted, and where it has taken the name of another since', async () => {
    const { tournamentId, stageId } = await buildStage();
    const stageEntry = entryOf(await callApi('deleteStage', { stageId }));
    const { name, date } = await readView(tournamentId);
    const entryId = await deleteTournament(tournamentId);
    expect(await readObstacle(tournamentId, stageEntry)).toBe('tournament_not_found');
    expectFailure(
      await callApi('undoChange', { entryId: stageEntry }),
      'tournament_not_found',
      'tournamentId',
    );
    await call('createTournament', { name, date });
    expectFailure(await callApi('undoChange', { entryId }), 'tournament_already_exists', 'name');
  });

  it('of a change of 91 days ago, which the history no longer tells', async () => {
    const { tournamentId, stageId } = await buildStage();
    const entryId = entryOf(await callApi('deleteStage', { stageId }));
    const expiresAt = Timestamp.fromMillis(Date.now() - 24 * 60 * 60 * 1_000);
    await withFirestore((db) => db.doc(`history/${entryId}`).update({ expiresAt }));
    expect(await readHistory(tournamentId)).toEqual([]);
    expectFailure(await callApi('undoChange', { entryId }), 'change_is_too_old_to_undo');
    expectFailure(await callApi('undoChange', { entryId: 'nobody' }), 'history_entry_not_found', 'entryId');
  });

  it('to somebody whose role was taken or whose session was ended meanwhile', async () => {
    const { stageId, tournamentId } = await buildStage();
    const account = await createAccount({ role: 'admin' });
    const token = await signIn(account);
    const entryId = entryOf(await callApi('deleteStage', { stageId }, { token }));
    await setClaims(account, {});
    await revokeTokens(account);
    expectFailure(await callApi('undoChange', { entryId }, { token }), 'token_is_not_valid');
    const renewed = await createAccount();
    expectFailure(
      await callApi('undoChange', { entryId }, { token: await signIn(renewed) }),
      'your_account_has_no_administrator_rights_yet',
    );
    expect(await readObstacle(tournamentId, entryId)).toBeNull();
  });
});

describe('a history', () => {
  it('says who did what, newest first', async () => {
    const { tournamentId } = await buildTournament();
    await call('createTeam', { tournamentId, name: 'Aare', players: [] });
    await call('createStage', { tournamentId, name: 'Groups', type: 'group', order: 1 });
    const [stage, team] = await readHistory(tournamentId);
    expect(stage).toMatchObject({
      kind: 'stage',
      change: { what: 'stage-created', name: 'Groups', counts: { stages: 1, matches: 0 } },
      by: { name: ADMINISTRATOR.email },
      isUndo: false,
      obstacle: null,
    });
    expect(team?.change).toMatchObject({ what: 'team-created', name: 'Aare' });
    await undo(team?.entryId ?? '');
    const [undone] = await readHistory(tournamentId, 'team');
    expect(undone).toMatchObject({ change: { what: 'team-created', name: 'Aare' }, isUndo: true });
  });

  it('names the teams of a match that was edited by itself', async () => {
    const match = await buildGroupMatch();
    await call('editGroupMatch', groupMatchEdit(match, { location: 'Hall of fame' }));
    const [entry] = await readHistory(match.tournamentId);
    const { LocalTeam, VisitorTeam } = match;
    expect(entry?.change).toMatchObject({
      what: 'match-changed',
      match: { local: LocalTeam?.name, visitor: VisitorTeam?.name, location: 'Hall of fame' },
    });
  });

  it('comes in pages, and by kind', async () => {
    const group = await buildGroup({ teams: 0 });
    const { tournamentId, groupId } = group;
    for (let index = 0; index < 22; index += 1)
      await call('renameGroup', { groupId, name: `Group ${index}` });
    await call('createTeam', { tournamentId, name: 'Aare', players: [] });
    const first = await call('getHistory', { tournamentId });
    expect(first.entries).toHaveLength(20);
    const second = await call('getHistory', { tournamentId, after: first.next ?? '' });
    expect(second).toMatchObject({ next: null });
    const ids = [...first.entries, ...second.entries].map(({ entryId }) => entryId);
    expect(new Set(ids).size).toBe(23);
    const teams = await call('getHistory', { tournamentId, kind: 'team' });
    expect(teams.entries.map(({ kind }) => kind)).toEqual(['team']);
    expectFailure(
      await callApi('getHistory', { tournamentId, kind: 'weather' as never }),
      'kind_of_change_is_not_valid',
      'kind',
    );
  });

  it('tells beside all tournaments which came and went', async () => {
    const name = uniqueName('Cup');
    const { tournamentDetails } = await call('createTournament', { name, date: '2031-05-01' });
    const { tournamentId } = tournamentDetails;
    await call('createStage', { tournamentId, name: 'Groups', type: 'group', order: 1 });
    await deleteTournament(tournamentId);
    const { entries } = await call('getHistory', { kind: 'tournament' });
    const own = entries.filter((entry) => entry.tournamentId === tournamentId);
    expect(own.map(({ change }) => change.what)).toEqual(['tournament-deleted', 'tournament-created']);
    expect(own[0]?.change).toMatchObject({ name, counts: { stages: 1 } });
    expect(own[0]?.by).toEqual({ accountId: 'somebody', name: null });
  });

  it('keeps no secret: neither e-mails nor keys', async () => {
    const { tournamentId } = await buildTournament();
    const { key } = await buildLink({ tournamentId });
    await call('createTeam', { tournamentId, name: 'Aare', players: [] });
    const documents = await withFirestore(async (db) => {
      const { docs } = await db.collection('history').where('tournamentId', '==', tournamentId).get();
      return JSON.stringify(docs.map((document) => document.data()));
    });
    expect(documents).not.toContain('@');
    expect(documents).not.toContain(key);
  });
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

describe('a player who is erased', () => {
  it('is gone from the team and from every change that the history keeps', async () => {
    const { tournamentId } = await buildTournament();
    const name = uniqueName('Player');
    const created = await call('createTeam', {
      tournamentId,
      name: 'Aare',
      players: [{ name }, { name: 'Ana' }],
    });
    const { teamId, Players } = only(created.dbTeams);
    const { playerId } = only(Players, (player) => player.name === name);
    await call('updateTeam', { tournamentId, teamId, name: 'Bern', players: Players });
    const deleted = entryOf(await callApi('deleteTeam', { teamId }));
    await undo(deleted);
    await call('erasePlayer', { tournamentId, playerId });
    const everything = await withFirestore(async (db) => {
      const { docs } = await db.collection('history').where('tournamentId', '==', tournamentId).get();
      return docs.map((document) => {
        const records = document.get('records') as Uint8Array | null;
        return JSON.stringify(document.data()) + (records ? gunzipSync(records).toString('utf8') : '');
      });
    });
    expect(everything.join()).toContain('Ana');
    expect(everything.join()).not.toContain(name);
    expect(JSON.stringify(await readView(tournamentId))).not.toContain(name);
    const [entry] = await readHistory(tournamentId);
    expect(entry).toMatchObject({
      change: { what: 'player-erased' },
      obstacle: { msg: 'change_cannot_be_undone' },
    });
    expectFailure(await callApi('erasePlayer', { tournamentId, playerId }), 'player_not_found', 'playerId');
  });
});

describe('ten administrators at once', () => {
  it('change and undo, and break no rule', async () => {
    const tokens = await administratorTokens(10);
    const stage = await buildStage();
    const { tournamentId, stageId } = stage;
    const group = await buildGroup({ stage, name: 'Group A', teams: 4 });
    const entries: string[] = [];
    await Promise.all(
      tokens.map(async (token, index) => {
        const name = `Team ${index % 4}`;
        const changes = [
          await callApi('createTeam', { tournamentId, name, players: [] }, { token }),
          await callApi('renameGroup', { groupId: group.groupId, name: `Group ${index}` }, { token }),
          await callApi('createGroup', { stageId, name: `Group ${index % 3} again` }, { token }),
          await callApi('deleteTeam', { teamId: group.Teams[index % 4]?.teamId ?? '' }, { token }),
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

describe('a cup of a thousand matches', () => {
  it('is deleted in one commit and comes back in one', async () => {
    const { tournamentId } = await writeHistory({}, hugeParts());
    const before = await readDocuments(tournamentId);
    expect(before.matches).toHaveLength(1_000);
    const entryId = await deleteTournament(tournamentId);
    await expectNoOrphans();
    await undo(entryId);
    expect(await readDocuments(tournamentId)).toEqual(before);
    const bytes = await withFirestore(
      async (db) => (await db.doc(`history/${entryId}`).get()).get('records') as Buffer,
    );
    expect(bytes.length).toBeLessThan(900_000);
  }, 120_000);
});
