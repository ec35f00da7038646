import { Timestamp } from 'firebase-admin/firestore';
import type { Database } from './database';
import { fromWireTimestamp, toWireTimestamp } from './timestamps';
import type { Transaction } from './transactions';
import type { TransactionOptions, WireTimestamp } from './wire';

/** The moment a read sees, and the transaction it belongs to. */
export interface Snapshot {
  readTime: Timestamp;
  transaction: Transaction | null;
  /** What the answer has to say about it: a transaction begun by this read, and the moment. */
  header: { transaction?: Buffer; readTime: WireTimestamp };
}

export interface ConsistencySelector {
  transaction?: Uint8Array | null;
  newTransaction?: TransactionOptions | null;
  readTime?: WireTimestamp | null;
}

export function selectSnapshot(database: Database, selector: ConsistencySelector): Snapshot {
  if (selector.newTransaction) {
    const transaction = database.transactions.begin(selector.newTransaction);
    return snapshotOf(transaction.readTime, transaction, transaction.id);
  }
  if (selector.transaction?.length) {
    const transaction = database.transactions.find(selector.transaction);
    return snapshotOf(transaction.readTime, transaction);
  }
  const readTime = selector.readTime
    ? fromWireTimestamp(selector.readTime)
    : Timestamp.fromMillis(database.clock.now());
  return snapshotOf(readTime, null);
}

function snapshotOf(readTime: Timestamp, transaction: Transaction | null, begun?: Buffer): Snapshot {
  const header = { readTime: toWireTimestamp(readTime), ...(begun && { transaction: begun }) };
  return { readTime, transaction, header };
}
