import {
  Metadata,
  status,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type MethodDefinition,
  type ServerWritableStream,
  type ServiceDefinition,
  type UntypedHandleCall,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { batchWrite, commit } from './commit';
import type { Database, Databases } from './database';
import { listCollectionIds, listDocuments, readDocuments } from './read-documents';
import { runAggregationQuery, runQuery } from './run-query';
import { ServiceError, toStatus, unimplemented } from './service-error';

/** The methods of Firestore that this engine does not have, each with its purpose. */
const ABSENT: Readonly<Record<string, string>> = {
  BeginTransaction: 'read-write transactions',
  Rollback: 'read-write transactions',
  Listen: 'listeners',
  PartitionQuery: 'partitions of a query',
};

/** The methods that our app and its tools call. Every other method is refused by name. */
export function createFirestoreService(
  service: ServiceDefinition,
  databases: Databases,
): UntypedServiceImplementation {
  const refused = Object.entries(service).map(([name, method]) => [
    name,
    refuse(method, ABSENT[name] ?? `calls of ${name}`),
  ]);
  return {
    ...Object.fromEntries(refused),
    BatchGetDocuments: streamed(databases, readDocuments),
    RunQuery: streamed(databases, runQuery),
    RunAggregationQuery: streamed(databases, runAggregationQuery),
    Commit: single(databases, commit),
    BatchWrite: single(databases, batchWrite),
    ListDocuments: single(databases, listDocuments),
    ListCollectionIds: single(databases, listCollectionIds),
  };
}

function refuse({ responseStream }: MethodDefinition<unknown, unknown>, what: string): UntypedHandleCall {
  const refusal = unimplemented(what);
  const single: handleUnaryCall<unknown, unknown> = (_call, answer) => answer(toStatus(refusal));
  const streamed: handleServerStreamingCall<unknown, unknown> = (call) => refuseStream(call, refusal);
  return responseStream ? streamed : single;
}

/**
 * Refuses a stream. The Admin SDK repeats a call for seven seconds when the call ends before its answer has begun, so the metadata is sent
 * first, which begins the answer.
 */
function refuseStream(call: ServerWritableStream<unknown, unknown>, error: unknown): void {
  call.sendMetadata(new Metadata());
  call.emit('error', toStatus(error));
}

interface Addressed {
  database?: string | null;
  parent?: string | null;
}

function single<Request extends Addressed, Response>(
  databases: Databases,
  handle: (database: Database, request: Request) => Response | Promise<Response>,
): handleUnaryCall<Request, Response> {
  return ({ metadata, request }, answer) => {
    openDatabase(databases, metadata, request)
      .then((database) => handle(database, request))
      .then(
        (response) => answer(null, response),
        (error: unknown) => answer(toStatus(error)),
      );
  };
}

function streamed<Request extends Addressed, Response>(
  databases: Databases,
  handle: (database: Database, request: Request) => Response[] | Promise<Response[]>,
): handleServerStreamingCall<Request, Response> {
  return (call) => {
    openDatabase(databases, call.metadata, call.request)
      .then((database) => handle(database, call.request))
      .then(
        (responses) => {
          for (const response of responses) call.write(response);
          call.end();
        },
        (error: unknown) => refuseStream(call, error),
      );
  };
}

/**
 * Opens the database for the Admin SDK only, which sends the token 'owner' to every emulator. Our security rules let nobody else in, and
 * this engine reads no rules.
 */
async function openDatabase(
  databases: Databases,
  metadata: Metadata,
  { database, parent }: Addressed,
): Promise<Database> {
  if (metadata.get('authorization')[0] !== 'Bearer owner') {
    throw new ServiceError(status.PERMISSION_DENIED, 'Only the Admin SDK may use this database.');
  }
  return databases.of(database ?? parent);
}
