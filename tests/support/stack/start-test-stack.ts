import { build } from '@futsal-cup/tools/build';
import { importAccounts, readAccountsFile } from '@futsal-cup/tools/stack/accounts';
import { buildIn } from '@futsal-cup/tools/stack/firebase-config';
import { freePort, freePorts, HOST } from '@futsal-cup/tools/stack/ports';
import { ROOT } from '@futsal-cup/tools/project';
import { ACCOUNTS_FILE, seed } from '@futsal-cup/tools/seed/seed';
import { startStack } from '@futsal-cup/tools/stack/start-stack';
import { join } from 'node:path';
import { startFunction } from './start-function';
import type { TestStack } from './test-stack';

/** Apart from `dist`, so that the tests run beside `npm start`. */
export const TEST_BUILD = buildIn('.artifacts/build');

export interface RunningTestStack {
  readonly stack: TestStack;
  stop(): Promise<void>;
}

/** `npm test` builds once for all suites and says so in the environment; a suite run alone builds for itself. */
export async function buildOnce(): Promise<void> {
  if (process.env['FUTSAL_CUP_TESTS_BUILT'] !== '1') await build(TEST_BUILD);
}

interface Options {
  /** Whether there are the cups of `npm start`, or none. */
  readonly cups: boolean;
  /**
   * Who serves the API of the site. The emulator of Functions starts a process for each call that comes while another is under
   * way, up to four (tools/src/stack/site-guard.ts): seconds of a processor each, which a page waits for. So it is used only where it
   * is what is tested.
   */
  readonly siteApi: 'emulator' | 'function';
}

export async function startTestStack({ cups, siteApi }: Options): Promise<RunningTestStack> {
  await buildOnce();
  const ports = await freePorts();
  const port = await freePort();
  const logFile = join(ROOT, '.artifacts', 'logs', `suite-${ports.hosting}.log`);
  const apiPort = siteApi === 'function' ? port : undefined;
  const running = await startStack({ ports, built: TEST_BUILD, logFile, apiPort });
  const api = await startFunction({ ...running, port, folder: TEST_BUILD.functions });
  if (cups) await seed(running);
  else await importAccounts(running.authHost, await readAccountsFile(ACCOUNTS_FILE));
  return {
    stack: {
      site: running.site,
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
