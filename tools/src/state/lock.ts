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

/** The path of a socket must be short, so the socket lies outside of the folder and its name is a hash of the folder's path. */
function addressOf(folder: string): string {
  const id = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24);
  const name = `futsal-cup-${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

/**
 * Listens and answers every connection with its name. Returns null when the address is taken, by another process or by a leftover socket.
 */
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

/** The name of the process that listens; null when there is none. A suspended process counts too, although it does not answer. */
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

interface Taken {
  readonly server: Server | null;
  readonly isAfterKill: boolean;
}

async function takeOrReplace(address: string, name: string): Promise<Taken> {
  const server = await listen(address, name);
  if (server !== null || (await findHolder(address)) !== null) return { server, isAfterKill: false };
  // A killed process has left its socket behind.
  await rm(address, { force: true });
  return { server: await listen(address, name), isAfterKill: true };
}

export interface FolderLock {
  /** Whether the process that used the folder before was killed, so that what it had started may still be ending. */
  readonly isAfterKill: boolean;
  readonly release: () => Promise<void>;
}

/**
 * Makes this process the only one that uses a folder, until it releases the lock or ends in any way. The system closes a socket with its
 * process, so no lock file can be left over. Two suites would overwrite each other's state.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const address = addressOf(folder);
  const name = `process ${process.pid}, ${randomUUID()}`;
  const { server, isAfterKill } = await takeOrReplace(address, name);
  // Two processes that replace the same socket at the same moment both listen, but only one can be found.
  if (server) await wait(SETTLE_MS);
  const holder = await findHolder(address);
  if (server && holder === name) {
    const release = async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    };
    return { isAfterKill, release };
  }
  // The losing process must not close its server, because that would remove the winner's socket. So the server stays open until the process ends.
  const [who = 'a process'] = holder?.split(',') ?? [];
  throw new UserError(
    `Futsal Cup is running already with the state in ${folder} (${who}). Stop it with Ctrl-C first.`,
  );
}
