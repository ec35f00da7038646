import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
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

function referenceOf(db: Firestore, { id }: Once) {
  return db.collection('idempotencyKeys').doc(id);
}

/** The answer that this create got before, or null when it comes for the first time. */
export async function readFirstAnswer<Data>(
  db: Firestore,
  transaction: Transaction,
  once: Once,
  now: number,
): Promise<Data | null> {
  const first = (await transaction.get(referenceOf(db, once))).data() as FirstAnswer | undefined;
  if (!first || first.expiresAt.toMillis() <= now) return null;
  if (first.bodyHash !== once.bodyHash) throw apiError('idempotency_key_reused');
  return JSON.parse(gunzipSync(first.answer).toString('utf8')) as Data;
}

/** Notes the answer in the transaction of the create itself: both are there, or neither. */
export function noteFirstAnswer(
  db: Firestore,
  transaction: Transaction,
  once: Once,
  data: unknown,
  now: number,
): void {
  const first: FirstAnswer = {
    bodyHash: once.bodyHash,
    answer: gzipSync(JSON.stringify(data)),
    expiresAt: Timestamp.fromMillis(now + KEPT_FOR_MS),
  };
  transaction.set(referenceOf(db, once), first);
}
