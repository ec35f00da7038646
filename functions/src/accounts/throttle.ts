import { createHash } from 'node:crypto';
import {
  FieldValue,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type WriteBatch,
} from 'firebase-admin/firestore';
import { apiError } from '../platform/api-error';
import type { Clock, Logger } from '../platform/environment';
import { retryConflicts } from '../storage/retry-conflicts';

const WINDOW_MS = 15 * 60 * 1_000;
const MAX_FAILURES_PER_ACCOUNT = 10;
const MAX_FAILURES_PER_ADDRESS = 50;

/** What of the function's dependencies counting needs. */
interface Counting {
  readonly db: Firestore;
  readonly clock: Clock;
  readonly logger: Logger;
}

interface Counter {
  readonly failures: number;
  /** When the window closes; Firestore's time-to-live policy deletes the document some time after. */
  readonly expiresAt: Timestamp;
}

interface Limit {
  readonly id: string;
  readonly most: number;
}

function limitOf(kind: string, subject: string, most: number): Limit {
  return { id: createHash('sha256').update(`${kind} ${subject}`).digest('hex'), most };
}

function referenceOf(db: Firestore, { id }: Limit) {
  return db.collection('throttles').doc(id);
}

function readCounter(snapshot: DocumentSnapshot, now: number): Counter {
  const counter = snapshot.data() as Counter | undefined;
  if (counter && counter.expiresAt.toMillis() > now) return counter;
  return { failures: 0, expiresAt: Timestamp.fromMillis(now + WINDOW_MS) };
}

function refuseOver({ failures, expiresAt }: Counter, { most }: Limit, now: number): void {
  if (failures < most) return;
  throw apiError('too_many_attempts', {
    retryAfterSeconds: Math.ceil((expiresAt.toMillis() - now) / 1_000),
  });
}

function writeCounter(batch: WriteBatch, { ref, updateTime }: DocumentSnapshot, counter: Counter): void {
  if (updateTime) batch.update(ref, { ...counter }, { lastUpdateTime: updateTime });
  else batch.create(ref, counter);
}

/**
 * Counts an attempt as failed before it is made, so that a hundred guesses at once are a hundred failures. Returns when the
 * first of the windows closes.
 */
async function countAttempt({ db, clock }: Counting, limits: readonly Limit[]): Promise<number> {
  return retryConflicts(async () => {
    const now = clock();
    const batch = db.batch();
    const ends: number[] = [];
    for (const limit of limits) {
      const snapshot = await referenceOf(db, limit).get();
      const counter = readCounter(snapshot, now);
      refuseOver(counter, limit, now);
      writeCounter(batch, snapshot, { ...counter, failures: counter.failures + 1 });
      ends.push(counter.expiresAt.toMillis());
    }
    await batch.commit();
    return Math.min(...ends);
  });
}

/**
 * Takes the count of an attempt back that did not fail. If that is not possible, the attempt's outcome stands all the same and
 * its count lasts until the window closes.
 */
async function takeBack(
  { db, clock, logger }: Counting,
  limits: readonly Limit[],
  until: number,
): Promise<void> {
  if (clock() >= until) return;
  const batch = db.batch();
  for (const limit of limits) batch.update(referenceOf(db, limit), { failures: FieldValue.increment(-1) });
  await batch.commit().catch((error: unknown) => {
    logger.warn('An attempt that did not fail stays counted.', { details: String(error) });
  });
}

/**
 * Runs an attempt that somebody could repeat until it works: 10 failures for an account and 50 from an address in 15 minutes.
 * The account's limit does not depend on the address, which the attacker may choose. `isFailure` says which errors count.
 */
export async function throttled<Result>(
  counting: Counting,
  subject: { readonly account: string; readonly address: string },
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  const limits = [
    limitOf('account', subject.account.toLowerCase(), MAX_FAILURES_PER_ACCOUNT),
    limitOf('address', subject.address, MAX_FAILURES_PER_ADDRESS),
  ];
  const until = await countAttempt(counting, limits);
  let failed = false;
  try {
    return await attempt();
  } catch (error) {
    failed = isFailure(error);
    throw error;
  } finally {
    if (!failed) await takeBack(counting, limits, until);
  }
}
