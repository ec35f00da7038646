import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTournament,
  only,
  readView,
  uniqueName,
} from '../support/builders/builders';
import {
  buildGroupMatch,
  buildKnownTeamsMatch,
  buildUnknownTeamsMatch,
  groupMatchEdit,
  knownTeamsEdit,
  score,
} from '../support/builders/builders-matches';
import { buildLink, buildLiveMatch, enter, readLive } from '../support/builders/builders-scoring';
import { goal } from '../support/builders/entries';
import { call, callApi, expectFailure } from '../support/call-api';
import { expectCupRules, expectNoOrphans } from '../support/model/expect-cup-rules';
import { createAccount, revokeTokens, setClaims, signIn } from '../support/sign-in';
import { withFirestore } from '../support/model/stored-cup';
import { entryOf, deleteTournament, readDocuments, readHistory, readObstacle, undo } from '../support/undo';

/** Builds two stages: a played group match, and a knockout match that depends on its group. */
async function buildPlayedCup() {
  const stage = await buildStage();
  const group = await buildGroup({ stage, name: 'Group A', teams: 2 });
  const match = await buildGroupMatch({ group });
  await call('editGroupMatch', groupMatchEdit(match, score([2, 1])));
  const knockout = await buildStage({ tournamentId: stage.tournamentId, type: 'knockout' });
  const final = await buildUnknownTeamsMatch({ stage: knockout, localTeamPlaceholder: '1st Group A' });
  return { tournamentId: stage.tournamentId, stage, group, match, final };
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
        await callApi('updateTournament', {
          tournamentId,
          name: uniqueName('Renamed'),
          date: details.date,
          address: 'Hall 1, Street 2, 8004 Zürich',
        }),
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
    expect(await readObstacle(tournamentId, entryId)).toBe('tournament_already_exists');
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
      by: { name: 'Anna Meier' },
      isUndo: false,
      obstacle: null,
    });
    expect(team?.change).toMatchObject({ what: 'team-created', name: 'Aare' });
    await undo(team?.entryId ?? '');
    const [undone] = await readHistory(tournamentId, 'team');
    expect(undone).toMatchObject({ change: { what: 'team-created', name: 'Aare' }, isUndo: true });
    await undo(undone?.entryId ?? '');
    const [redone] = await readHistory(tournamentId, 'team');
    expect(redone).toMatchObject({ change: { what: 'team-created', name: 'Aare' }, isUndo: false });
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
    expect(own.map(({ obstacle }) => obstacle?.msg)).toEqual([undefined, 'tournament_not_found']);
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
