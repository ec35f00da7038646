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

interface Options {
  /** Whether the stack has the cups of `npm start`, or none. */
  readonly cups: boolean;
  /**
   * The server of the site's API. The emulator of Functions starts a process for each call that comes while another one is
   * pending, up to four (tools/src/stack/site-guard.ts). Each costs seconds of a processor, which delay a page, so it is used only
   * where it is under test.
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
