import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { onRequest } from 'firebase-functions/https';
import { createApp } from './http/app';
import { connectFirestore } from './platform/connect-firestore';
import { CupStore } from './platform/cup-store';
import { readEnvironment, REGION } from './platform/environment';
import { cloudLogger } from './platform/logger';

const firebase = initializeApp();
const db = connectFirestore(firebase);

const app = createApp({
  db,
  cups: new CupStore(db),
  accounts: getAuth(firebase),
  environment: readEnvironment(),
  logger: cloudLogger,
  clock: Date.now,
  newId: () => db.collection('ids').doc().id,
});

/** The one Cloud Function: everything under /api. */
export const api = onRequest(
  { region: REGION, concurrency: 80, maxInstances: 20, memory: '512MiB', timeoutSeconds: 60 },
  app,
);
