import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Timestamp, type DocumentSnapshot, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { apiError } from './api-error';

const KEPT_FOR_MS = 24 * 60 * 60 * 1_000;

/** A create that its caller may send again, sure that it happens once. */
export interface Once {
  /** Which create this is: account, path and the caller's key. */
  readonly id: string;
  readonly bodyHash: string;
}

interface FirstAnswer {
  readonly bodyHash: string;
  /** Compressed JSON: all teams of a cup may be larger than a document. */
  readonly answer: Uint8Array;
  /** Firestore's time-to-live policy deletes the document some time after. */
  readonly expiresAt: Timestamp;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The same text for the same content, in whatever order its fields come. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

export function onceOf(userId: string, path: string, key: string, request: unknown): Once {
  return { id: sha256(JSON.stringify([userId, path, key])), bodyHash: sha256(canonical(request)) };
}

/** What is known of a create before it is made. */
export interface Memory<Data> {
  /** The answer that it got before, or null when it comes for the first time. */
  readonly first: Data | null;
  /** Lets the commit of the create note its answer, and fail if the same create has come in between. */
  readonly note: (batch: WriteBatch, data: unknown) => void;
}

function noteIn(batch: WriteBatch, snapshot: DocumentSnapshot, first: FirstAnswer): void {
  const { updateTime: lastUpdateTime } = snapshot;
  if (lastUpdateTime) batch.update(snapshot.ref, { ...first }, { lastUpdateTime });
  else batch.create(snapshot.ref, first);
}

const NOTHING: Memory<never> = { first: null, note: () => undefined };

/** Looks whether a create has come before; without a key it never has. */
export async function remember<Data>(db: Firestore, once: Once | null, now: number): Promise<Memory<Data>> {
  if (once === null) return NOTHING;
  const { id, bodyHash } = once;
  const snapshot = await db.collection('idempotencyKeys').doc(id).get();
  const known = snapshot.data() as FirstAnswer | undefined;
  if (known && known.expiresAt.toMillis() > now) {
    if (known.bodyHash !== bodyHash) throw apiError('idempotency_key_reused');
    return { ...NOTHING, first: JSON.parse(gunzipSync(known.answer).toString('utf8')) as Data };
  }
  const expiresAt = Timestamp.fromMillis(now + KEPT_FOR_MS);
  return {
    first: null,
    note(batch, data) {
      noteIn(batch, snapshot, { bodyHash, expiresAt, answer: gzipSync(JSON.stringify(data)) });
    },
  };
}
