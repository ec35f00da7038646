import { HOST } from '@futsal-cup/tools/stack/ports';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <title>A still page</title>
    <meta name="viewport" content="width=device-width">
  </head>
  <body><main><h1>A still page</h1></main></body>
</html>`;

export interface StillPage {
  readonly url: string;
  stop(): Promise<void>;
}

/** A page of one line and no code: what keeps it busy is the browser and the machine, and is in every other page too. */
export async function startStillPage(): Promise<StillPage> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
  });
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${port}/`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
