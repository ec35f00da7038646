import type { EventName } from '@futsal-cup/domain/history/recorded-change';
import type { UserRecord } from 'firebase-admin/auth';
import type { WriteBatch } from 'firebase-admin/firestore';
import { apiError, ApiError } from '../platform/api-error';
import { type HistoryEvent, recordEvent } from '../storage/history/record-change';
import { revokeInvitationsOf } from '../storage/invitations';
import {
  applyRole,
  changeAdministrators,
  hasOtherAdministrator,
  hasRole,
  type RoleStorage,
  withoutRole,
  withRole,
} from './administrators';
import { endSessions } from './end-sessions';
import type { Accounts } from './verify-token';

export interface RoleAccounts extends RoleStorage {
  readonly accounts: Pick<
    Accounts,
    'getUser' | 'listUsers' | 'setCustomUserClaims' | 'revokeRefreshTokens' | 'deleteUser'
  >;
}

interface RoleChange {
  readonly userId: string;
  /** The account of whoever makes the change; null for a command. */
  readonly actor: string | null;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** What the history tells of an account. */
function about(what: EventName, userId: string): HistoryEvent {
  return { what, tournamentId: null, about: userId };
}

/** Firebase Auth's code for an id that no account has. */
const NOT_FOUND = 'auth/user-not-found';

export async function findAccount(
  { accounts }: Pick<RoleAccounts, 'accounts'>,
  userId: string,
): Promise<UserRecord> {
  try {
    return await accounts.getUser(userId);
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === NOT_FOUND)) throw cause;
    throw new ApiError([{ msg: 'account_not_found', path: 'userId' }], { cause });
  }
}

/** Gives an account the role. Its next token carries it. */
export async function giveRole(storage: RoleAccounts, { userId, actor }: RoleChange): Promise<void> {
  await findAccount(storage, userId);
  const { db } = storage;
  await changeAdministrators(storage, actor, async (before, now) => ({
    after: withRole(before, userId, actor ?? '', now),
    add: (batch) => recordEvent(db, batch, about('role-given', userId), { actor: { accountId: actor }, now }),
  }));
  await applyRole(storage, userId);
}

/** Takes the role, with the invitations that the account has made, on the condition that somebody else has it. */
async function takeFrom(
  storage: RoleAccounts,
  user: UserRecord,
  actor: string | null,
  what: 'role-taken' | 'account-removed',
): Promise<void> {
  const { db } = storage;
  await changeAdministrators(storage, actor, async (before, now) => {
    if (hasRole(user) && !(await hasOtherAdministrator(storage, before, user.uid))) {
      throw apiError('there_must_be_an_administrator');
    }
    const invitations = await revokeInvitationsOf(db, user.uid, now);
    return {
      after: withoutRole(before, user.uid, now),
      add: (batch: WriteBatch) => {
        invitations(batch);
        // Of a removed account nobody can look the name up any more.
        const name = what === 'account-removed' ? (user.displayName ?? null) : null;
        recordEvent(db, batch, { ...about(what, user.uid), name }, { actor: { accountId: actor }, now });
      },
    };
  });
}

/** Takes the role from an account and ends its sessions, whose tokens carry the role. Never from the last administrator. */
export async function takeRole(storage: RoleAccounts, { userId, actor, pause }: RoleChange): Promise<void> {
  await takeFrom(storage, await findAccount(storage, userId), actor, 'role-taken');
  await applyRole(storage, userId);
  await endSessions(storage.accounts, userId, pause);
}

/** Removes an account, unless it is the last administrator's. */
export async function removeAccount(storage: RoleAccounts, { userId, actor }: RoleChange): Promise<void> {
  await takeFrom(storage, await findAccount(storage, userId), actor, 'account-removed');
  await storage.accounts.revokeRefreshTokens(userId);
  await storage.accounts.deleteUser(userId);
}
