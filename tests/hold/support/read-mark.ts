import { CATALOGUE, RESTORE } from '@futsal-cup/functions/storage/catalogue';
import type { Firestore } from 'firebase-admin/firestore';

interface Mark {
  readonly lastAt: string;
  readonly replaced: { readonly file: string } | null;
}

/** Returns the mark of a restore that has not ended; undefined when the API is open. */
export async function readMark(db: Firestore): Promise<Mark | undefined> {
  return (await db.doc(CATALOGUE).get()).get(RESTORE) as Mark | undefined;
}
