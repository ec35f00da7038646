import { IDEMPOTENCY_HOURS } from '@futsal-cup/domain/contracts/contract';
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Timestamp, type DocumentSnapshot, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { apiError } from '../platform/api-error';

const KEPT_FOR_MS = IDEMPOTENCY_HOURS * 60 * 60 * 1_000;

/** Names a create that its caller may send again: the second time it gets the first answer and nothing is created. */
export interface IdempotencyKey {
  /** The hash of account, path and the caller's key. */
  readonly id: string;
  readonly bodyHash: string;
}

/** A document of `idempotencyKeys`. */
interface StoredAnswer {
  readonly bodyHash: string;
  /** Compressed JSON, because all teams of a cup may be larger than a document. */
  readonly answer: Uint8Array;
  /** Firestore's time-to-live policy deletes the document some time after. */
  readonly expiresAt: Timestamp;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The same text for the same content, whatever the order of its fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function idempotencyKeyOf(
  userId: string,
  path: string,
  key: string,
  request: unknown,
): IdempotencyKey {
  return { id: sha256(JSON.stringify([userId, path, key])), bodyHash: sha256(canonical(request)) };
}

export interface FirstAnswer<Data> {
  /** The answer that this create got before, or null when it comes for the first time. */
  readonly first: Data | null;
  /** Adds the answer to the create's own commit, which then fails if the same create was committed in between. */
  readonly save: (batch: WriteBatch, data: unknown) => void;
}

function saveIn(batch: WriteBatch, snapshot: DocumentSnapshot, answer: StoredAnswer): void {
  const { updateTime: lastUpdateTime } = snapshot;
  if (lastUpdateTime) batch.update(snapshot.ref, { ...answer }, { lastUpdateTime });
  else batch.create(snapshot.ref, answer);
}

const saveNothing = (): void => undefined;

/** Looks up whether a create was answered before. Without a key every create is a new one. */
export async function readFirstAnswer<Data>(
  db: Firestore,
  key: IdempotencyKey | null,
  now: number,
): Promise<FirstAnswer<Data>> {
  if (key === null) return { first: null, save: saveNothing };
  const { id, bodyHash } = key;
  const snapshot = await db.collection('idempotencyKeys').doc(id).get();
  const stored = snapshot.data() as StoredAnswer | undefined;
  if (stored && stored.expiresAt.toMillis() > now) {
    if (stored.bodyHash !== bodyHash) throw apiError('idempotency_key_reused');
    return { first: JSON.parse(gunzipSync(stored.answer).toString('utf8')) as Data, save: saveNothing };
  }
  const expiresAt = Timestamp.fromMillis(now + KEPT_FOR_MS);
  return {
    first: null,
    save: (batch, data) =>
      saveIn(batch, snapshot, { bodyHash, expiresAt, answer: gzipSync(JSON.stringify(data)) }),
  };
}
