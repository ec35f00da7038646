import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chooseEngine, type EngineChoice, type EngineName } from './choose-engine';
import { claimPort } from './claim-port';
import { collectOutput } from './collect-output';
import { spawnGuarded, stopGuarded, type GuardedProcess } from './spawn-guarded';
import { waitForFirestore } from './wait-for-firestore';

export interface FirestoreOptions {
  host: string;
  /** 0 takes a free one. */
  port: number;
  rulesFile: string;
  /** Forces an engine; without it the environment decides (choose-engine.ts). */
  engine?: EngineName;
}

export interface RunningFirestore {
  engine: EngineName;
  /** `host:port`, as FIRESTORE_EMULATOR_HOST wants it. */
  host: string;
  process: GuardedProcess;
  stop(): Promise<void>;
}

const START_LIMIT_MS = 60_000;
const STOP_GRACE_MS = 5_000;

/** Starts a Firestore that ends with this process, and resolves when it answers. */
export async function startFirestore(options: FirestoreOptions): Promise<RunningFirestore> {
  const choice = await chooseEngine(
    options.engine ? { ...process.env, FIRESTORE_ENGINE: options.engine } : process.env,
  );
  const port = await claimPort(options.host, options.port);
  const { command, args } = commandOf(choice, { ...options, port });
  const child = spawnGuarded(command, args, { graceMs: STOP_GRACE_MS });
  const address = `${options.host}:${port}`;
  await waitUntilUp(child, address, choice.engine);
  return { engine: choice.engine, host: address, process: child, stop: () => stopGuarded(child) };
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
    await waitForFirestore(address, giveUp.signal);
  } catch (error) {
    await stopGuarded(child);
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Firestore (${engine} engine) cannot start at ${address}: ${why}.\n${readOutput()}`);
  } finally {
    clearTimeout(timer);
    child.off('exit', onExit);
  }
}
