import { createHash, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UserError } from '../user-error';

const ANSWER_LIMIT_MS = 2_000;
const SETTLE_MS = 100;

/** A socket's path must be short, so that it lies outside of the folder and is named after it. */
function addressOf(folder: string): string {
  const id = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  const name = `futsal-cup-${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/** Listens and tells everybody who asks its name; null when somebody listens already, or has left the socket. */
async function listen(address: string, name: string): Promise<Server | null> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.end(name);
  });
  server.listen(address);
  try {
    await once(server, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return null;
    throw error;
  }
  server.unref();
  return server;
}

/** The name of the process that listens; null when none does. One that is suspended does not answer, but it is there. */
async function findHolder(address: string): Promise<string | null> {
  const socket = connect(address).setTimeout(ANSWER_LIMIT_MS);
  let answer = '';
  socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  socket.on('timeout', () => socket.destroy());
  try {
    await once(socket, 'connect');
  } catch {
    return null;
  }
  await once(socket, 'close').catch(() => undefined);
  return answer || 'that does not answer';
}

async function takeOrReplace(address: string, name: string): Promise<Server | null> {
  const server = await listen(address, name);
  if (server !== null || (await findHolder(address)) !== null) return server;
  // A killed process has left its socket behind.
  await rm(address, { force: true });
  return listen(address, name);
}

/**
 * Makes this process the only one that uses a folder, until it releases it or ends, however it ends: the system closes a socket
 * with its process, so that there is no file to trust. Two suites would overwrite each other's state.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(folder);
  const name = `process ${process.pid}, ${randomUUID()}`;
  const server = await takeOrReplace(address, name);
  // Two that replace the same socket at the same moment both listen, but only one is found.
  if (server) await wait(SETTLE_MS);
  const holder = await findHolder(address);
  if (server && holder === name) {
    return async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    };
  }
  // To close the server of one that lost would take the winner's socket away, so it stays until this process ends.
  const [who = 'a process'] = holder?.split(',') ?? [];
  throw new UserError(
    `Futsal Cup is running already with the state in ${folder} (${who}). Stop it with Ctrl-C first.`,
  );
}
