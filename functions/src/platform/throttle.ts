import { createHash } from 'node:crypto';
import { FieldValue, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { apiError } from './api-error';
import type { Dependencies } from './dependencies';
import { transact } from './transact';

const WINDOW_MS = 15 * 60 * 1_000;
const MAX_FAILURES_PER_ACCOUNT = 10;
const MAX_FAILURES_PER_ADDRESS = 50;

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

/** Counts an attempt as failed before it is made: so a hundred guesses at once are a hundred failures. */
async function countAttempt({ db, clock }: Dependencies, limits: readonly Limit[]): Promise<number> {
  return transact(db, async (transaction) => {
    const now = clock();
    const snapshots = await transaction.getAll(...limits.map((limit) => referenceOf(db, limit)));
    const counters = snapshots.map((snapshot): Counter => {
      const counter = snapshot.data() as Counter | undefined;
      if (counter && counter.expiresAt.toMillis() > now) return counter;
      return { failures: 0, expiresAt: Timestamp.fromMillis(now + WINDOW_MS) };
    });
    const ends = counters.map(({ expiresAt }) => expiresAt.toMillis());
    for (const [index, { most }] of limits.entries()) {
      if ((counters[index]?.failures ?? 0) < most) continue;
      const retryAfterSeconds = Math.ceil(((ends[index] ?? now) - now) / 1_000);
      throw apiError('too_many_attempts', { retryAfterSeconds });
    }
    for (const [index, counter] of counters.entries()) {
      const snapshot = snapshots[index];
      if (snapshot) transaction.set(snapshot.ref, { ...counter, failures: counter.failures + 1 });
    }
    return Math.min(...ends);
  });
}

async function takeBack({ db, clock }: Dependencies, limits: readonly Limit[], until: number): Promise<void> {
  if (clock() >= until) return;
  const batch = db.batch();
  for (const limit of limits) batch.update(referenceOf(db, limit), { failures: FieldValue.increment(-1) });
  await batch.commit();
}

/**
 * Runs an attempt that somebody could repeat until it works: 10 failures for an account and 50 from an address in 15 minutes.
 * The account's limit does not depend on the address, which the attacker may choose. `isFailure` says which errors count.
 */
export async function throttled<Result>(
  dependencies: Dependencies,
  subject: { readonly account: string; readonly address: string },
  attempt: () => Promise<Result>,
  isFailure: (error: unknown) => boolean,
): Promise<Result> {
  const limits = [
    limitOf('account', subject.account.toLowerCase(), MAX_FAILURES_PER_ACCOUNT),
    limitOf('address', subject.address, MAX_FAILURES_PER_ADDRESS),
  ];
  const until = await countAttempt(dependencies, limits);
  let failed = false;
  try {
    return await attempt();
  } catch (error) {
    failed = isFailure(error);
    throw error;
  } finally {
    if (!failed) await takeBack(dependencies, limits, until);
  }
}
