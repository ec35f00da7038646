import type { Readable } from 'node:stream';
import type { FirestoreController, MetaDocument } from '@firebase-bridge/firestore-admin';
import type { CommitRequest, CommitResponse, Document, RunQueryRequest, Value } from './wire';

/** The client that firebase-bridge gives the Admin SDK in place of its network client, with the methods that we use. */
export interface BridgeClient {
  readonly context: BridgeContext;
  commit(request: CommitRequest): Promise<[CommitResponse, ...unknown[]]>;
  runQuery(request: RunQueryRequest): Readable;
}

interface BridgeContext {
  readonly serializer: { decodeValue(value: Value): unknown };
  toGapicPath(path: string): string;
  serializeDoc(document: MetaDocument): Document;
}

interface ClientPool {
  run<T>(tag: string, requiresGrpc: boolean, use: (client: BridgeClient) => Promise<T>): Promise<T>;
}

/**
 * firebase-bridge offers its client only through the pool of a Firestore instance, and the pool closes an idle client. So one use of the
 * client is begun here and never ended.
 */
export function openBridgeClient(controller: FirestoreController): Promise<BridgeClient> {
  const { _clientPool: pool } = controller.firestore() as unknown as { _clientPool: ClientPool };
  return new Promise((resolve) => {
    void pool.run('local-firestore', true, (client) => {
      rememberNames(client.context);
      resolve(client);
      return new Promise<never>(() => undefined);
    });
  });
}

/**
 * To sort documents by name, firebase-bridge checks and parses both names for every comparison, which takes half the time of a query. The
 * result for a name never changes, so it is cached.
 */
function rememberNames(context: BridgeContext): void {
  const toGapicPath = context.toGapicPath.bind(context);
  context.toGapicPath = remember(toGapicPath);
  const { serializer } = context;
  const decodeValue = serializer.decodeValue.bind(serializer);
  const decodeReference = remember((referenceValue) => decodeValue({ referenceValue }));
  serializer.decodeValue = (value) =>
    typeof value.referenceValue === 'string' ? decodeReference(value.referenceValue) : decodeValue(value);
}

function remember<T>(compute: (name: string) => T): (name: string) => T {
  const known = new Map<string, T>();
  return (name) => {
    const remembered = known.get(name);
    if (remembered !== undefined) return remembered;
    const computed = compute(name);
    known.set(name, computed);
    return computed;
  };
}
