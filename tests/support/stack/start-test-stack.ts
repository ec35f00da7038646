import { build } from '@futsal-cup/tools/build';
import { buildIn } from '@futsal-cup/tools/stack/firebase-config';
import { freePort, freePorts, HOST } from '@futsal-cup/tools/stack/ports';
import { ROOT } from '@futsal-cup/tools/project';
import { seed, seedAccounts } from '@futsal-cup/tools/seed/seed';
import { startStack } from '@futsal-cup/tools/stack/start-stack';
import { join } from 'node:path';
import { startFunction } from './start-function';
import type { TestStack } from './test-stack';

/** The tests build into a separate folder, not `dist`, so that they run beside `npm start`. */
export const TEST_BUILD = buildIn('.artifacts/build');

export interface RunningTestStack {
  readonly stack: TestStack;
  stop(): Promise<void>;
}

/** `npm test` builds once for all suites and says so in the environment; a suite run alone builds for itself. */
export async function buildOnce(): Promise<void> {
  if (process.env['FUTSAL_CUP_TESTS_BUILT'] !== '1') await build(TEST_BUILD);
}

/**
 * Starts the stack of the API, security and browser tests, with the accounts and cups of `npm start`, or without cups. The site's API is the function
 * itself: the emulator of Functions starts a process for each call that comes while another one is pending, up to four
 * (tools/src/stack/site-guard.ts). Each costs seconds of a processor, which delay a page.
 */
export async function startTestStack({ hasCups = true } = {}): Promise<RunningTestStack> {
  await buildOnce();
  const ports = await freePorts();
  const port = await freePort();
  const logFile = join(ROOT, '.artifacts', 'logs', `suite-${ports.hosting}.log`);
  const running = await startStack({ ports, built: TEST_BUILD, logFile, apiPort: port });
  const api = await startFunction({ ...running, port, folder: TEST_BUILD.functions });
  if (hasCups) await seed(running);
  else await seedAccounts(running.authHost);
  return {
    stack: {
      site: running.site,
      hosting: running.hosting,
      function: `http://${HOST}:${api.port}`,
      authHost: running.authHost,
      firestoreHost: running.firestoreHost,
      engine: running.engine,
    },
    stop: async () => {
      await api.stop();
      await running.stop();
    },
  };
}
