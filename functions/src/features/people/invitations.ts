import { MAX_OPEN_INVITATIONS } from '@futsal-cup/domain/cup/limits';
import { changeAdministrators } from '../../accounts/administrators';
import { apiError, ApiError } from '../../platform/api-error';
import { recordEvent } from '../../storage/history/record-change';
import { readFirstAnswer } from '../../storage/idempotency';
import { invitationReference, newInvitation, readInvitations, stateOf } from '../../storage/invitations';
import { hashSecret, newSecret } from '../../storage/logs/scorer-links';
import { toInstant } from '../../storage/stored';
import type { AnswerOf, CallOf } from '../route';
import { nameWithEmail, presentInvitation } from './people';

/**
 * Makes an invitation, in one commit with the document of the administrators: so nobody can make one after losing the role. Its key is in
 * the answer and is not stored; only a caller who repeats the same request with its Idempotency-Key gets the key again.
 */
export async function handleCreateInvitation({
  request: { name, days },
  dependencies,
  idempotencyKey,
  actor,
  by,
}: CallOf<'createInvitation'>): Promise<AnswerOf<'createInvitation'>> {
  const { db, accounts } = dependencies;
  const maker = nameWithEmail(await accounts.getUser(by));
  let answer: AnswerOf<'createInvitation'> | null = null;
  await changeAdministrators(dependencies, by, async (before, now) => {
    const { first, save } = await readFirstAnswer<AnswerOf<'createInvitation'>>(db, idempotencyKey, now);
    answer = first;
    if (first !== null) return { after: before };
    const open = (await readInvitations(db)).filter((invitation) => stateOf(invitation, now) === 'open');
    if (open.length >= MAX_OPEN_INVITATIONS) throw apiError('there_are_too_many_open_invitations');
    const key = newSecret();
    const invitationId = hashSecret(key);
    const invitation = newInvitation(name, by, days, now);
    const view = presentInvitation({ invitationId, ...invitation }, () => maker, now);
    const made = { invitation: view, key };
    answer = made;
    return {
      after: before,
      add: (batch) => {
        batch.create(invitationReference(db, invitationId), invitation);
        save(batch, made);
        const event = { what: 'invitation-created', tournamentId: null, name } as const;
        recordEvent(db, batch, event, { actor, now });
      },
    };
  });
  if (answer === null) throw new Error('An invitation was made without an answer.');
  return answer;
}

/** Revokes an invitation. A used invitation stays used: the role that it gave is taken in a separate call. */
export async function handleRevokeInvitation({
  request: { invitationId },
  dependencies,
  actor,
  by,
}: CallOf<'revokeInvitation'>): Promise<AnswerOf<'revokeInvitation'>> {
  const { db } = dependencies;
  const reference = invitationReference(db, invitationId);
  await changeAdministrators(dependencies, by, async (before, now) => {
    const snapshot = await reference.get();
    const invitation = snapshot.data();
    if (!invitation) throw new ApiError([{ msg: 'invitation_not_found', path: 'invitationId' }]);
    if (invitation.usedAt !== null) throw apiError('invitation_was_used');
    if (invitation.revokedAt !== null) return { after: before };
    return {
      after: before,
      add: (batch) => {
        const revoked = { revokedAt: toInstant(now) };
        batch.update(snapshot.ref, revoked, { lastUpdateTime: snapshot.updateTime });
        const event = { what: 'invitation-revoked', tournamentId: null, name: invitation.name } as const;
        recordEvent(db, batch, event, { actor, now });
      },
    };
  });
  return {};
}
