import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { createApp } from './http/app';
import { watchIncoming } from './http/incoming';
import { cloudLogger, readEnvironment } from './platform/environment';
import { CupStore } from './storage/cup-store';

const REGION = 'europe-west6';

/** The longest pause between two attempts of gRPC to reach Firestore again after a failure. By default it is up to two minutes. */
const LONGEST_RECONNECT_PAUSE_MS = 2_000;

watchIncoming();

const firebase = initializeApp();
const db = getFirestore(firebase);
db.settings({ 'grpc.max_reconnect_backoff_ms': LONGEST_RECONNECT_PAUSE_MS });

const app = createApp({
  db,
  cups: new CupStore(db),
  accounts: getAuth(firebase),
  environment: readEnvironment(),
  logger: cloudLogger,
  clock: Date.now,
  newId: () => db.collection('ids').doc().id,
});

/** The one Cloud Function: the API under /api, the shared pages and their pictures under /s, and the sitemap. */
export const api = onRequest(
  { region: REGION, concurrency: 80, maxInstances: 10, memory: '512MiB', timeoutSeconds: 60 },
  app,
);
