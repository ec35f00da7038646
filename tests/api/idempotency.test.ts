import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { idempotencyKeyOf } from '@futsal-cup/functions/storage/idempotency';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';
import {
  buildGroup,
  buildStage,
  buildTeam,
  buildTournament,
  readView,
  uniqueName,
} from '../support/builders/builders';
import { groupMatchRequest, schedule } from '../support/builders/builders-matches';
import { dayFromNow } from '../support/builders/days';
import { administratorToken, createAccount, signIn } from '../support/sign-in';
import { expectCupRules } from '../support/model/expect-cup-rules';
import { withFirestore } from '../support/model/stored-cup';

function withKey(key: string = crypto.randomUUID()) {
  return { headers: { 'Idempotency-Key': key } };
}

/** Builds a cup in which everything can be created, and a request for each of the creating calls. */
async function buildRequests(): Promise<[EndpointName, Record<string, unknown>][]> {
  const group = await buildGroup();
  const { tournamentId } = group;
  const { stageId } = await buildStage({ tournamentId, type: 'knockout' });
  const [localTeamId, visitorTeamId] = group.Teams.map(({ teamId }) => teamId);
  const placeholders = { localTeamPlaceholder: 'Host', visitorTeamPlaceholder: 'Guest' };
  return [
    ['createTournament', { name: uniqueName('Cup'), date: dayFromNow(8) }],
    ['createTeam', { tournamentId, name: 'Zug', players: [{ name: 'Ana' }] }],
    ['createTeams', { tournamentId, teams: [{ name: 'Uri', players: [] }] }],
    ['createStage', { tournamentId, name: 'Final', type: 'knockout', order: 50 }],
    ['createGroup', { stageId: group.stageId, name: 'Group Z' }],
    ['createGroupMatch', { ...groupMatchRequest(group) }],
    ['createKnownTeamsMatch', { stageId, localTeamId, visitorTeamId, ...schedule() }],
    ['createMatches', { tournamentId, stageId, matches: [{ local: 'Aare', visitor: 'Inn', ...schedule() }] }],
    ['createUnknownTeamsMatch', { stageId, ...placeholders, ...schedule() }],
  ];
}

describe.concurrent('the same Idempotency-Key and body again', () => {
  it('returns the first answer of every creating call and creates nothing', async () => {
    for (const [name, request] of await buildRequests()) {
      const key = withKey();
      const first = await sendToApi(name, request, key);
      expectSuccess(first, 201);
      const again = await sendToApi(name, request, key);
      expect(again.text, name).toBe(first.text);
      expect(again.status, name).toBe(first.status);
      expect(again.headers.get('cache-control')).toContain('no-store');
    }
  });

  it('returns the first answer also where it was stored before answers were sealed', async () => {
    const { tournamentId } = await buildTournament();
    const request = { tournamentId, name: 'Reuss', players: [] };
    const key = crypto.randomUUID();
    const first = await call('createTeam', request, withKey(key));
    const { id } = idempotencyKeyOf('seedAdministrator', ENDPOINTS.createTeam.path, key, request);
    await withFirestore(async (db) => {
      const reference = db.doc(`idempotencyKeys/${id}`);
      const { bodyHash, expiresAt } = (await reference.get()).data() ?? {};
      await reference.set({ bodyHash, expiresAt, answer: gzipSync(JSON.stringify(first)) });
    });
    expect(await call('createTeam', request, withKey(key))).toEqual(first);
  });

  it('returns the first answer although the record is gone by now', async () => {
    const { tournamentId } = await buildTournament();
    const request = { tournamentId, name: 'Aare', players: [] };
    const key = withKey();
    const { dbTeams } = await call('createTeam', request, key);
    await call('deleteTeam', { teamId: dbTeams[0]?.teamId ?? '' });
    expect(await call('createTeam', request, key)).toEqual({ dbTeams });
    expect((await readView(tournamentId)).Teams).toEqual([]);
  });

  it('does not care for token and role in the body, nor for the order of its fields', async () => {
    const { tournamentId } = await buildTournament();
    const key = withKey();
    const first = await callApi('createTeam', { tournamentId, name: 'Aare', players: [] }, key);
    const token = await administratorToken();
    const again = await sendToApi(
      'createTeam',
      { role: 'admin', players: [], name: 'Aare', tournamentId, token },
      { ...key, token: null },
    );
    expect(again.text).toBe(first.text);
  });

  it('lets a call that was refused be made again', async () => {
    const { tournamentId, teamId } = await buildTeam({ name: 'Aare' });
    const request = { tournamentId, name: 'Aare', players: [] };
    const key = withKey();
    expectFailure(await callApi('createTeam', request, key), 'team_name_already_exists', 'name');
    await call('deleteTeam', { teamId });
    expectSuccess(await callApi('createTeam', request, key), 201);
  });
});

describe.concurrent('an Idempotency-Key', () => {
  it('with another body is refused, and nothing is created', async () => {
    const { tournamentId } = await buildTournament();
    const key = withKey();
    await call('createTeam', { tournamentId, name: 'Aare', players: [] }, key);
    const other = await callApi('createTeam', { tournamentId, name: 'Bern', players: [] }, key);
    expectFailure(other, 'idempotency_key_reused');
    expect((await expectCupRules(tournamentId)).teams).toHaveLength(1);
  });

  it('belongs to one call', async () => {
    const { tournamentId, stageId } = await buildStage();
    const key = withKey();
    await call('createTeam', { tournamentId, name: 'Aare', players: [] }, key);
    expectSuccess(await callApi('createGroup', { stageId, name: 'Group A' }, key), 201);
  });

  it('belongs to one account', async () => {
    const { tournamentId } = await buildTournament();
    const key = withKey();
    const token = await signIn(await createAccount({ role: 'admin' }));
    await call('createTeam', { tournamentId, name: 'Aare', players: [] }, key);
    const request = { tournamentId, name: 'Bern', players: [] };
    expectSuccess(await callApi('createTeam', request, { ...key, token }), 201);
  });

  it.each(['with space', 'x'.repeat(256), 'caf\u00e9'])('is not %j', async (key) => {
    const { tournamentId } = await buildTournament();
    const answer = await callApi('createTeam', { tournamentId, name: 'Aare', players: [] }, withKey(key));
    expectFailure(answer, 'idempotency_key_is_not_valid');
    expect((await readView(tournamentId)).Teams).toEqual([]);
  });

  it('may be 255 visible characters', async () => {
    const { tournamentId } = await buildTournament();
    const request = { tournamentId, name: 'Aare', players: [] };
    expectSuccess(await callApi('createTeam', request, withKey(crypto.randomUUID().padEnd(255, '~'))), 201);
  });

  it('is not told to whoever has no rights', async () => {
    const token = await signIn(await createAccount());
    const { tournamentId } = await buildTournament();
    const key = withKey();
    const request = { tournamentId, name: 'Aare', players: [] };
    await call('createTeam', request, key);
    const answer = await callApi('createTeam', request, { ...key, token });
    expectFailure(answer, 'your_account_has_no_administrator_rights_yet');
  });
});
