import { importAccounts, readAccountsFile } from '@futsal-cup/tools/stack/accounts';
import { freePort, freePorts, HOST } from '@futsal-cup/tools/stack/ports';
import { ROOT } from '@futsal-cup/tools/project';
import { ACCOUNTS_FILE } from '@futsal-cup/tools/seed/seed';
import { connectFirestore, type FirestoreClient } from '@futsal-cup/tools/stack/firestore-client';
import { startStack } from '@futsal-cup/tools/stack/start-stack';
import { join } from 'node:path';
import { startFunction } from '../../support/stack/start-function';
import { TEST_BUILD } from '../../support/stack/start-test-stack';
import { startCounter, type FirestoreCounter } from '../counting/start-counter';
import { buildBareFunction } from './bare-function';

/** Firestore, the Auth emulator and three functions, each served by one process as in production. */
export interface BenchStack {
  readonly engine: 'official' | 'node';
  readonly authHost: string;
  readonly firestoreHost: string;
  readonly firestore: FirestoreClient;
  /** The address of the API. */
  readonly api: string;
  /** The address of a second function with the API, whose calls to Firestore are counted. */
  readonly countedApi: string;
  readonly counter: FirestoreCounter;
  /** The address of a function that does nothing but answer; `/read` reads one document first. */
  readonly bare: string;
  stop(): Promise<void>;
}

async function serve(folder: string, firestoreHost: string, authHost: string) {
  const options = { folder, firestoreHost, authHost, port: await freePort() };
  const { port, stop } = await startFunction(options);
  return { origin: `http://${HOST}:${port}`, stop };
}

export async function startBenchStack(): Promise<BenchStack> {
  const ports = await freePorts();
  const logFile = join(ROOT, '.artifacts', 'logs', `bench-${ports.auth}.log`);
  const stack = await startStack({ ports, built: TEST_BUILD, logFile, only: 'auth' });
  const { authHost, firestoreHost } = stack;
  await importAccounts(authHost, await readAccountsFile(ACCOUNTS_FILE));
  const counter = await startCounter(firestoreHost);
  const [api, countedApi, bare] = await Promise.all([
    serve(TEST_BUILD.functions, firestoreHost, authHost),
    serve(TEST_BUILD.functions, counter.host, authHost),
    serve(await buildBareFunction(), firestoreHost, authHost),
  ]);
  const firestore = connectFirestore(firestoreHost);
  return {
    engine: stack.engine,
    authHost,
    firestoreHost,
    firestore,
    api: api.origin,
    countedApi: countedApi.origin,
    counter,
    bare: bare.origin,
    stop: async () => {
      await Promise.all([api.stop(), countedApi.stop(), bare.stop(), firestore.close()]);
      await counter.stop();
      await stack.stop();
    },
  };
}
