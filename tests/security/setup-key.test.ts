import { hashSecret, newSecret } from '@futsal-cup/functions/storage/logs/scorer-links';
import { freePort, HOST } from '@futsal-cup/tools/stack/ports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { type Account, createAccount, setClaims, signIn } from '../support/sign-in';
import { type RunningFunction, startFunction } from '../support/stack/start-function';
import { TEST_BUILD } from '../support/stack/start-test-stack';
import { testStack } from '../support/stack/test-stack';

const KEY = newSecret();
const LATE_KEY = newSecret();
const DAY_MS = 24 * 60 * 60 * 1_000;

const served: RunningFunction[] = [];

async function serve(key: string, until: number): Promise<string> {
  const { firestoreHost, authHost } = testStack();
  const env = { SETUP_KEY_HASH: hashSecret(key), SETUP_KEY_UNTIL: new Date(until).toISOString() };
  const options = { firestoreHost, authHost, folder: TEST_BUILD.functions, env };
  const running = await startFunction({ ...options, port: await freePort() });
  served.push(running);
  return `http://${HOST}:${running.port}`;
}

let administrators: Account[] = [];
let origin: string;

beforeAll(async () => {
  origin = await serve(KEY, Date.now() + DAY_MS);
  const { people } = await call('getPeople', {});
  administrators = people.filter(({ isAdministrator }) => isAdministrator) as unknown as Account[];
}, 120_000);

afterAll(async () => {
  await Promise.all(administrators.map((account) => setClaims(account, { role: 'admin' })));
  await Promise.all(served.map((running) => running.stop()));
});

async function accept(key: string, from = origin) {
  const account = await createAccount();
  const answer = await callApi('acceptInvitation', { key }, { token: await signIn(account), origin: from });
  return { account, answer };
}

describe('the key for the first administrator', () => {
  it('opens nothing while there is one', async () => {
    const { answer } = await accept(KEY);
    expectFailure(answer, 'setup_link_works_only_while_nobody_is_administrator');
  });

  it('makes one of five who open it at once, and nobody later', async () => {
    await Promise.all(administrators.map((account) => setClaims(account, {})));
    const tried = await Promise.all(Array.from({ length: 5 }, () => accept(KEY)));
    const made = tried.filter(({ answer }) => answer.status === 200);
    expect(made).toHaveLength(1);
    const [first] = made;
    if (!first) return;
    expectSuccess(await callApi('validateAccess', {}, { token: await signIn(first.account) }));
    await setClaims(first.account, {});
    expectFailure((await accept(KEY)).answer, 'invitation_was_used');
  });

  it('opens nothing after its time', async () => {
    const late = await serve(LATE_KEY, Date.now() - DAY_MS);
    expectFailure((await accept(LATE_KEY, late)).answer, 'invitation_has_expired');
  }, 120_000);
});
