import { spawnGuarded, stopGuarded } from '@futsal-cup/local-firestore/spawn-guarded';
import { PROJECT_ID, ROOT } from '@futsal-cup/tools/project';
import { logOutput } from '@futsal-cup/tools/stack/log-output';
import { HOST } from '@futsal-cup/tools/stack/ports';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const library = createRequire(import.meta.url).resolve('@google-cloud/functions-framework');
/** The command line of the framework is in the folder of its library. */
const framework = join(dirname(library), 'main.js');

export interface FunctionOptions {
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly port: number;
  readonly folder: string;
  /** The address of the site that the function names in its answers, for tests of such answers. */
  readonly site?: string;
  readonly env?: NodeJS.ProcessEnv;
}

export interface RunningFunction {
  readonly port: number;
  stop(): Promise<void>;
}

function environment({ firestoreHost, authHost, site, env }: FunctionOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...env,
    NODE_ENV: 'production',
    GCLOUD_PROJECT: PROJECT_ID,
    FIREBASE_CONFIG: JSON.stringify({ projectId: PROJECT_ID }),
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    FIREBASE_AUTH_EMULATOR_HOST: authHost,
    ...(site === undefined ? {} : { SITE_ORIGIN: site }),
  };
}

/** The limit is shorter than the time limits of the test hooks, so that the failure says what did not start. */
const START_LIMIT = 45_000;
const ANSWER_LIMIT = 5_000;

async function waitUntilServed(port: number, hasExited: () => boolean): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  for (;;) {
    try {
      await fetch(`http://${HOST}:${port}/`, { signal: AbortSignal.timeout(ANSWER_LIMIT) });
      return;
    } catch (cause) {
      if (hasExited() || Date.now() > deadline) {
        throw new Error(`The function does not answer on port ${port}.`, { cause });
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** How Node serves the built function with the framework that serves it in production. */
export function commandOf(options: FunctionOptions) {
  const args = [
    framework,
    '--source',
    join(ROOT, options.folder),
    '--target',
    'api',
    '--signature-type',
    'http',
    // A test finds the process by its port.
    '--port',
    String(options.port),
  ];
  return { args, cwd: ROOT, env: environment(options) };
}

/** Serves the built function in one process. */
export async function startFunction(options: FunctionOptions): Promise<RunningFunction> {
  const { args, ...place } = commandOf(options);
  const child = spawnGuarded(process.execPath, args, place);
  logOutput(child, join(ROOT, '.artifacts', 'logs', `function-${options.port}.log`));
  await waitUntilServed(options.port, () => child.exitCode !== null);
  return { port: options.port, stop: () => stopGuarded(child) };
}
