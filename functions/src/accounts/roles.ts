import type { EventName } from '@futsal-cup/domain/history/recorded-change';
import type { UserRecord } from 'firebase-admin/auth';
import type { WriteBatch } from 'firebase-admin/firestore';
import { apiError } from '../platform/api-error';
import { type HistoryEvent, recordEvent } from '../storage/history/record-change';
import { revokeInvitationsOf } from '../storage/invitations';
import {
  applyRole,
  changeAdministrators,
  hasOtherAdministrator,
  hasRole,
  isGiven,
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
  /** The account that makes the change; null for a command. */
  readonly actor: string | null;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
}

/** The event about an account for the history. */
function about(what: EventName, userId: string): HistoryEvent {
  return { what, tournamentId: null, about: userId };
}

/** Gives an account the role, unless the account has it. The next token of the account carries the role. */
export async function giveRole(storage: RoleAccounts, { userId, actor }: RoleChange): Promise<void> {
  const user = await storage.accounts.getUser(userId);
  const { db } = storage;
  await changeAdministrators(storage, actor, async (before, now) => {
    if (isGiven(before, user)) return { after: before };
    const event = about('role-given', userId);
    return {
      after: withRole(before, userId, actor ?? '', now),
      add: (batch) => recordEvent(db, batch, event, { actor: { accountId: actor }, now }),
    };
  });
  await applyRole(storage, userId);
}

/**
 * Takes the role, and revokes the invitations that the account has made, on the condition that another account has the role. An account
 * without the role stays unchanged, unless it is to be removed.
 */
async function takeFrom(
  storage: RoleAccounts,
  user: UserRecord,
  actor: string | null,
  what: 'role-taken' | 'account-removed',
): Promise<void> {
  const { db } = storage;
  await changeAdministrators(storage, actor, async (before, now) => {
    if (what === 'role-taken' && !isGiven(before, user)) return { after: before };
    if (hasRole(user) && !(await hasOtherAdministrator(storage, before, user.uid))) {
      throw apiError('there_must_be_an_administrator');
    }
    const invitations = await revokeInvitationsOf(db, user.uid, now);
    return {
      after: withoutRole(before, user.uid, now),
      add: (batch: WriteBatch) => {
        invitations(batch);
        // The history stores the name of a removed account, because the name cannot be looked up later.
        const name = what === 'account-removed' ? (user.displayName ?? null) : null;
        recordEvent(db, batch, { ...about(what, user.uid), name }, { actor: { accountId: actor }, now });
      },
    };
  });
}

/**
 * Takes the role from an account and ends its sessions, because their tokens carry the role. It also ends them where an earlier call took
 * the role and then failed. The last administrator keeps the role.
 */
export async function takeRole(storage: RoleAccounts, { userId, actor, pause }: RoleChange): Promise<void> {
  await takeFrom(storage, await storage.accounts.getUser(userId), actor, 'role-taken');
  await applyRole(storage, userId);
  await endSessions(storage.accounts, userId, pause);
}

/**
 * Removes an account, unless it is the last administrator's. The account's claim is removed first, so that an account whose deletion fails
 * has no role.
 */
export async function removeAccount(storage: RoleAccounts, { userId, actor }: RoleChange): Promise<void> {
  const user = await storage.accounts.getUser(userId);
  await takeFrom(storage, user, actor, 'account-removed');
  if (hasRole(user)) await applyRole(storage, userId);
  await storage.accounts.revokeRefreshTokens(userId);
  await storage.accounts.deleteUser(userId);
}
