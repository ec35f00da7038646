import { HOST } from '@futsal-cup/tools/stack/ports';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>Empty</title>
    <meta name="viewport" content="width=device-width">
    <meta name="description" content="A page with nothing to do">
  </head>
  <body><main><h1>Empty</h1></main></body>
</html>`;

export interface EmptyPage {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Serves a page of one word and no code: only the browser and the machine keep it busy. */
export async function startEmptyPage(): Promise<EmptyPage> {
  const server = createServer(({ url }, response) => {
    response.writeHead(url === '/' ? 200 : 404, { 'content-type': 'text/html' });
    response.end(url === '/' ? PAGE : '');
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
