import { HOST } from '@futsal-cup/tools/stack/ports';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { once } from 'node:events';
import { request as send, type IncomingHttpHeaders } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface Http2Front {
  readonly origin: string;
  stop(): Promise<void>;
}

/** What is said about a connection of HTTP/1.1, and must not be said about one of HTTP/2. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
}

/** What stands before the path in HTTP/2 are headers whose names begin with a colon. */
function asHttp1({ headers }: Http2ServerRequest, host: string): IncomingHttpHeaders {
  return { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))), host };
}

function passOn(request: Http2ServerRequest, response: Http2ServerResponse, site: URL): void {
  const { method, url: path } = request;
  const { hostname, port, host } = site;
  const onward = send({ hostname, port, method, path, headers: asHttp1(request, host) }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, withoutConnection(reply.headers));
    reply.on('error', () => response.destroy());
    reply.pipe(response);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

/**
 * The site over HTTP/2, as Hosting serves it. Its emulator speaks HTTP/1.1, by which a browser asks for six files at a time: of the
 * small files of a page, most then wait for others.
 *
 * @param folder - Where the certificate is kept, which no browser trusts.
 */
export async function startHttp2Front(site: string, folder: string): Promise<Http2Front> {
  const certificate = await getCertificate(folder);
  const server = createSecureServer({ key: certificate, cert: certificate }, (request, response) =>
    passOn(request, response, new URL(site)),
  );
  const stopping = new AbortController();
  server.on('session', (session) => stopping.signal.addEventListener('abort', () => session.destroy()));
  server.listen(0, HOST);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://${HOST}:${port}`,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      stopping.abort();
      await closed;
    },
  };
}
