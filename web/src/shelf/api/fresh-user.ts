import type { SessionView } from '@futsal-cup/domain/contracts/views/people-views';
import { currentUser, saveUser, type StoredUser } from '../stores/user';
import { sendRequest } from './send-request';

/** A token that ends this soon might expire before the request reaches the server. */
const RENEW_BEFORE_END_MS = 2 * 60_000;

let renewal: Promise<StoredUser> | null = null;

function endsSoon({ expiresAt }: StoredUser): boolean {
  return Date.parse(expiresAt) - Date.now() < RENEW_BEFORE_END_MS;
}

async function renew(user: StoredUser): Promise<StoredUser> {
  const renewed = await sendRequest<SessionView>({
    method: 'POST',
    path: '/auth/refresh',
    body: { refreshToken: user.refreshToken },
  });
  const renewedUser = { ...user, ...renewed };
  // If the user logs out while the renewal is running, the user stays logged out.
  if (currentUser()?.userId === user.userId) saveUser(renewedUser);
  return renewedUser;
}

/** Renews the token although it is still valid, because its data about the account are out of date. */
export async function renewToken(): Promise<StoredUser | null> {
  const user = currentUser();
  if (!user?.refreshToken) return user;
  renewal ??= renew(user).finally(() => {
    renewal = null;
  });
  return renewal;
}

/**
 * Returns the stored user with a valid token, which is renewed first if it is about to expire. Calls at the same time share one renewal.
 * Returns null when nobody is logged in. Throws the ApiError of a renewal that fails.
 */
export async function freshUser(): Promise<StoredUser | null> {
  const user = currentUser();
  return user && endsSoon(user) ? renewToken() : user;
}
