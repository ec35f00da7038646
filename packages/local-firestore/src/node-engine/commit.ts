import { status } from '@grpc/grpc-js';
import { applyWrites } from './apply-writes';
import type { Database } from './database';
import { invalidArgument, ServiceError, toStatus } from './service-error';
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
    return { answer: applyWrites(database, writes) };
  });
  return answer;
}

/** BatchWrite: each write for itself, with a status of its own. */
export async function batchWrite(
  database: Database,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const { outcomes } = await database.commits.run(async () => ({
    outcomes: Promise.allSettled((request.writes ?? []).map((write) => applyWrites(database, [write]))),
  }));
  const settled = await outcomes;
  return {
    writeResults: settled.map((one) =>
      one.status === 'fulfilled' ? (one.value.writeResults?.[0] ?? {}) : {},
    ),
    status: settled.map((one) => (one.status === 'fulfilled' ? { code: status.OK } : failure(one.reason))),
  };
}

function failure(error: unknown): { code: status; message: string } {
  const { code, details } = toStatus(error);
  return { code, message: details };
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
