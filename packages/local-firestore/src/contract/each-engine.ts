import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getFirestore, type CollectionReference, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe } from 'vitest';
import { whySkipOfficialEngine, type EngineName } from '../choose-engine';
import { startFirestore, type RunningFirestore } from '../start-firestore';

export const rulesFile = fileURLToPath(new URL('../../../../firestore.rules', import.meta.url));

// Without this setting the Admin SDK asks the network whether it runs on Google's machines.
process.env.METADATA_SERVER_DETECTION = 'none';

export interface EngineUnderTest {
  /** A client of the running engine. Each number has a client of its own, as another process would have. */
  db(client?: number): Firestore;
  /** A collection that no other test uses. */
  freshCollection(): CollectionReference;
}

const reasonToSkip = await whySkipOfficialEngine();

/** Describes the same checks for both engines. Where the official engine is missing, its checks are skipped, with the reason. */
export function describeEachEngine(checks: (engine: EngineName) => void): void {
  describe('the Node engine', () => checks('node'));
  if (reasonToSkip === null) {
    describe('the official engine', () => checks('official'));
    return;
  }
  process.stderr.write(`The checks of the official engine are skipped, because ${reasonToSkip}.\n`);
  describe.skip(`the official engine (skipped, because ${reasonToSkip})`, () => checks('official'));
}

/** Runs an engine while the checks around it run. */
export function runEngine(engine: EngineName): EngineUnderTest {
  let running: RunningFirestore;
  const apps: App[] = [];

  beforeAll(async () => {
    running = await startFirestore({ host: '127.0.0.1', port: 0, rulesFile, engine });
  });
  afterAll(async () => {
    await Promise.all(apps.map((app) => deleteApp(app)));
    await running?.stop();
  });

  const db = (client = 0) => {
    process.env.FIRESTORE_EMULATOR_HOST = running.host;
    const app = (apps[client] ??= initializeApp({ projectId: 'demo-local-firestore' }, randomUUID()));
    return getFirestore(app);
  };
  return { db, freshCollection: () => db().collection(`checks-${randomUUID()}`) };
}
