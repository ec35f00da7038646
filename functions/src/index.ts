import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onRequest } from 'firebase-functions/https';
import { loadingAccounts } from './accounts/loading-accounts';
import { createApp } from './http/app';
import { watchIncoming } from './http/incoming';
import { cloudLogger, readEnvironment } from './platform/environment';
import { CupStore } from './storage/cup-store';

const REGION = 'europe-west6';

/** The longest pause between two attempts of gRPC to reach Firestore again after a failure. By default it is up to two minutes. */
const LONGEST_RECONNECT_PAUSE_MS = 2_000;

// In the bundle the packages count as our own code, and Node would warn at every start of what they use (url.parse of node-fetch).
process.noDeprecation = true;

watchIncoming();

const firebase = initializeApp();
const db = getFirestore(firebase);
db.settings({ 'grpc.max_reconnect_backoff_ms': LONGEST_RECONNECT_PAUSE_MS });

const app = createApp({
  db,
  cups: new CupStore(db),
  accounts: loadingAccounts(async () => (await import('./accounts/firebase-accounts')).getAuth(firebase)),
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
