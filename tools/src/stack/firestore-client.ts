import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { PROJECT_ID } from '../project';

export interface FirestoreClient {
  readonly db: Firestore;
  close(): Promise<void>;
}

let count = 0;

/** An Admin SDK client of the emulator at `host:port`, whatever the environment says. */
export function connectFirestore(emulatorHost: string): FirestoreClient {
  // The SDK would otherwise look for a Google Cloud machine's credentials on the network.
  process.env['METADATA_SERVER_DETECTION'] ??= 'none';
  const app = initializeApp({ projectId: PROJECT_ID }, `stack-${count++}`);
  const db = getFirestore(app);
  db.settings({ host: emulatorHost, ssl: false });
  return {
    db,
    close: async () => {
      await db.terminate();
      await deleteApp(app);
    },
  };
}
