import { canonical } from '@futsal-cup/domain/cup/text/canonical';
import { IDEMPOTENCY_HOURS } from '@futsal-cup/domain/contracts/contract';
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Timestamp, type DocumentSnapshot, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { apiError } from '../platform/api-error';

const KEPT_FOR_MS = IDEMPOTENCY_HOURS * 60 * 60 * 1_000;

/** The key of a create that its caller may send again: the second time the caller gets the first answer and nothing is created. */
export interface IdempotencyKey {
  /** The hash of account, path and the caller's key. */
  readonly id: string;
  /** The key that seals the answer. It follows from the caller's key, which is not stored. */
  readonly seal: Buffer;
  readonly bodyHash: string;
}

interface NotedAnswer {
  readonly bodyHash: string;
  /** Firestore's time-to-live policy deletes the document some time after this instant. */
  readonly expiresAt: Timestamp;
}

/** A document of `idempotencyKeys`. */
interface SealedAnswer extends NotedAnswer {
  /**
   * The answer is compressed JSON, because all teams of a cup may be larger than a document. It is sealed, because it may contain a
   * secret: only a caller who sends the same key again can read it.
   */
  readonly sealed: Uint8Array;
}

/** An answer that was stored before answers were sealed. A day after the deploy of that change there are none left. */
interface OpenAnswer extends NotedAnswer {
  readonly answer: Uint8Array;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function idempotencyKeyOf(
  userId: string,
  path: string,
  key: string,
  request: unknown,
): IdempotencyKey {
  const subject = [userId, path, key];
  return {
    id: sha256(JSON.stringify(subject)),
    seal: createHash('sha256')
      .update(JSON.stringify(['seal', ...subject]))
      .digest(),
    bodyHash: sha256(canonical(request)),
  };
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

function sealAnswer(data: unknown, seal: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, seal, nonce);
  const sealed = [cipher.update(gzipSync(JSON.stringify(data))), cipher.final()];
  return Buffer.concat([nonce, ...sealed, cipher.getAuthTag()]);
}

function unzip(bytes: Uint8Array): unknown {
  return JSON.parse(gunzipSync(bytes).toString('utf8'));
}

function readAnswer(stored: SealedAnswer | OpenAnswer, seal: Buffer): unknown {
  if ('answer' in stored) return unzip(stored.answer);
  const bytes = Buffer.from(stored.sealed);
  const end = bytes.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, seal, bytes.subarray(0, NONCE_BYTES));
  decipher.setAuthTag(bytes.subarray(end));
  const opened = [decipher.update(bytes.subarray(NONCE_BYTES, end)), decipher.final()];
  return unzip(Buffer.concat(opened));
}

export interface FirstAnswer<Data> {
  /** The answer that this create got before, or null when it comes for the first time. */
  readonly first: Data | null;
  /** Adds the answer to the create's own commit, which then fails if the same create was committed in between. */
  readonly save: (batch: WriteBatch, data: unknown) => void;
}

function saveIn(batch: WriteBatch, snapshot: DocumentSnapshot, answer: SealedAnswer): void {
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
  const { id, bodyHash, seal } = key;
  const snapshot = await db.collection('idempotencyKeys').doc(id).get();
  const stored = snapshot.data() as SealedAnswer | OpenAnswer | undefined;
  if (stored && stored.expiresAt.toMillis() > now) {
    if (stored.bodyHash !== bodyHash) throw apiError('idempotency_key_reused');
    return { first: readAnswer(stored, seal) as Data, save: saveNothing };
  }
  const expiresAt = Timestamp.fromMillis(now + KEPT_FOR_MS);
  return {
    first: null,
    save: (batch, data) => saveIn(batch, snapshot, { bodyHash, expiresAt, sealed: sealAnswer(data, seal) }),
  };
}
