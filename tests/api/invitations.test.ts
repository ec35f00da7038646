import { ENDPOINTS, type EndpointName } from '@futsal-cup/domain/contracts/endpoints';
import { MAX_OPEN_INVITATIONS } from '@futsal-cup/domain/cup/limits';
import { describe, expect, it } from 'vitest';
import { freshAddress } from '../support/addresses';
import { call, callApi, expectFailure, expectSuccess, sendToApi } from '../support/call-api';
import { administrator, invite, personOf, visitor } from '../support/people';
import { deleteAccount, revokeTokens, signIn } from '../support/sign-in';
import { withFirestore } from '../support/model/stored-cup';

describe('an invitation', () => {
  it('gives the role once, to whoever opens it', async () => {
    const { invitation, key } = await invite();
    expect(invitation).toMatchObject({ name: 'Bea from the board', state: 'open', usedBy: null });
    const { account, token } = await visitor();
    await call('acceptInvitation', { key }, { token });
    // The client repeats the call because the answer was lost.
    await call('acceptInvitation', { key }, { token });
    expectSuccess(await callApi('validateAccess', {}, { token: await signIn(account) }));
    const { invitations } = await call('getPeople', {});
    const used = invitations.find(({ invitationId }) => invitationId === invitation.invitationId);
    expect(used).toMatchObject({ state: 'used', usedBy: account.email });
    const other = await visitor();
    expectFailure(await callApi('acceptInvitation', { key }, { token: other.token }), 'invitation_was_used');
    expectFailure(
      await callApi('revokeInvitation', { invitationId: invitation.invitationId }),
      'invitation_was_used',
    );
  });

  it('gives it to one of ten who open it at once', async () => {
    const { key } = await invite();
    const people = await Promise.all(Array.from({ length: 10 }, visitor));
    const answers = await Promise.all(
      people.map(({ token }) => callApi('acceptInvitation', { key }, { token })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const listed = await Promise.all(people.map(({ account }) => personOf(account)));
    expect(listed.filter((person) => person?.isAdministrator)).toHaveLength(1);
  });

  it('is either used or revoked, when both are done at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { invitation, key } = await invite();
      const { account, token } = await visitor();
      const [accepted, revoked] = await Promise.all([
        callApi('acceptInvitation', { key }, { token }),
        callApi('revokeInvitation', { invitationId: invitation.invitationId }),
      ]);
      const isUsed = accepted.status === 200;
      if (isUsed) expectFailure(revoked, 'invitation_was_used');
      else expectFailure(accepted, 'invitation_was_revoked');
      expect((await personOf(account))?.isAdministrator).toBe(isUsed);
    }
  });

  it('gives nothing back that was taken since', async () => {
    const { key } = await invite();
    const { account, token } = await visitor();
    await call('acceptInvitation', { key }, { token });
    await call('takeRole', { userId: account.userId });
    const again = await callApi('acceptInvitation', { key }, { token: await signIn(account) });
    expectFailure(again, 'invitation_was_used');
  });

  it('is not used up by somebody who has the role', async () => {
    const { key } = await invite();
    expectFailure(await callApi('acceptInvitation', { key }), 'you_are_an_administrator_already');
    const { token } = await visitor();
    expectSuccess(await callApi('acceptInvitation', { key }, { token }));
  });

  it('that is over gives nothing', async () => {
    const { invitation, key } = await invite();
    await withFirestore((db) =>
      db
        .collection('invitations')
        .doc(invitation.invitationId)
        .update({ endsAt: '2026-01-01T00:00:00.000Z' }),
    );
    const { token } = await visitor();
    expectFailure(await callApi('acceptInvitation', { key }, { token }), 'invitation_has_expired');
  });

  it('is not made while many are open', async () => {
    const { invitation } = await invite();
    const ids = Array.from({ length: MAX_OPEN_INVITATIONS }, () => crypto.randomUUID());
    await withFirestore(async (db) => {
      const invitations = db.collection('invitations');
      const open = (await invitations.doc(invitation.invitationId).get()).data() ?? {};
      await Promise.all(ids.map((id) => invitations.doc(id).set(open)));
    });
    try {
      const answer = await callApi('createInvitation', { name: 'One more', days: 1 });
      expectFailure(answer, 'there_are_too_many_open_invitations');
    } finally {
      await withFirestore((db) =>
        Promise.all(ids.map((id) => db.collection('invitations').doc(id).delete())),
      );
    }
  });

  it('that was revoked gives nothing', async () => {
    const { invitation, key } = await invite();
    await call('revokeInvitation', { invitationId: invitation.invitationId });
    const { token } = await visitor();
    expectFailure(await callApi('acceptInvitation', { key }, { token }), 'invitation_was_revoked');
  });

  it('of somebody who has lost the role gives nothing', async () => {
    const { account, token } = await administrator();
    const { key } = await invite(1, token);
    await call('takeRole', { userId: account.userId });
    const other = await visitor();
    expectFailure(
      await callApi('acceptInvitation', { key }, { token: other.token }),
      'invitation_was_revoked',
    );
  });

  it('is made once by a create that is sent twice, with the same key', async () => {
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const [first, second] = [
      await call('createInvitation', { name: 'Twice', days: 1 }, { headers }),
      await call('createInvitation', { name: 'Twice', days: 1 }, { headers }),
    ];
    expect(second).toEqual(first);
  });

  it.each(['', 'none', 'A'.repeat(22), '../../system', 'A'.repeat(600)])('is not the key %j', async (key) => {
    const { token } = await visitor();
    const answer = await callApi('acceptInvitation', { key }, { token, headers: freshAddress() });
    expect(answer.errors[0]?.msg).toBe('invitation_is_not_valid');
  });

  it.each([
    [{ name: ' ', days: 1 }, 'name_of_the_invited_is_mandatory', 'name'],
    [{ name: 'Ada', days: 0 }, 'days_must_be_a_whole_number_from_1_to_30', 'days'],
    [{ name: 'Ada', days: 31 }, 'days_must_be_a_whole_number_from_1_to_30', 'days'],
    [{ name: 'Ada', days: 1.5 }, 'days_must_be_a_whole_number_from_1_to_30', 'days'],
  ] as const)('is not made of %j', async (request, msg, path) => {
    expectFailure(await callApi('createInvitation', request), msg, path);
  });

  it('that is not there cannot be revoked', async () => {
    expectFailure(await callApi('revokeInvitation', { invitationId: 'none' }), 'invitation_not_found');
  });
});

const accountCalls = (Object.keys(ENDPOINTS) as EndpointName[]).filter(
  (name) => ENDPOINTS[name].access === 'account',
);

describe.each(accountCalls)('%s', (name) => {
  it('is for whoever is signed in, and for nobody else', async () => {
    expectFailure(await sendToApi(name, {}, { token: null }), 'token_is_missing');
    expectFailure(await sendToApi(name, {}, { token: 'not-a-token' }), 'token_is_not_valid');
    const revoked = await visitor();
    await revokeTokens(revoked.account);
    expectFailure(await sendToApi(name, {}, { token: revoked.token }), 'token_is_not_valid');
    const removed = await visitor();
    await deleteAccount(removed.account);
    expectFailure(await sendToApi(name, {}, { token: removed.token }), 'token_is_not_valid');
    const allowed = await sendToApi(name, { nothing: 1 }, { token: (await visitor()).token });
    expect([404, 422]).toContain(allowed.status);
  });
});
