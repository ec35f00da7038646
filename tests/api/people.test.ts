import type { PersonView } from '@futsal-cup/domain/contracts/views/people-views';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshAddress } from '../support/addresses';
import { call, callApi, expectFailure, expectSuccess } from '../support/call-api';
import { administrator, personOf, visitor } from '../support/people';
import {
  type Account,
  createAccount,
  deleteAccount,
  hasAccount,
  setClaims,
  signIn,
} from '../support/sign-in';

describe('the list of people', () => {
  it('says who has registered, who is administrator, since when and by whom', async () => {
    const giver = await administrator();
    await call('updateAccount', { displayName: 'Anna Meier' }, { token: giver.token });
    const account = await createAccount();
    expect(await personOf(account)).toMatchObject({ isAdministrator: false, administratorSince: null });
    await signIn(account);
    expectSuccess(await callApi('giveRole', { userId: account.userId }, { token: giver.token }));
    const person = await personOf(account);
    expect(person).toMatchObject({
      email: account.email,
      displayName: '',
      isAdministrator: true,
      hasProvedEmail: false,
      givenBy: `Anna Meier (${giver.account.email})`,
      isDisabled: false,
    });
    expect(Date.parse(person?.administratorSince ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(Date.parse(person?.registeredAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(person?.lastSignInAt).not.toBeNull();
  });

  it('begins with the administrators', async () => {
    await createAccount();
    const { people } = await call('getPeople', {});
    const roles = people.map(({ isAdministrator }) => isAdministrator);
    expect(roles).toEqual([...roles].sort((a, b) => Number(b) - Number(a)));
  });

  it('shows the name that a person has chosen, trimmed', async () => {
    const { account, token } = await visitor();
    expect(await call('updateAccount', { displayName: '  Lea   Wyss ' }, { token })).toMatchObject({
      displayName: expect.stringMatching(/^Lea.*Wyss$/),
    });
    expect((await personOf(account))?.displayName).toMatch(/^Lea.*Wyss$/);
    const user = await call(
      'login',
      { email: account.email, password: account.password },
      { headers: freshAddress() },
    );
    expect(user.displayName).toMatch(/^Lea.*Wyss$/);
  });

  it.each([
    [' ', 'display_name_is_mandatory'],
    ['x'.repeat(51), 'display_name_must_be_at_most_50_characters_long'],
  ] as const)('refuses the name %j', async (displayName, msg) => {
    const { token } = await visitor();
    expectFailure(await callApi('updateAccount', { displayName }, { token }), msg, 'displayName');
  });
});

describe('the role', () => {
  it('opens the admin calls with the next token, and is taken with all sessions', async () => {
    const { account, token } = await visitor();
    const { userId } = account;
    await call('giveRole', { userId });
    const asAdministrator = await signIn(account);
    expectSuccess(await callApi('validateAccess', {}, { token: asAdministrator }));
    await call('takeRole', { userId });
    expectFailure(await callApi('validateAccess', {}, { token: asAdministrator }), 'token_is_not_valid');
    expectFailure(await callApi('updateAccount', { displayName: 'x' }, { token }), 'token_is_not_valid');
    const later = await callApi('validateAccess', {}, { token: await signIn(account) });
    expectFailure(later, 'your_account_has_no_administrator_rights_yet');
    expect(await personOf(account)).toMatchObject({ isAdministrator: false, administratorSince: null });
  });

  it('can be taken from oneself while others have it, and be given back', async () => {
    const { account, token } = await administrator();
    await call('takeRole', { userId: account.userId }, { token });
    expect((await personOf(account))?.isAdministrator).toBe(false);
    await call('giveRole', { userId: account.userId });
    expectSuccess(await callApi('validateAccess', {}, { token: await signIn(account) }));
  });

  it('taken in the middle of an edit lets that edit pass or refuses it, and refuses the next one', async () => {
    const { account, token } = await administrator();
    const editOf = (year: number) => ({ name: account.userId, date: `${year}-01-01` });
    const [, ...answers] = await Promise.all([
      call('takeRole', { userId: account.userId }),
      ...Array.from({ length: 5 }, (_, index) =>
        callApi('createTournament', editOf(2090 + index), { token }),
      ),
    ]);
    for (const answer of answers) {
      if (answer.status === 201) expectSuccess(answer, 201);
      else expectFailure(answer, 'token_is_not_valid');
    }
    expectFailure(await callApi('createTournament', editOf(2099), { token }), 'token_is_not_valid');
    const { allTournaments } = await call('getAllTournaments', {});
    const made = allTournaments.filter(({ name }) => name === account.userId);
    expect(made).toHaveLength(answers.filter(({ status }) => status === 201).length);
  });

  it.each(['giveRole', 'takeRole', 'endSessions', 'removeAccount'] as const)(
    'and nothing else is changed of an account that is not there: %s',
    async (name) => {
      const account = await createAccount();
      await deleteAccount(account);
      expectFailure(await callApi(name, { userId: account.userId }), 'account_not_found', 'userId');
    },
  );
});

/** These tests take the role from all other administrators, so that few administrators are left. */
describe('the last administrator', () => {
  let others: PersonView[] = [];
  let ann: Awaited<ReturnType<typeof administrator>>;
  let bea: Awaited<ReturnType<typeof administrator>>;

  beforeAll(async () => {
    const { people } = await call('getPeople', {});
    others = people.filter(({ isAdministrator }) => isAdministrator);
  });

  beforeEach(async () => {
    ann = await administrator();
    bea = await administrator();
    const { people } = await call('getPeople', {}, { token: ann.token });
    const kept = [ann.account.userId, bea.account.userId];
    const without = people.filter(({ isAdministrator, userId }) => isAdministrator && !kept.includes(userId));
    await Promise.all(without.map((person) => setClaims(person as unknown as Account, {})));
  });

  afterAll(async () => {
    await Promise.all(others.map((person) => setClaims(person as unknown as Account, { role: 'admin' })));
  });

  async function administratorsLeft(): Promise<number> {
    const tokens = await Promise.all([ann, bea].map(({ account }) => signIn(account).catch(() => null)));
    const answers = await Promise.all(tokens.map((token) => callApi('validateAccess', {}, { token })));
    return answers.filter(({ status }) => status === 200).length;
  }

  it('keeps the role, and the account', async () => {
    await call('takeRole', { userId: bea.account.userId }, { token: ann.token });
    const ofAnn = { userId: ann.account.userId };
    expectFailure(await callApi('takeRole', ofAnn, { token: ann.token }), 'there_must_be_an_administrator');
    expectFailure(
      await callApi('removeAccount', ofAnn, { token: ann.token }),
      'there_must_be_an_administrator',
    );
    expectSuccess(await callApi('validateAccess', {}, { token: ann.token }));
  });

  it.each(['takeRole', 'removeAccount'] as const)(
    'is one of two who call %s for each other at once',
    { tags: ['long'] },
    async (name) => {
      const answers = await Promise.all([
        callApi(name, { userId: bea.account.userId }, { token: ann.token }),
        callApi(name, { userId: ann.account.userId }, { token: bea.token }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(await administratorsLeft()).toBe(1);
    },
  );

  it('is one of two who give up the role at once', async () => {
    const answers = await Promise.all(
      [ann, bea].map(({ account, token }) => callApi('takeRole', { userId: account.userId }, { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await administratorsLeft()).toBe(1);
  });

  it(
    'is left by nobody who gives and takes the role of the same account at once',
    { tags: ['long'] },
    async () => {
      const { userId } = (await visitor()).account;
      await Promise.all([
        callApi('giveRole', { userId }, { token: ann.token }),
        callApi('takeRole', { userId }, { token: bea.token }),
      ]);
      const { people } = await call('getPeople', {}, { token: ann.token });
      const person = people.find((candidate) => candidate.userId === userId);
      // Whichever call came last, the role of the account agrees with the list of administrators.
      expect(person?.isAdministrator).toBe(person?.administratorSince !== null);
    },
  );
});

describe('an account', () => {
  it('has its sessions ended by an administrator', async () => {
    const { account, token } = await visitor();
    await call('endSessions', { userId: account.userId });
    expectFailure(await callApi('updateAccount', { displayName: 'x' }, { token }), 'token_is_not_valid');
    expectSuccess(await callApi('updateAccount', { displayName: 'x' }, { token: await signIn(account) }));
  });

  it('ends all its own sessions', async () => {
    const { account, token } = await visitor();
    const elsewhere = await signIn(account);
    await call('endOwnSessions', {}, { token });
    for (const ended of [token, elsewhere]) {
      expectFailure(await callApi('endOwnSessions', {}, { token: ended }), 'token_is_not_valid');
    }
  });

  it('is removed with its sessions, and the history says whose it was', async () => {
    const { account, token } = await visitor();
    await call('updateAccount', { displayName: 'Lea Wyss' }, { token });
    await call('removeAccount', { userId: account.userId });
    expect(await hasAccount(account.email)).toBe(false);
    expectFailure(await callApi('updateAccount', { displayName: 'x' }, { token }), 'token_is_not_valid');
    const { entries } = await call('getHistory', { kind: 'people' });
    const removed = entries.find(({ about }) => about?.accountId === account.userId);
    expect(removed).toMatchObject({
      change: { what: 'account-removed', name: 'Lea Wyss' },
      about: { name: null },
    });
  });
});
