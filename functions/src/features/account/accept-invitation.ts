import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { timingSafeEqual } from 'node:crypto';
import {
  applyRole,
  changeAdministrators,
  hasOtherAdministrator,
  hasRole,
  type StoredAdministrators,
  withRole,
} from '../../accounts/administrators';
import { throttleWrongKey } from '../../accounts/throttle';
import { isAccountGone } from '../../accounts/verify-token';
import { apiError } from '../../platform/api-error';
import { recordEvent } from '../../storage/history/record-change';
import { invitationOfKey, stateOf } from '../../storage/invitations';
import { hashSecret } from '../../storage/logs/scorer-links';
import { toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf, Dependencies } from '../route';

const REFUSED = {
  used: 'invitation_was_used',
  revoked: 'invitation_was_revoked',
  expired: 'invitation_has_expired',
} as const;

/** Whether a key is the setup key that a deploy printed for the first administrator (docs/decisions/0058-first-administrator.md). */
function isSetupKey({ environment: { setupKey } }: Dependencies, key: string): boolean {
  if (!setupKey) return false;
  const [given, wanted] = [Buffer.from(hashSecret(key)), Buffer.from(setupKey.hash)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function isAlready(before: StoredAdministrators, userId: string): boolean {
  return Object.hasOwn(before.given, userId);
}

function recordUse(db: Firestore, batch: WriteBatch, userId: string, name: string | null, now: number): void {
  const event = { what: 'invitation-used', tournamentId: null, name, about: userId } as const;
  recordEvent(db, batch, event, { actor: { accountId: userId }, now });
}

interface Accepting {
  readonly key: string;
  readonly userId: string;
  readonly hasRoleAlready: boolean;
  readonly address: string;
}

/** The setup key works once, and only while there is no administrator. */
async function acceptSetupKey(
  dependencies: Dependencies,
  { key, userId, hasRoleAlready }: Accepting,
): Promise<void> {
  const hash = hashSecret(key);
  await changeAdministrators(dependencies, null, async (before, now) => {
    if (before.usedSetupKey === hash && isAlready(before, userId)) return { after: before };
    if (hasRoleAlready) throw apiError('you_are_an_administrator_already');
    if (before.usedSetupKey === hash) throw apiError('invitation_was_used');
    if (now > (dependencies.environment.setupKey?.until ?? 0)) throw apiError('invitation_has_expired');
    if (await hasOtherAdministrator(dependencies, before, null)) {
      throw apiError('setup_link_works_only_while_nobody_is_administrator');
    }
    return {
      after: { ...withRole(before, userId, '', now), usedSetupKey: hash },
      add: (batch) => recordUse(dependencies.db, batch, userId, null, now),
    };
  });
}

/**
 * Marks an invitation as used and gives its role, in one commit. The same account may send the invitation again when the answer was lost;
 * any other account is refused.
 */
async function acceptStored(
  dependencies: Dependencies,
  { key, userId, hasRoleAlready, address }: Accepting,
): Promise<void> {
  const { db } = dependencies;
  const reference = invitationOfKey(db, key);
  await changeAdministrators(dependencies, null, async (before, now) => {
    const snapshot = await reference.get();
    const invitation = snapshot.data();
    if (!invitation) {
      await throttleWrongKey(dependencies, address);
      throw apiError('invitation_is_not_valid');
    }
    const state = stateOf(invitation, now);
    if (state === 'used' && invitation.usedBy === userId && isAlready(before, userId))
      return { after: before };
    if (hasRoleAlready) throw apiError('you_are_an_administrator_already');
    if (state !== 'open') throw apiError(REFUSED[state]);
    const used = { usedBy: userId, usedAt: toInstant(now) };
    return {
      after: withRole(before, userId, invitation.createdBy, now),
      add: (batch) => {
        batch.update(snapshot.ref, used, { lastUpdateTime: snapshot.updateTime });
        recordUse(db, batch, userId, invitation.name, now);
      },
    };
  });
}

async function accept({
  request: { key },
  dependencies,
  by: userId,
  address,
}: CallOf<'acceptInvitation'>): Promise<void> {
  const hasRoleAlready = hasRole(await dependencies.accounts.getUser(userId));
  const accepting = { key, userId, hasRoleAlready, address };
  await (isSetupKey(dependencies, key) ? acceptSetupKey : acceptStored)(dependencies, accepting);
  await applyRole(dependencies, userId);
}

/** Gives the signed-in account the role that the invitation is for. */
export async function handleAcceptInvitation(
  call: CallOf<'acceptInvitation'>,
): Promise<AnswerOf<'acceptInvitation'>> {
  try {
    await accept(call);
    return {};
  } catch (cause) {
    // The account was removed after the guard had let it pass.
    throw isAccountGone(cause) ? apiError('token_is_not_valid', { cause }) : cause;
  }
}
