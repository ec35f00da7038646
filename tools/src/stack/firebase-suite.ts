import { spawnGuarded, stopGuarded, type GuardedProcess } from '@futsal-cup/local-firestore/spawn-guarded';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';
import { PROJECT_ID, ROOT } from '../project';
import { UserError } from '../user-error';
import { writeFirebaseConfig, type Built } from './firebase-config';
import { HOST, type Ports } from './ports';
import { logOutput } from './log-output';

const START_TIMEOUT = 120_000;
const TAMER = new URL('tame-firebase-tools.mjs', import.meta.url).href;
const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

export interface FirebaseSuite {
  stop(): Promise<void>;
  readonly exited: Promise<void>;
}

export type SuiteParts = 'auth' | 'auth,hosting' | 'auth,functions,hosting';

export interface ResetMail {
  readonly email: string;
  readonly code: string;
}

interface SuiteOptions {
  readonly ports: Ports;
  readonly built: Built;
  readonly logFile: string;
  readonly only: SuiteParts;
  readonly env?: NodeJS.ProcessEnv;
  /** Gets each mail for a forgotten password, because the Auth emulator does not send it. */
  readonly onResetMail?: (mail: ResetMail) => void;
  /** Whether the output is added to the log of an earlier suite. */
  readonly isRestart?: boolean;
}

function suiteEnvironment({ ports, env }: SuiteOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...env,
    FIRESTORE_EMULATOR_HOST: `${HOST}:${ports.firestore}`,
    NO_UPDATE_NOTIFIER: '1',
    METADATA_SERVER_DETECTION: 'none',
    // This is in seconds; the default of ten is too short on a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  };
}

/** Production sends this link by mail; the Auth emulator writes it into its log. */
const RESET_LINK = /reset the password for (\S+), follow this link: \S*?oobCode=([\w-]+)/;

function readResetMails({ stdout }: GuardedProcess, onResetMail: SuiteOptions['onResetMail']): void {
  if (!onResetMail) return;
  createInterface({ input: stdout }).on('line', (line) => {
    const [, email, code] = RESET_LINK.exec(line) ?? [];
    if (email !== undefined && code !== undefined) onResetMail({ email, code });
  });
}

async function lastLines(file: string): Promise<string> {
  return (await readFile(file, 'utf8')).trim().split('\n').slice(-15).join('\n');
}

type IsReady = (response: Response) => boolean;

/**
 * Sends one request with a long time limit: the functions emulator starts another process for a request that arrives while the first
 * process is still loading, so on a busy machine repeated requests make everything slower.
 */
async function answers(url: string, isReady: IsReady): Promise<boolean> {
  try {
    return isReady(await fetch(url, { signal: AbortSignal.timeout(60_000) }));
  } catch {
    return false;
  }
}

/** Hosting answers before the function is loaded, but only the function answers in JSON. */
const isJson: IsReady = ({ headers }) => headers.get('Content-Type')?.includes('application/json') ?? false;

/** firebase-tools reports its readiness in prose only, so we ask the ports; the site answers last. */
async function waitUntilReady({ ports, only, logFile }: SuiteOptions, child: GuardedProcess): Promise<void> {
  const site = `http://${HOST}:${ports.hosting}`;
  const questions: [url: string, isReady: IsReady][] = [[`http://${HOST}:${ports.auth}/`, () => true]];
  if (only === 'auth,hosting') questions.push([`${site}/`, ({ ok }) => ok]);
  if (only === 'auth,functions,hosting') questions.push([`${site}/api/tournaments/get-all`, isJson]);
  const deadline = Date.now() + START_TIMEOUT;
  for (const [url, isReady] of questions) {
    while (!(await answers(url, isReady))) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new UserError(
          `The Firebase emulators did not start. Their last words:\n${await lastLines(logFile)}`,
        );
      }
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
}

/** Starts Auth, Functions and Hosting of firebase-tools in a process group of its own. */
export async function startFirebaseSuite(options: SuiteOptions): Promise<FirebaseSuite> {
  const { ports, built, logFile, only, isRestart = false } = options;
  const config = await writeFirebaseConfig(ports, built);
  const args = ['emulators:start', '--only', only, '--project', PROJECT_ID, '--config', config.file];
  const child = spawnGuarded(process.execPath, ['--import', TAMER, firebase, ...args], {
    cwd: ROOT,
    env: suiteEnvironment(options),
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  logOutput(child, logFile, isRestart ? 'a' : 'w');
  readResetMails(child, options.onResetMail);
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
