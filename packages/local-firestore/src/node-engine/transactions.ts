import { randomBytes } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import type { Clock } from './clock';
import { invalidArgument } from './service-error';
import type { TransactionOptions } from './wire';

/** firebase-bridge reads the past of the last minute only, so no transaction is allowed to live longer. */
const LONGEST_LIFE_MS = 60_000;

export interface Transaction {
  readonly id: Buffer;
  readonly isReadOnly: boolean;
  /** Every read of the transaction sees the database as it was then. */
  readonly readTime: Timestamp;
  readonly readDocuments: Set<string>;
  readonly readQueries: ReadQuery[];
}

/** A query that a transaction has run: `fingerprintNow` runs it again and tells what it finds now. */
export interface ReadQuery {
  fingerprint: string;
  fingerprintNow(): Promise<string>;
}

/**
 * The open transactions. They are optimistic: a transaction locks nothing, reads one moment of the database, and is
 * refused when it commits if anything it has read was changed since. One whose client was killed is simply forgotten.
 */
export class Transactions {
  readonly #clock: Clock;
  readonly #open = new Map<string, Transaction>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  begin(options: TransactionOptions | null | undefined): Transaction {
    this.#forgetExpired();
    const pinned = options?.readOnly?.readTime;
    if (pinned) throw invalidArgument('Pass the read time with each read instead of a transaction.');
    const transaction: Transaction = {
      id: randomBytes(16),
      isReadOnly: Boolean(options?.readOnly),
      readTime: Timestamp.fromMillis(this.#clock.now()),
      readDocuments: new Set(),
      readQueries: [],
    };
    this.#open.set(keyOf(transaction.id), transaction);
    return transaction;
  }

  find(id: Uint8Array): Transaction {
    this.#forgetExpired();
    const transaction = this.#open.get(keyOf(id));
    if (transaction) return transaction;
    // The Admin SDK recognises this wording and runs the transaction again.
    throw invalidArgument('The referenced transaction has expired or is no longer valid.');
  }

  end(id: Uint8Array): void {
    this.#open.delete(keyOf(id));
  }

  #forgetExpired(): void {
    const oldest = this.#clock.now() - LONGEST_LIFE_MS;
    for (const [key, { readTime }] of this.#open) {
      if (readTime.toMillis() >= oldest) return;
      this.#open.delete(key);
    }
  }
}

function keyOf(id: Uint8Array): string {
  return Buffer.from(id).toString('base64');
}
