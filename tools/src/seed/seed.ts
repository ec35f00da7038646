import { join } from 'node:path';
import { storeCup } from '../import-cup';
import { SEED_FOLDER } from '../project';
import { importAccounts, readAccountsFile } from '../stack/accounts';
import { connectFirestore } from '../stack/firestore-client';
import { readSeedCups } from './seed-cups';

/** The export is for the tests only. @internal */
export const ACCOUNTS_FILE = join(SEED_FOLDER, 'auth_export', 'accounts.json');

/** The emulators to fill, each as `host:port`. */
interface SeedTarget {
  readonly firestoreHost: string;
  readonly authHost: string;
}

export async function seedCups(firestoreHost: string): Promise<void> {
  const { db, close } = connectFirestore(firestoreHost);
  try {
    for (const { cup, logs } of await readSeedCups(Date.now())) await storeCup(db, cup, logs);
  } finally {
    await close();
  }
}

export async function seedAccounts(authHost: string): Promise<void> {
  await importAccounts(authHost, await readAccountsFile(ACCOUNTS_FILE));
}

/** Fills empty emulators with the cups and accounts that a developer starts from. @internal */
export async function seed({ firestoreHost, authHost }: SeedTarget): Promise<void> {
  await seedCups(firestoreHost);
  await seedAccounts(authHost);
}
