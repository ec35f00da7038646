import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../project';
import type { Built } from './firebase-config';
import { startFirebaseSuite, type FirebaseSuite } from './firebase-suite';
import { HOST, type Ports } from './ports';

export interface StackOptions {
  readonly ports: Ports;
  readonly built: Built;
  readonly logFile: string;
  readonly engine?: 'official' | 'node';
  readonly only?: 'auth' | 'auth,functions,hosting';
  readonly env?: NodeJS.ProcessEnv;
  readonly onFirestore?: (firestore: RunningFirestore) => void;
  readonly onSuite?: () => void;
}

export interface Stack {
  readonly ports: Ports;
  readonly engine: RunningFirestore['engine'];
  readonly site: string;
  readonly authHost: string;
  readonly firestoreHost: string;
  /** Settles when a part of the stack ends by itself. */
  readonly exited: Promise<void>;
  stop(): Promise<void>;
}

function describe(ports: Ports, firestore: RunningFirestore, suite: FirebaseSuite): Stack {
  return {
    ports,
    engine: firestore.engine,
    site: `http://${HOST}:${ports.hosting}`,
    authHost: `${HOST}:${ports.auth}`,
    firestoreHost: `${HOST}:${ports.firestore}`,
    exited: Promise.race([suite.exited, once(firestore.process, 'exit').then(() => undefined)]),
    stop: async () => {
      await suite.stop();
      await firestore.stop();
    },
  };
}

/** Starts Firestore, then the emulators that use it. When one of them fails to start, the others are stopped. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const { ports, built, logFile, engine, only = 'auth,functions,hosting', env } = options;
  const rulesFile = join(ROOT, 'firestore.rules');
  const firestore = await startFirestore({ host: HOST, port: ports.firestore, rulesFile, engine });
  options.onFirestore?.(firestore);
  options.onSuite?.();
  try {
    const suite = await startFirebaseSuite({ ports, built, logFile, only, env });
    return describe(ports, firestore, suite);
  } catch (error) {
    await firestore.stop();
    throw error;
  }
}
