import type { ServerDuplexStream } from '@grpc/grpc-js';
import type { Databases } from './database';
import { toStatus } from './service-error';
import { toBridgeQuery } from './to-bridge-query';
import type { ListenRequest, ListenResponse } from './wire';

/** Listen: firebase-bridge's listeners, from the first request on until either side ends the stream. */
export async function listen(
  databases: Databases,
  call: ServerDuplexStream<ListenRequest, ListenResponse>,
): Promise<void> {
  const requests = call[Symbol.asyncIterator]();
  const first = await requests.next();
  if (first.done) return void call.end();
  const { client } = await databases.of(first.value.database);
  const upstream = client.listen();
  upstream.on('data', (answer: ListenResponse) => call.write(answer));
  upstream.on('error', (error) => call.emit('error', toStatus(error)));
  upstream.on('end', () => call.end());
  call.on('cancelled', () => upstream.destroy());
  upstream.write(toBridgeRequest(first.value));
  for await (const request of { [Symbol.asyncIterator]: () => requests }) {
    upstream.write(toBridgeRequest(request));
  }
  upstream.end();
}

function toBridgeRequest(request: ListenRequest): ListenRequest {
  const query = request.addTarget?.query;
  if (!query?.structuredQuery) return request;
  const rewritten = { ...query, structuredQuery: toBridgeQuery(query.structuredQuery) };
  return { ...request, addTarget: { ...request.addTarget, query: rewritten } };
}
