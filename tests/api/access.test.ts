import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { callApi, expectFailure, expectSuccess, sendRaw, sendToApi } from '../support/call-api';
import {
  administratorToken,
  createAccount,
  deleteAccount,
  disableAccount,
  revokeTokens,
  setClaims,
  signIn,
} from '../support/sign-in';

const adminCalls = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].access === 'admin',
);

/** Builds an unsigned token, as the Auth emulator does. An attacker chooses the `claims`. */
function forgeToken(claims: Record<string, unknown>): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const now = Math.floor(Date.now() / 1_000);
  const standard = {
    iss: 'https://securetoken.google.com/demo-futsal-cup',
    aud: 'demo-futsal-cup',
    auth_time: now,
    iat: now,
    exp: now + 3_600,
    role: 'admin',
  };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ ...standard, ...claims })}.`;
}

async function tokenOfDeletedAccount(): Promise<string> {
  const account = await createAccount({ role: 'admin' });
  const token = await signIn(account);
  await deleteAccount(account);
  return token;
}

async function revokedToken(): Promise<string> {
  const account = await createAccount({ role: 'admin' });
  const token = await signIn(account);
  await revokeTokens(account);
  return token;
}

describe.each(adminCalls)('%s', (name) => {
  let visitor: string;
  let revoked: string;
  let deleted: string;

  beforeAll(async () => {
    visitor = await signIn(await createAccount());
    revoked = await revokedToken();
    deleted = await tokenOfDeletedAccount();
  });

  it('asks for a token', async () => {
    expectFailure(await sendToApi(name, {}, { token: null }), 'token_is_missing');
  });

  it('refuses a token that is none', async () => {
    expectFailure(await sendToApi(name, {}, { token: 'not-a-token' }), 'token_is_not_valid');
  });

  it('refuses a revoked token', async () => {
    expectFailure(await sendToApi(name, {}, { token: revoked }), 'token_is_not_valid');
  });

  it('refuses the token of a deleted account', async () => {
    expectFailure(await sendToApi(name, {}, { token: deleted }), 'token_is_not_valid');
  });

  it('refuses an account without the role', async () => {
    const answer = await sendToApi(name, {}, { token: visitor });
    expectFailure(answer, 'your_account_has_no_administrator_rights_yet');
  });

  it('believes no role in the body, whether the token comes in the header or beside it', async () => {
    const inHeader = await sendToApi(name, { role: 'admin' }, { token: visitor, method: bodyMethod(name) });
    expectFailure(inHeader, 'your_account_has_no_administrator_rights_yet');
    const body = { token: visitor, role: 'admin' };
    const inBody = await sendToApi(name, body, { token: null, method: bodyMethod(name) });
    expectFailure(inBody, 'your_account_has_no_administrator_rights_yet');
  });
});

function bodyMethod(name: EndpointName): 'POST' | 'PATCH' {
  return ENDPOINTS[name].methods[0] === 'PATCH' ? 'PATCH' : 'POST';
}

describe('the guard', () => {
  it('lets an administrator in by the header', async () => {
    expect(expectSuccess(await callApi('validateAccess', {}))).toEqual({});
  });

  it("lets an administrator in by the body's token", async () => {
    const body = { token: await administratorToken(), role: 'admin' };
    expectSuccess(await sendToApi('validateAccess', body, { token: null }));
  });

  it('takes no token from the query', async () => {
    const token = await administratorToken();
    const path = `/admin/fixture/stages/get-all-by-tournament?tournamentId=any&token=${token}`;
    expect((await sendRaw({ path, method: 'GET' })).status).toBe(401);
  });

  it.each([
    ['Admin in another case', { role: 'Admin' }],
    ['true', { role: true }],
    ['a list', { role: ['admin'] }],
    ['a name beside the role', { admin: true }],
  ])('takes no other claim for the role: %s', async (_, claims) => {
    const token = await signIn(await createAccount(claims));
    const answer = await callApi('validateAccess', {}, { token });
    expectFailure(answer, 'your_account_has_no_administrator_rights_yet');
  });

  it('heeds the claim of the token, and the claim of a new token after the role was granted', async () => {
    const account = await createAccount();
    const before = await signIn(account);
    await setClaims(account, { role: 'admin' });
    const answer = await callApi('validateAccess', {}, { token: before });
    expectFailure(answer, 'your_account_has_no_administrator_rights_yet');
    expectSuccess(await callApi('validateAccess', {}, { token: await signIn(account) }));
  });

  it('refuses a disabled account', async () => {
    const account = await createAccount({ role: 'admin' });
    const token = await signIn(account);
    await disableAccount(account);
    expectFailure(await callApi('validateAccess', {}, { token }), 'token_is_not_valid');
  });

  it.each([
    ['of nobody', { sub: 'nobody', user_id: 'nobody' }],
    ['that has expired', { sub: 'seedAdministrator', user_id: 'seedAdministrator', exp: 1 }],
    ['of another project', { sub: 'seedAdministrator', user_id: 'seedAdministrator', aud: 'other' }],
    ['without a subject', {}],
  ])('refuses a forged token %s', async (_, claims) => {
    expectFailure(await callApi('validateAccess', {}, { token: forgeToken(claims) }), 'token_is_not_valid');
  });

  it.each(['Basic YWRtaW46YWRtaW4=', 'Bearer', 'Bearer ', 'bearer', 'Token abc'])(
    'refuses the header Authorization: %s',
    async (header) => {
      const answer = await callApi('validateAccess', {}, { token: null, headers: { Authorization: header } });
      expect(answer.status).toBe(401);
      expect(answer.json).toMatchObject({ success: false });
    },
  );

  it.each([1, true, {}, ['a'], ''])('refuses the body token %j', async (token) => {
    const answer = await sendToApi('validateAccess', { token }, { token: null });
    expect(answer.status).toBe(401);
  });

  it('stands before every path under /admin, known or not, in any spelling', async () => {
    for (const path of [
      '/admin',
      '/admin/',
      '/admin/no-such-call',
      '/admin/teams/create/',
      '/ADMIN/teams/create',
    ]) {
      expect((await sendRaw({ path, body: '{}' })).status, path).toBe(401);
    }
  });

  it('says which call is unknown only to an administrator', async () => {
    const token = await administratorToken();
    expectFailure(await sendRaw({ path: '/admin/no-such-call', body: '{}', token }), 'endpoint_not_found');
  });
});
