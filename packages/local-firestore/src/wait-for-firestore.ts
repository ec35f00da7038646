import { credentials, Metadata } from '@grpc/grpc-js';
import { loadFirestoreService } from './firestore-service';

const PAUSE_MS = 100;
const ANSWER_LIMIT_MS = 2_000;

/** Resolves as soon as a Firestore answers a call at this address, rejects when the signal aborts. */
export async function waitForFirestore(address: string, signal: AbortSignal): Promise<void> {
  const Client = loadFirestoreService();
  const client = new Client(address, credentials.createInsecure(), {
    'grpc.initial_reconnect_backoff_ms': PAUSE_MS,
    'grpc.max_reconnect_backoff_ms': PAUSE_MS,
  });
  const metadata = new Metadata();
  metadata.set('authorization', 'Bearer owner');
  const request = { parent: 'projects/demo-is-it-up/databases/(default)/documents' };
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const deadline = Date.now() + ANSWER_LIMIT_MS;
      client.listCollectionIds?.(request, metadata, { deadline }, (error: unknown) => resolve(!error));
    });
  try {
    while (!(await answers())) {
      signal.throwIfAborted();
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  } finally {
    client.close();
  }
}
