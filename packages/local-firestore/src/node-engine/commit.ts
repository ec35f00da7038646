import { status } from '@grpc/grpc-js';
import type { Database } from './database';
import { invalidArgument, ServiceError } from './service-error';
import type { Transaction } from './transactions';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  BeginTransactionRequest,
  BeginTransactionResponse,
  CommitRequest,
  CommitResponse,
  RollbackRequest,
} from './wire';

export function beginTransaction(
  database: Database,
  request: BeginTransactionRequest,
): BeginTransactionResponse {
  return { transaction: database.transactions.begin(request.options).id };
}

export function rollback(database: Database, request: RollbackRequest): object {
  if (request.transaction) database.transactions.end(request.transaction);
  return {};
}

/** Commit: all writes or none, and with a transaction only if what it has read is still so. */
export async function commit(database: Database, request: CommitRequest): Promise<CommitResponse> {
  const transaction = request.transaction?.length ? database.transactions.find(request.transaction) : null;
  const writes = request.writes ?? [];
  if (transaction) database.transactions.end(transaction.id);
  if (transaction?.isReadOnly && writes.length > 0) {
    throw invalidArgument('Cannot write in a read-only transaction.');
  }
  const { answer } = await database.commits.run(async () => {
    if (transaction && writes.length > 0) await refuseIfOutdated(database, transaction);
    return { answer: write(database, () => database.client.commit({ writes })) };
  });
  return answer;
}

/** BatchWrite: each write for itself, with a status of its own. */
export async function batchWrite(
  database: Database,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const { answer } = await database.commits.run(async () => ({
    answer: write(database, () => database.client.batchWrite({ writes: request.writes })),
  }));
  return answer;
}

/** firebase-bridge has written when the call returns; only its answer takes its time, and nobody waits for that. */
async function write<T>(database: Database, apply: () => Promise<[T, ...unknown[]]>): Promise<T> {
  database.commits.latest = database.clock.tick();
  const [answer] = await apply();
  return answer;
}

async function refuseIfOutdated(database: Database, transaction: Transaction): Promise<void> {
  const readAt = transaction.readTime.toMillis();
  if (database.commits.latest <= readAt) return;
  for (const path of transaction.readDocuments) {
    if (database.documents.getDocument(path).updateTime.toMillis() > readAt) throw outdated(path);
  }
  for (const query of transaction.readQueries) {
    if ((await query.fingerprintNow()) !== query.fingerprint) throw outdated('a query');
  }
}

function outdated(what: string): ServiceError {
  return new ServiceError(
    status.ABORTED,
    `The transaction was aborted: what it has read (${what}) was changed by another one. Try again.`,
  );
}
