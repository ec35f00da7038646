import { createHash } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import { apiError } from '../platform/api-error';
import type { Clock, Logger } from '../platform/environment';
import { retryConflicts } from '../storage/retry-conflicts';

/** The dependencies that are needed to count attempts. */
export interface Counting {
  readonly db: Firestore;
  readonly clock: Clock;
  readonly logger: Logger;
}

/** How many attempts one subject may make until its window closes. */
export interface Limit {
  readonly id: string;
  readonly most: number;
  readonly windowMs: number;
  /** The error code for a caller over the limit. */
  readonly code?: ErrorCode;
}

interface Counter {
  readonly attempts: number;
  /** When the window closes; Firestore's time-to-live policy deletes the document some time after that. */
  readonly expiresAt: Timestamp;
}

/** The id of a document, hashed so that it does not reveal the person. */
export function secretId(...parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

export function throttleDocument(db: Firestore, id: string): DocumentReference {
  return db.collection('throttles').doc(id);
}

function readCounter(snapshot: DocumentSnapshot, { windowMs }: Limit, now: number): Counter {
  const { attempts, expiresAt } = (snapshot.data() ?? {}) as Partial<Counter>;
  if (attempts !== undefined && expiresAt && expiresAt.toMillis() > now) return { attempts, expiresAt };
  return { attempts: 0, expiresAt: Timestamp.fromMillis(now + windowMs) };
}

function refuseOver(
  { attempts, expiresAt }: Counter,
  { most, code = 'too_many_attempts' }: Limit,
  now: number,
): void {
  if (attempts < most) return;
  throw apiError(code, {
    retryAfterSeconds: Math.ceil((expiresAt.toMillis() - now) / 1_000),
  });
}

function writeCounter(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot, counter: Counter): void {
  if (updateTime) batch.update(ref, { ...counter }, { lastUpdateTime: updateTime });
  else batch.create(ref, counter);
}

/**
 * Counts an attempt before it is made, so that a hundred guesses at once are a hundred attempts. Refuses it when one of the
 * limits is reached. Returns when the first of the windows closes.
 */
export async function countAttempt({ db, clock }: Counting, limits: readonly Limit[]): Promise<number> {
  return retryConflicts(async () => {
    const now = clock();
    const batch = db.batch();
    const ends: number[] = [];
    const snapshots = await Promise.all(limits.map(({ id }) => throttleDocument(db, id).get()));
    limits.forEach((limit, index) => {
      const snapshot = snapshots[index];
      if (snapshot === undefined) return;
      const counter = readCounter(snapshot, limit, now);
      refuseOver(counter, limit, now);
      writeCounter(batch, snapshot, { ...counter, attempts: counter.attempts + 1 });
      ends.push(counter.expiresAt.toMillis());
    });
    await batch.commit();
    return Math.min(...ends);
  });
}

/**
 * Takes back the count of an attempt that did not fail. If that is not possible, the attempt's outcome still holds, and its count lasts
 * until the window closes.
 */
export async function takeBack(
  { db, clock, logger }: Counting,
  limits: readonly Limit[],
  until: number,
): Promise<void> {
  if (clock() >= until) return;
  const batch = db.batch();
  for (const { id } of limits) batch.update(throttleDocument(db, id), { attempts: FieldValue.increment(-1) });
  await batch.commit().catch((error: unknown) => {
    logger.warn('An attempt that did not fail stays counted.', { details: String(error) });
  });
}
