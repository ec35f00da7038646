import { todayIn } from '@futsal-cup/domain/cup/time-zone';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readCup } from '../cup/read-cup';
import { storeCup } from '../cup/store-cup';
import { SEED_FOLDER } from '../project';
import { importAccounts, readAccountsFile } from '../stack/accounts';
import { connectFirestore } from '../stack/firestore-client';
import { leaveOutFutureScores } from './leave-out-future-scores';
import { fillInDays } from './relative-dates';

export const ACCOUNTS_FILE = join(SEED_FOLDER, 'auth_export', 'accounts.json');
const CUPS_FOLDER = join(SEED_FOLDER, 'cups');

/** The seed's cups on a given day, as they are written. */
export async function readSeedCups(now: number) {
  const files = (await readdir(CUPS_FOLDER)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const json = JSON.parse(await readFile(join(CUPS_FOLDER, file), 'utf8')) as { timeZone: string };
      const dated = fillInDays(json, todayIn(json.timeZone, now));
      return leaveOutFutureScores(readCup(dated, file, now), now);
    }),
  );
}

/** Fills empty emulators with the cups and accounts that a developer starts from. */
export async function seed({
  firestoreHost,
  authHost,
}: {
  firestoreHost: string;
  authHost: string;
}): Promise<void> {
  const { db, close } = connectFirestore(firestoreHost);
  try {
    for (const cup of await readSeedCups(Date.now())) await storeCup(db, cup);
    await importAccounts(authHost, await readAccountsFile(ACCOUNTS_FILE));
  } finally {
    await close();
  }
}
