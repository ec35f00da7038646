import { CATALOGUE, RESTORE } from '@futsal-cup/functions/storage/catalogue';
import type { Collections } from '@futsal-cup/tools/backup/backup-file';
import type { Firestore } from 'firebase-admin/firestore';

/** Returns the data of a backup as text to compare: without what a restore renews, and with sorted collections. */
export function withoutRevisions(collections: Collections): string {
  const sorted = Object.entries(collections).sort(([one], [other]) => one.localeCompare(other));
  const text = JSON.stringify(sorted, (field, value: unknown) => (field === 'lostAt' ? undefined : value), 2);
  return text.replaceAll(/"revision": \d+/g, '"revision"');
}

interface Mark {
  readonly lastAt: string;
  readonly replaced: { readonly file: string } | null;
}

/** Returns the mark of a restore that has not ended; undefined when the API is open. */
export async function readMark(db: Firestore): Promise<Mark | undefined> {
  return (await db.doc(CATALOGUE).get()).get(RESTORE) as Mark | undefined;
}
