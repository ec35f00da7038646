import type { Duplex, Readable } from 'node:stream';
import type { FirestoreController, MetaDocument } from '@firebase-bridge/firestore-admin';
import type {
  CommitRequest,
  CommitResponse,
  Document,
  RunAggregationQueryRequest,
  RunQueryRequest,
} from './wire';

/** What firebase-bridge gives the Admin SDK in place of its network client, as far as we use it. */
export interface BridgeClient {
  readonly context: {
    serializeDoc(document: MetaDocument, fieldPaths?: readonly string[]): Document;
  };
  commit(request: CommitRequest): Promise<[CommitResponse, ...unknown[]]>;
  runQuery(request: RunQueryRequest): Readable;
  runAggregationQuery(request: RunAggregationQueryRequest): Readable;
  listen(): Duplex;
}

interface ClientPool {
  run<T>(tag: string, requiresGrpc: boolean, use: (client: BridgeClient) => Promise<T>): Promise<T>;
}

/**
 * firebase-bridge offers its client only through the pool of a Firestore instance, and the pool closes an idle client:
 * so one use of it is begun here and never ended.
 */
export function openBridgeClient(controller: FirestoreController): Promise<BridgeClient> {
  const { _clientPool: pool } = controller.firestore() as unknown as { _clientPool: ClientPool };
  return new Promise((resolve) => {
    void pool.run('local-firestore', true, (client) => {
      resolve(client);
      return new Promise<never>(() => undefined);
    });
  });
}
