import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns the time of the fastest of many runs, in milliseconds: the time of the task when no other work slows it down. */
export async function fastestOf(runs: number, task: () => unknown): Promise<number> {
  let fastest = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await task();
    fastest = Math.min(fastest, performance.now() - start);
  }
  return fastest;
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

function receive(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.length));
      response.on('end', () => resolve(bytes));
    });
    request.on('error', reject);
  });
}

/** Measures the time to serialise `view` and to send it over HTTP on this machine, without any network between. */
export async function timeToSend(
  view: unknown,
  runs: number,
): Promise<{ milliseconds: number; bytes: number }> {
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(view));
  });
  const port = await listen(server);
  const milliseconds = await fastestOf(runs, () => receive(port));
  const bytes = await receive(port);
  await new Promise((resolve) => server.close(resolve));
  return { milliseconds, bytes };
}
