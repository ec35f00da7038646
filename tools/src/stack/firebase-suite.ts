import { spawnGuarded, stopGuarded, type GuardedProcess } from '@futsal-cup/local-firestore/spawn-guarded';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PROJECT_ID, ROOT } from '../project';
import { Sentence } from '../sentence';
import { writeFirebaseConfig, type Built } from './firebase-config';
import { logOutput } from './log-output';
import { HOST, type Ports } from './ports';

const START_TIMEOUT = 120_000;
const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

export interface FirebaseSuite {
  stop(): Promise<void>;
  readonly exited: Promise<void>;
}

interface SuiteOptions {
  readonly ports: Ports;
  readonly built: Built;
  readonly logFile: string;
  readonly only: 'auth' | 'auth,functions,hosting';
  readonly env?: NodeJS.ProcessEnv;
}

function suiteEnvironment({ ports, env }: SuiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...env,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    NO_UPDATE_NOTIFIER: '1',
    FIREBASE_EMULATORS_PATH: join(ROOT, '.state', 'emulators'),
  };
}

async function lastLines(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim().split('\n').slice(-15).join('\n');
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(2_000) });
    return true;
  } catch {
    return false;
  }
}

/** firebase-tools says it is ready in prose only, so ask the ports; the site's answer comes last. */
async function waitUntilReady({ ports, only, logFile }: SuiteOptions, child: GuardedProcess): Promise<void> {
  const urls = [`http://${HOST}:${ports.auth}/`];
  if (only !== 'auth') urls.push(`http://${HOST}:${ports.hosting}/api/tournaments/get-all`);
  const deadline = Date.now() + START_TIMEOUT;
  for (const url of urls) {
    while (!(await answers(url))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Sentence(
          `The Firebase emulators did not start. Their last words:\n${await lastLines(logFile)}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
}

/** Starts Auth, Functions and Hosting of firebase-tools in a process group of its own. */
export async function startFirebaseSuite(options: SuiteOptions): Promise<FirebaseSuite> {
  const { ports, built, logFile, only } = options;
  const config = await writeFirebaseConfig(ports, built);
  const args = ['emulators:start', '--only', only, '--project', PROJECT_ID, '--config', config.file];
  const child = spawnGuarded(process.execPath, [firebase, ...args], {
    cwd: ROOT,
    env: suiteEnvironment(options),
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  logOutput(child, logFile);
  const stop = async () => {
    await stopGuarded(child);
    await config.remove();
  };
  try {
    await waitUntilReady(options, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop, exited };
}
