import { expect, it } from 'vitest';
import type { CallOf } from '../route';
import { handleAcceptInvitation } from './accept-invitation';

it('an invitation is not used by somebody whose account is removed at that moment', async () => {
  const gone = Object.assign(new Error('There is no user record.'), { code: 'auth/user-not-found' });
  const call = {
    request: { key: 'key' },
    dependencies: { accounts: { getUser: () => Promise.reject(gone) } },
    by: 'ada',
    address: '192.0.2.7',
  } as unknown as CallOf<'acceptInvitation'>;
  await expect(handleAcceptInvitation(call)).rejects.toMatchObject({ status: 401 });
});
