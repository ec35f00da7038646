import type { Firestore } from 'firebase-admin/firestore';

/** Deletes every document, on either engine (the official emulator's own reset over HTTP exists only there). */
export async function clearFirestore(db: Firestore): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection, writer);
  await writer.close();
}
