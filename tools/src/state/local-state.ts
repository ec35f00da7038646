import { printBackup } from '../backup/backup-file';
import { readLocalState, writeCollections } from '../backup/collections';
import { saveFile } from '../files';
import { STATE_FOLDER } from '../project';
import { seedAccounts, seedCups } from '../seed/seed';
import { exportAccounts, importAccounts, type Accounts } from '../stack/accounts';
import { connectFirestore } from '../stack/firestore-client';
import { createSaveLoop } from './save-loop';
import type { SavedState } from './saved-state';
import { stateFiles } from './state-folder';

/** The emulators whose state is saved, and the folder that it is saved in. */
interface StateOptions {
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly folder?: string;
}

export interface LocalState {
  /** Fills the empty emulators with the saved state, or with the seed where nothing is saved. */
  load(saved: SavedState): Promise<void>;
  /**
   * Runs a restart of the Auth emulator, which has no accounts afterwards. Meanwhile no accounts are saved, and after the restart the saved
   * accounts are restored.
   */
  keepAccounts(restart: () => Promise<void>): Promise<void>;
  /** Saves changes every few seconds, so that even a killed process loses little. */
  keepSaving(): void;
  saveAccounts(): Promise<void>;
  saveFirestore(): Promise<void>;
  stopSaving(): Promise<void>;
}

/** Firestore and the accounts are saved separately, so that one is still saved when the emulator of the other has ended. */
export function openState({ firestoreHost, authHost, folder = STATE_FOLDER }: StateOptions): LocalState {
  const { db } = connectFirestore(firestoreHost);
  const file = stateFiles(folder);
  const written = new Map<string, string>();
  let accounts: Accounts = { users: [] };
  let hasAccounts = true;

  async function saveChanged(path: string, text: string): Promise<void> {
    if (written.get(path) === text) return;
    await saveFile(path, text);
    written.set(path, text);
  }

  const firestoreLoop = createSaveLoop('The cups are', async () => {
    await saveChanged(file.firestore, printBackup(await readLocalState(db)));
  });
  const accountsLoop = createSaveLoop('The accounts are', async () => {
    if (!hasAccounts) return;
    const exported = await exportAccounts(authHost);
    // The emulator may have been started again meanwhile.
    if (!hasAccounts) return;
    accounts = exported;
    await saveChanged(file.accounts, `${JSON.stringify(exported, null, 2)}\n`);
  });

  return {
    load: async (saved) => {
      if (saved.collections) await writeCollections(db, saved.collections);
      else await seedCups(firestoreHost);
      if (saved.accounts) await importAccounts(authHost, saved.accounts);
      else await seedAccounts(authHost);
      await firestoreLoop.saveNow();
      await accountsLoop.saveNow();
    },
    keepAccounts: async (restart) => {
      hasAccounts = false;
      await restart();
      await importAccounts(authHost, accounts);
      hasAccounts = true;
    },
    keepSaving: () => {
      firestoreLoop.start();
      accountsLoop.start();
    },
    saveAccounts: () => accountsLoop.saveNow(),
    saveFirestore: () => firestoreLoop.saveNow(),
    stopSaving: async () => {
      await Promise.all([firestoreLoop.stop(), accountsLoop.stop()]);
    },
  };
}
