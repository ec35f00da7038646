import { HOST } from '@futsal-cup/tools/stack/ports';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { once } from 'node:events';
import { request as send, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';

export interface Http2Front {
  readonly origin: string;
  stop(): Promise<void>;
}

/** These headers describe a connection of HTTP/1.1, and HTTP/2 forbids them. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
}

/** HTTP/2 sends what HTTP/1.1 has in its first line as headers whose names begin with a colon. */
function asHttp1({ headers }: Http2ServerRequest, host: string): IncomingHttpHeaders {
  return { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))), host };
}

/** An answer that does not change until the site is built again. */
interface Kept {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type KeptFiles = Map<string, Kept>;

function isForEver({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 200 && /immutable/.test(headers['cache-control'] ?? '');
}

/** The key includes the encoding, because the same file is compressed in several ways. */
function keyOf({ url, headers }: Http2ServerRequest): string {
  return `${url} ${headers['accept-encoding'] ?? ''}`;
}

/** Caches an answer that is passed on; an answer that is cut off never ends, and is not cached. */
function keep(key: string, reply: IncomingMessage, kept: KeptFiles): void {
  const chunks: Buffer[] = [];
  reply.on('data', (chunk: Buffer) => chunks.push(chunk));
  reply.on('end', () => {
    kept.set(key, { headers: withoutConnection(reply.headers), body: Buffer.concat(chunks) });
  });
}

function passOn(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { site, kept }: { readonly site: URL; readonly kept: KeptFiles },
): void {
  const { method, url: path } = request;
  const { hostname, port, host } = site;
  const onward = send({ hostname, port, method, path, headers: asHttp1(request, host) }, (reply) => {
    response.writeHead(reply.statusCode ?? 502, withoutConnection(reply.headers));
    reply.on('error', () => response.destroy());
    reply.pipe(response);
    if (method === 'GET' && isForEver(reply)) keep(keyOf(request), reply, kept);
  });
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  request.pipe(onward);
}

function answer(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  origin: { readonly site: URL; readonly kept: KeptFiles },
): void {
  const file = request.method === 'GET' ? origin.kept.get(keyOf(request)) : undefined;
  if (!file) return passOn(request, response, origin);
  response.writeHead(200, file.headers);
  response.end(file.body);
}

/**
 * Serves the site over HTTP/2, as Hosting does. Its emulator speaks HTTP/1.1, over which a browser requests six files at a time,
 * so most of a page's small files would be queued. Like an edge of Hosting's network, it requests a file that never changes only
 * once: the emulator would compress it anew each time, on the processors that run the page.
 *
 * @param folder - The folder for the certificate, which no browser trusts.
 */
export async function startHttp2Front(site: string, folder: string): Promise<Http2Front> {
  const certificate = await getCertificate(folder);
  const origin = { site: new URL(site), kept: new Map<string, Kept>() };
  const server = createSecureServer({ key: certificate, cert: certificate }, (request, response) =>
    answer(request, response, origin),
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
