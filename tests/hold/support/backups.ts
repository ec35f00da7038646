import type { Collections } from '@futsal-cup/tools/backup/backup-file';

/** Returns the data of a backup as text to compare: without the revisions, which a restore renews, and with sorted collections. */
export function withoutRevisions(collections: Collections): string {
  const sorted = Object.entries(collections).sort(([one], [other]) => one.localeCompare(other));
  return JSON.stringify(sorted, null, 2).replaceAll(/"revision": \d+/g, '"revision"');
}
