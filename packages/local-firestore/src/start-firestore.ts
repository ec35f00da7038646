import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { credentials, Metadata } from '@grpc/grpc-js';
import { chooseEngine, type EngineChoice, type EngineName } from './choose-engine';
import { freePort } from './free-port';
import { loadFirestoreService } from './firestore-service';
import { collectOutput, spawnGuarded, stopGuarded, type GuardedProcess } from './spawn-guarded';

export interface FirestoreOptions {
  host: string;
  /** The port; 0 stands for any free port. */
  port: number;
  rulesFile: string;
  /** The engine to run; without it the environment decides (choose-engine.ts). */
  engine?: EngineName;
}

export interface RunningFirestore {
  engine: EngineName;
  /** The address as `host:port`, the form of FIRESTORE_EMULATOR_HOST. */
  host: string;
  process: GuardedProcess;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const STOP_GRACE_MS = 5_000;
const ANSWER_LIMIT_MS = 2_000;
const PAUSE_MS = 100;

/** Starts a Firestore that ends with this process, and resolves when it answers. */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const choice = await chooseEngine(
    options.engine ? { ...process.env, FIRESTORE_ENGINE: options.engine } : process.env,
  );
  const port = options.port || (await freePort(options.host));
  await assertIsFree(options.host, port);
  const { command, args } = commandOf(choice, { ...options, port });
  const child = spawnGuarded(command, args, { graceMs: STOP_GRACE_MS });
  const address = `${options.host}:${port}`;
  await waitUntilUp(child, address, choice.engine);
  return { engine: choice.engine, host: address, process: child, stop: () => stopGuarded(child) };
}

/** Rejects with an error that names the port when the port is taken. */
function assertIsFree(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} of ${host}, where Firestore should listen, is taken by another program.`;
      reject(error.code === 'EADDRINUSE' ? new Error(taken) : error);
    });
    server.listen({ host, port, exclusive: true }, () => {
      server.close(() => resolve());
    });
  });
}

function commandOf(choice: EngineChoice, { host, port, rulesFile }: FirestoreOptions) {
  const where = ['--host', host, '--port', String(port)];
  if (choice.engine === 'official') {
    const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
    return { command: choice.java, args: ['-cp', choice.jar, mainClass, ...where, '--rules', rulesFile] };
  }
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const script = fileURLToPath(new URL('./node-engine/main.ts', import.meta.url));
  return { command: process.execPath, args: ['--import', tsx, script, ...where] };
}

async function waitUntilUp(child: GuardedProcess, address: string, engine: EngineName): Promise<void> {
  const readOutput = collectOutput(child);
  const giveUp = new AbortController();
  const end = (why: string) => () => giveUp.abort(new Error(why));
  const timer = setTimeout(end(`it did not answer within ${START_LIMIT_MS / 1_000} seconds`), START_LIMIT_MS);
  const onExit = end('it ended at once');
  child.once('exit', onExit);
  try {
    await waitForAnswer(address, giveUp.signal);
  } catch (error) {
    await stopGuarded(child);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Firestore (${engine} engine) cannot start at ${address}: ${why}.\n${readOutput()}`);
  } finally {
    clearTimeout(timer);
    child.off('exit', onExit);
  }
}

/** Resolves as soon as a Firestore answers a call at this address, rejects when the signal aborts. */
async function waitForAnswer(address: string, signal: AbortSignal): Promise<void> {
  const Client = loadFirestoreService();
  const client = new Client(address, credentials.createInsecure(), {
    'grpc.initial_reconnect_backoff_ms': PAUSE_MS,
    'grpc.max_reconnect_backoff_ms': PAUSE_MS,
  });
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const request = { parent: 'projects/demo-is-it-up/databases/(default)/documents' };
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const deadline = Date.now() + ANSWER_LIMIT_MS;
      client.listCollectionIds?.(request, metadata, { deadline }, (error: unknown) => resolve(!error));
    });
  try {
    while (!(await answers())) {
      signal.throwIfAborted();
      await wait(PAUSE_MS);
    }
  } finally {
    client.close();
  }
}
