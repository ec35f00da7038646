import { status } from '@grpc/grpc-js';
import { toWireTimestamp } from './clock';
import type { Database } from './database';
import { documentPath } from './read-documents';
import { refuseReservedNames } from './reserved-names';
import { toStatus, unimplemented } from './service-error';
import type {
  BatchWriteRequest,
  BatchWriteResponse,
  CommitRequest,
  CommitResponse,
  Write,
  WriteResult,
} from './wire';

/** Commit applies all writes or none. */
export async function commit(database: Database, request: CommitRequest): Promise<CommitResponse> {
  if (request.transaction?.length) throw unimplemented('read-write transactions');
  return applyWrites(database, request.writes ?? []);
}

/** BatchWrite, for the BulkWriter, applies each write on its own and returns a status for each. */
export async function batchWrite(
  database: Database,
  request: BatchWriteRequest,
): Promise<BatchWriteResponse> {
  const outcomes = await Promise.allSettled(
    (request.writes ?? []).map((write) => applyWrites(database, [write])),
  );
  return {
    writeResults: outcomes.map((one) =>
      one.status === 'fulfilled' ? (one.value.writeResults[0] ?? {}) : {},
    ),
    status: outcomes.map((one) => (one.status === 'fulfilled' ? { code: status.OK } : failure(one.reason))),
  };
}

function failure(error: unknown): { code: status; message: string } {
  const { code, details } = toStatus(error);
  return { code, message: details };
}

async function applyWrites(database: Database, writes: readonly Write[]) {
  for (const write of writes) refuseUnsupported(database, write);
  database.clock.tick();
  // firebase-bridge writes before this call returns, and answers later. So no other commit comes in between.
  const answering = database.client.commit({ writes: [...writes] });
  const updateTimes = writes.map((write) => updateTimeOf(database, write));
  const [answer] = await answering;
  const writeResults: WriteResult[] = writes.map((_, index) => ({
    ...answer.writeResults?.[index],
    updateTime: updateTimes[index],
  }));
  return { ...answer, writeResults };
}

/** The time of the document after a write, which Firestore's answer gives. A write that changes nothing keeps the document's time. */
function updateTimeOf(database: Database, { update }: Write) {
  if (!update?.name) return undefined;
  return toWireTimestamp(database.documents.getDocument(documentPath(database, update.name)).updateTime);
}

function refuseUnsupported(database: Database, write: Write): void {
  const { update, updateMask, updateTransforms, transform } = write;
  if (transform) throw unimplemented('transforms without an update');
  const name = update?.name ?? write.delete ?? '';
  const path = documentPath(database, name);
  if (path.split('/').length > 2) throw unimplemented('subcollections');
  refuseReservedNames(write, path);
  if (updateTransforms?.some(({ increment }) => !increment)) {
    throw unimplemented('transforms other than increments (server timestamps, changes of lists)');
  }
  if (updateTransforms?.length && !updateMask) throw unimplemented('increments in a set without merge');
}
