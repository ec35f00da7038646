import { startFirestore, type RunningFirestore } from '@futsal-cup/local-firestore/start-firestore';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../project';
import type { Built } from './firebase-config';
import { type ResetMail, startFirebaseSuite, type FirebaseSuite, type SuiteParts } from './firebase-suite';
import { freePort, HOST, type Ports } from './ports';
import { startSiteGuard } from './site-guard';

interface StackOptions {
  readonly ports: Ports;
  readonly built: Built;
  readonly logFile: string;
  readonly engine?: 'official' | 'node';
  readonly only?: SuiteParts;
  /** The port of a process that serves the API in place of the emulator of Functions. */
  readonly apiPort?: number;
  readonly env?: NodeJS.ProcessEnv;
  readonly onFirestore?: (firestore: RunningFirestore) => void;
  readonly onSuite?: () => void;
  readonly onResetMail?: (mail: ResetMail) => void;
}

export interface Stack {
  readonly ports: Ports;
  readonly engine: RunningFirestore['engine'];
  readonly site: string;
  /** The Hosting emulator without the guard before it. It passes calls of the API to the emulator of Functions. */
  readonly hosting: string;
  readonly authHost: string;
  readonly firestoreHost: string;
  /** Resolves with the part that has ended by itself. It watches the suite that runs when this is called. */
  ended(): Promise<'firestore' | 'suite'>;
  /** Starts Auth, Functions and Hosting again, without accounts, after they have ended. */
  restartSuite(): Promise<void>;
  /** Makes the site refuse new calls, and resolves when the calls under way have been answered. */
  stopTaking(): Promise<void>;
  stopSuite(): Promise<void>;
  stop(): Promise<void>;
}

async function startBehindGuard(options: StackOptions, firestore: RunningFirestore): Promise<Stack> {
  const { ports, built, logFile, apiPort, env, onResetMail } = options;
  const { only = 'auth,functions,hosting' } = options;
  const hosting = await freePort();
  const site = `http://${HOST}:${ports.hosting}`;
  const suite = { ports: { ...ports, hosting }, built, logFile, only, onResetMail };
  const start = (isRestart: boolean): Promise<FirebaseSuite> =>
    startFirebaseSuite({ ...suite, env: { ...env, SITE_ORIGIN: site }, isRestart });
  const guard = await startSiteGuard(ports.hosting, { hosting, api: apiPort });
  const firestoreEnded = once(firestore.process, 'exit').then(() => 'firestore' as const);
  let running = await start(false).catch(async (error: unknown) => {
    await guard.close();
    throw error;
  });
  return {
    ports,
    engine: firestore.engine,
    site,
    hosting: `http://${HOST}:${hosting}`,
    authHost: `${HOST}:${ports.auth}`,
    firestoreHost: `${HOST}:${ports.firestore}`,
    ended: () => Promise.race([running.exited.then(() => 'suite' as const), firestoreEnded]),
    restartSuite: async () => {
      await running.stop();
      running = await start(true);
    },
    stopTaking: () => guard.stopTaking(),
    stopSuite: () => running.stop(),
    stop: async () => {
      await guard.close();
      await running.stop();
      await firestore.stop();
    },
  };
}

/** Starts Firestore, then the emulators that use it. When one of them fails to start, the others are stopped. */
export async function startStack(options: StackOptions): Promise<Stack> {
  const rulesFile = join(ROOT, 'firestore.rules');
  const { ports, engine } = options;
  const firestore = await startFirestore({ host: HOST, port: ports.firestore, rulesFile, engine });
  options.onFirestore?.(firestore);
  options.onSuite?.();
  try {
    return await startBehindGuard(options, firestore);
  } catch (error) {
    await firestore.stop();
    throw error;
  }
}
