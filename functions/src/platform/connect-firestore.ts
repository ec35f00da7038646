import type { App } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

/** gRPC by default waits up to two minutes before it looks again whether a lost Firestore is back. */
const LONGEST_RECONNECT_PAUSE_MS = 2_000;

export function connectFirestore(app: App): Firestore {
  const db = getFirestore(app);
  db.settings({ 'grpc.max_reconnect_backoff_ms': LONGEST_RECONNECT_PAUSE_MS });
  return db;
}
