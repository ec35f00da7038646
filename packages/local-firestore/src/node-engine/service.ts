import {
  status,
  type handleBidiStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type Metadata,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { batchWrite, beginTransaction, commit, rollback } from './commit';
import type { Database, Databases } from './database';
import { listCollectionIds, listDocuments } from './list';
import { listen } from './listen';
import { readDocuments } from './read-documents';
import { runAggregationQuery, runQuery } from './run-query';
import { ServiceError, toStatus } from './service-error';
import type { ListenRequest, ListenResponse } from './wire';

/** The methods that the Admin SDK calls; gRPC answers UNIMPLEMENTED to every other. */
export function createFirestoreService(databases: Databases): UntypedServiceImplementation {
  return {
    batchGetDocuments: streamed(databases, readDocuments),
    runQuery: streamed(databases, runQuery),
    runAggregationQuery: streamed(databases, runAggregationQuery),
    beginTransaction: single(databases, beginTransaction),
    commit: single(databases, commit),
    rollback: single(databases, rollback),
    batchWrite: single(databases, batchWrite),
    listDocuments: single(databases, listDocuments),
    listCollectionIds: single(databases, listCollectionIds),
    listen: duplex((call) => listen(databases, call)),
  };
}

interface Addressed {
  database?: string | null;
  parent?: string | null;
}

function single<Request extends Addressed, Response>(
  databases: Databases,
  handle: (database: Database, request: Request) => Response | Promise<Response>,
): handleUnaryCall<Request, Response> {
  return (call, answer) => {
    const handled = async () => {
      assertAdministrator(call.metadata);
      return handle(await databaseOf(databases, call.request), call.request);
    };
    handled().then(
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
    const handled = async () => {
      assertAdministrator(call.metadata);
      return handle(await databaseOf(databases, call.request), call.request);
    };
    handled().then(
      (responses) => {
        for (const response of responses) call.write(response);
        call.end();
      },
      (error: unknown) => call.emit('error', toStatus(error)),
    );
  };
}

function duplex(
  handle: (...args: Parameters<handleBidiStreamingCall<ListenRequest, ListenResponse>>) => Promise<void>,
): handleBidiStreamingCall<ListenRequest, ListenResponse> {
  return (call) => {
    const handled = async () => {
      assertAdministrator(call.metadata);
      await handle(call);
    };
    handled().catch((error: unknown) => call.emit('error', toStatus(error)));
  };
}

function databaseOf(databases: Databases, { database, parent }: Addressed): Promise<Database> {
  return databases.of(database ?? parent);
}

/** This engine knows no rules. Ours let nobody in but the Admin SDK, which shows this token to every emulator. */
function assertAdministrator(metadata: Metadata): void {
  if (metadata.get('authorization')[0] === 'Bearer owner') return;
  throw new ServiceError(status.PERMISSION_DENIED, 'Only the Admin SDK may use this database.');
}
