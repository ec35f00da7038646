import { Timestamp } from 'firebase-admin/firestore';
import { fromWireTimestamp, toWireTimestamp, type Clock } from './clock';
import { invalidArgument, unimplemented } from './service-error';
import type { TransactionOptions, WireTimestamp } from './wire';

/** firebase-bridge can only read the states of the last minute, so no transaction may live longer. */
const LONGEST_LIFE_MS = 60_000;

/** The instant whose state a read returns. */
export interface Snapshot {
  readTime: Timestamp;
  /** The part of the answer about the snapshot: its instant, and the transaction that this read has begun. */
  header: { readTime: WireTimestamp; transaction?: Buffer };
}

/** The instant that a read asks for. At most one of the three fields is set. */
export interface ConsistencySelector {
  transaction?: Uint8Array | null;
  newTransaction?: TransactionOptions | null;
  readTime?: WireTimestamp | null;
}

/**
 * A read-only transaction is nothing but the instant at which it began. So its id is that instant, and no transaction has to be stored or
 * ended. The Admin SDK begins it with its first read and sends no commit.
 */
export function selectSnapshot(
  clock: Clock,
  { transaction, newTransaction, readTime }: ConsistencySelector,
): Snapshot {
  if (newTransaction) {
    if (!newTransaction.readOnly) throw unimplemented('read-write transactions');
    const begun = clock.now();
    return snapshotAt(Timestamp.fromMillis(begun), Buffer.from(String(begun)));
  }
  if (transaction?.length) return snapshotAt(Timestamp.fromMillis(beginOf(clock, transaction)));
  return snapshotAt(readTime ? fromWireTimestamp(readTime) : Timestamp.fromMillis(clock.now()));
}

function snapshotAt(readTime: Timestamp, transaction?: Buffer): Snapshot {
  return { readTime, header: { readTime: toWireTimestamp(readTime), ...(transaction && { transaction }) } };
}

function beginOf(clock: Clock, transaction: Uint8Array): number {
  const begun = Number(Buffer.from(transaction).toString());
  if (clock.now() - begun <= LONGEST_LIFE_MS) return begun;
  throw invalidArgument('The referenced transaction has expired or is no longer valid.');
}
