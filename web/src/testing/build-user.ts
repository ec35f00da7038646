import type { StoredUser } from '../shelf/stores/user';

/** Builds a signed-in administrator whose token is valid for another hour. */
export function buildUser(changes: Partial<StoredUser> = {}): StoredUser {
  return {
    token: 'token-1',
    refreshToken: 'refresh-1',
    expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
    role: 'admin',
    displayName: 'Ada',
    email: 'admin@example.test',
    userId: 'user-1',
    ...changes,
  };
}
