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

/** What is said about a connection of HTTP/1.1, and must not be said about one of HTTP/2. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding']);

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name)));
}

/** What stands before the path in HTTP/2 are headers whose names begin with a colon. */
function asHttp1({ headers }: Http2ServerRequest, host: string): IncomingHttpHeaders {
  return { ...Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':'))), host };
}

/** An answer that stays what it is for as long as the site is built as it is. */
interface Kept {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type KeptFiles = Map<string, Kept>;

function isForEver({ statusCode, headers }: IncomingMessage): boolean {
  return statusCode === 200 && /immutable/.test(headers['cache-control'] ?? '');
}

/** The same file is packed in several ways. */
function keyOf({ url, headers }: Http2ServerRequest): string {
  return `${url} ${headers['accept-encoding'] ?? ''}`;
}

/** Listens in on an answer that is passed on; one that is cut off never ends. */
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
 * The site over HTTP/2, as Hosting serves it. Its emulator speaks HTTP/1.1, by which a browser asks for six files at a time: of the
 * small files of a page, most then wait for others. As at an edge of Hosting's network, a file that never changes is asked of it once:
 * its emulator would pack each anew, on the processors on which the page is run.
 *
 * @param folder - Where the certificate is kept, which no browser trusts.
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
