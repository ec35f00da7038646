import {
  Client,
  credentials,
  Server,
  ServerCredentials,
  status,
  type MethodDefinition,
  type sendUnaryData,
  type ServerUnaryCall,
  type ServerWritableStream,
  type ServiceDefinition,
  type UntypedServiceImplementation,
} from '@grpc/grpc-js';
import { loadFirestoreService } from '@futsal-cup/local-firestore/firestore-service';
import { add, countOperations, NO_OPERATIONS, subtract, type Operations } from './count-operations';

export interface FirestoreCounter {
  /** The address `host:port` of the counter, which a function gets as the address of its Firestore. */
  readonly host: string;
  /** Returns the operations since the last call of this method. */
  take(): Operations;
  stop(): Promise<void>;
}

type Method = MethodDefinition<unknown, unknown>;

const MAX_MESSAGE = { 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 };

function identity(bytes: Buffer): Buffer {
  return bytes;
}

/** Returns the methods of a service in a form in which the proxy passes their bytes on unchanged. */
function asBytes(service: ServiceDefinition): ServiceDefinition {
  const plain = {
    requestSerialize: identity,
    requestDeserialize: identity,
    responseSerialize: identity,
    responseDeserialize: identity,
  };
  return Object.fromEntries(
    Object.entries(service)
      .filter(([, method]) => !method.requestStream)
      .map(([name, method]) => [name, { ...method, ...plain }]),
  );
}

function countCall(method: Method, request: Buffer, responses: readonly unknown[]): Operations {
  return countOperations(method.path.split('/').at(-1) ?? '', method.requestDeserialize(request), responses);
}

class Passing {
  #operations = NO_OPERATIONS;

  constructor(
    readonly client: Client,
    readonly abortsCommit: () => boolean,
  ) {}

  take(): Operations {
    const taken = this.#operations;
    this.#operations = NO_OPERATIONS;
    return taken;
  }

  #add(operations: Operations) {
    this.#operations = add(this.#operations, operations);
  }

  single(method: Method) {
    return ({ request, metadata }: ServerUnaryCall<Buffer, Buffer>, answer: sendUnaryData<Buffer>) => {
      if (method.path.endsWith('/Commit') && this.abortsCommit()) {
        answer({ code: status.ABORTED, details: 'Aborted on purpose.' });
        return;
      }
      this.client.makeUnaryRequest(method.path, identity, identity, request, metadata, (error, response) => {
        if (!error && response) this.#add(countCall(method, request, [method.responseDeserialize(response)]));
        answer(error, response);
      });
    };
  }

  /** Counts each response before it is passed on, because a client stops waiting at the last response, not at the end of the stream. */
  streamed(method: Method) {
    return (call: ServerWritableStream<Buffer, Buffer>) => {
      const { request, metadata } = call;
      const responses: unknown[] = [];
      let counted = NO_OPERATIONS;
      const passed = this.client.makeServerStreamRequest(method.path, identity, identity, request, metadata);
      passed.on('data', (response: Buffer) => {
        responses.push(method.responseDeserialize(response));
        const soFar = countCall(method, request, responses);
        this.#add(subtract(soFar, counted));
        counted = soFar;
        call.write(response);
      });
      passed.on('error', (error) => call.emit('error', error));
      passed.on('end', () => call.end());
      call.on('cancelled', () => passed.cancel());
    };
  }
}

function handlers(service: ServiceDefinition, passing: Passing): UntypedServiceImplementation {
  return Object.fromEntries(
    Object.entries(service)
      .filter(([, { requestStream }]) => !requestStream)
      .map(([name, method]) => [
        name,
        method.responseStream ? passing.streamed(method) : passing.single(method),
      ]),
  );
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
}

/**
 * Starts a proxy between a function and its Firestore, which passes everything on and counts what Firestore would bill. So the counted
 * function is the very one that is deployed. Listeners do not pass, because the function has none. The counter can abort commits on the
 * way, as Firestore does when they conflict.
 */
export async function startCounter(
  firestoreHost: string,
  abortsCommit = () => false,
): Promise<FirestoreCounter> {
  const { service } = loadFirestoreService();
  const client = new Client(firestoreHost, credentials.createInsecure(), MAX_MESSAGE);
  const passing = new Passing(client, abortsCommit);
  const server = new Server(MAX_MESSAGE);
  server.addService(asBytes(service), handlers(service, passing));
  const port = await listen(server);
  return {
    host: `127.0.0.1:${port}`,
    take: () => passing.take(),
    stop: async () => {
      server.forceShutdown();
      client.close();
    },
  };
}
