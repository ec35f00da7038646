import type { Collections } from '@futsal-cup/tools/backup/backup-file';

/** What is in a backup, without the revisions, which a restore renews, and whatever the order of the collections. */
export function withoutRevisions(collections: Collections): string {
  const sorted = Object.entries(collections).sort(([one], [other]) => one.localeCompare(other));
  return JSON.stringify(sorted, null, 2).replaceAll(/"revision": \d+/g, '"revision"');
}
