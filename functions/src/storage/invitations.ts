import type { InvitationState } from '@futsal-cup/domain/contracts/views/people-views';
import { type DocumentReference, type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { hashSecret } from './logs/scorer-links';
import { toInstant } from './stored';

const DAY_MS = 24 * 60 * 60 * 1_000;
const KEPT_AFTER_END_MS = 90 * DAY_MS;

/** A document of `invitations`; its id is the hash of its key, which is stored nowhere. */
export interface StoredInvitation {
  readonly name: string;
  /** The ids of the accounts that made and used the invitation. */
  readonly createdBy: string;
  readonly usedBy: string | null;
  readonly createdAt: string;
  readonly endsAt: string;
  readonly usedAt: string | null;
  readonly revokedAt: string | null;
  /** Firestore's time-to-live policy deletes the document some time after this instant. */
  readonly expiresAt: Timestamp;
}

export function invitationReference(
  db: Firestore,
  invitationId: string,
): DocumentReference<StoredInvitation> {
  return db.collection('invitations').doc(invitationId) as DocumentReference<StoredInvitation>;
}

export function invitationOfKey(db: Firestore, key: string): DocumentReference<StoredInvitation> {
  return invitationReference(db, hashSecret(key));
}

export function newInvitation(name: string, createdBy: string, days: number, now: number): StoredInvitation {
  const end = now + days * DAY_MS;
  return {
    name,
    createdBy,
    usedBy: null,
    createdAt: toInstant(now),
    endsAt: toInstant(end),
    usedAt: null,
    revokedAt: null,
    expiresAt: Timestamp.fromMillis(end + KEPT_AFTER_END_MS),
  };
}

export function stateOf({ usedAt, revokedAt, endsAt }: StoredInvitation, now: number): InvitationState {
  if (usedAt !== null) return 'used';
  if (revokedAt !== null) return 'revoked';
  return now > Date.parse(endsAt) ? 'expired' : 'open';
}

export interface FoundInvitation extends StoredInvitation {
  readonly invitationId: string;
}

export async function readInvitations(db: Firestore): Promise<readonly FoundInvitation[]> {
  const { docs } = await db.collection('invitations').get();
  return docs.map((document) => ({ invitationId: document.id, ...(document.data() as StoredInvitation) }));
}

/** Revokes the unused invitations of an account, within a commit. */
export async function revokeInvitationsOf(
  db: Firestore,
  userId: string,
  now: number,
): Promise<(batch: WriteBatch) => void> {
  const { docs } = await db.collection('invitations').where('createdBy', '==', userId).get();
  const open = docs.filter((document) => stateOf(document.data() as StoredInvitation, now) === 'open');
  return (batch) => {
    for (const { ref, updateTime } of open) {
      batch.update(ref, { revokedAt: toInstant(now) }, { lastUpdateTime: updateTime });
    }
  };
}
