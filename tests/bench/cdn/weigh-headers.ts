import { connect, createServer, type ClientHttp2Session, type Http2Server } from 'node:http2';
import { connect as connectSocket, type AddressInfo } from 'node:net';

/** Measures an answer without its body, as a browser gets it: over HTTP/2, on a connection that has carried such answers before. */
export interface HeaderScale {
  /** Returns the number of bytes of an answer with these headers, without the body; `hasBody` says whether a body follows. */
  weigh(status: number, headers: Readonly<Record<string, string>>, hasBody: boolean): Promise<number>;
  stop(): Promise<void>;
}

/** HTTP/2 does not have these headers of a connection. */
const OF_CONNECTIONS = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length']);

function ask(session: ClientHttp2Session): Promise<void> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': '/' });
    stream.on('error', reject).on('end', resolve).resume();
    stream.end();
  });
}

function listen(server: Http2Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/**
 * Opens a real connection and counts its bytes at the socket, without those of TLS and TCP. HTTP/2 sends a repeated header as a number of a
 * byte or two, so only headers that differ from answer to answer count, such as the date.
 */
export async function startHeaderScale(): Promise<HeaderScale> {
  let answer: { headers: Record<string, string | number>; hasBody: boolean } = {
    headers: {},
    hasBody: false,
  };
  const server = createServer();
  server.on('stream', (stream) => {
    stream.respond(answer.headers, { endStream: !answer.hasBody });
    if (answer.hasBody) stream.end();
  });
  const port = await listen(server);
  const socket = connectSocket(port, '127.0.0.1');
  const session = connect(`http://127.0.0.1:${port}`, { createConnection: () => socket });
  return {
    weigh: async (status, headers, hasBody) => {
      const sent = Object.entries(headers).filter(([name]) => !OF_CONNECTIONS.has(name));
      const { date = '', ...others } = Object.fromEntries(sent);
      answer = { headers: { ':status': status, ...others, date: `${date} before` }, hasBody };
      await ask(session);
      answer = { ...answer, headers: { ...answer.headers, date } };
      const before = socket.bytesRead;
      await ask(session);
      return socket.bytesRead - before;
    },
    stop: () =>
      new Promise((resolve) => {
        session.destroy();
        server.close(() => resolve());
      }),
  };
}
