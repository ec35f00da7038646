import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseBackup, printBackup, type Collections } from '../backup/backup-file';
import { readCollections, writeCollections } from '../backup/collections';
import { saveFile } from '../files';
import { STATE_FOLDER } from '../project';
import { UserError } from '../user-error';
import { exportAccounts, importAccounts, type Accounts } from '../stack/accounts';
import { connectFirestore } from '../stack/firestore-client';

const SAVE_EVERY = 10_000;

/** The emulators whose state is kept, and the folder that it is kept in. */
export interface StateOptions {
  readonly firestoreHost: string;
  readonly authHost: string;
  readonly folder?: string;
}

/** The checked state that an earlier run saved. */
export interface SavedState {
  readonly collections: Collections;
  readonly accounts: Accounts;
}

export interface LocalState {
  load(saved: SavedState): Promise<void>;
  save(): Promise<void>;
  /** Saves every few seconds what has changed, so that even a killed process loses little. */
  keepSaving(): void;
  close(): Promise<void>;
}

function files(folder: string) {
  return { firestore: join(folder, 'firestore.json'), accounts: join(folder, 'accounts.json') };
}

export function hasState(folder = STATE_FOLDER): boolean {
  return Object.values(files(folder)).every((file) => existsSync(file));
}

export async function removeState(folder = STATE_FOLDER): Promise<void> {
  await Promise.all(Object.values(files(folder)).map((file) => rm(file, { force: true })));
}

/** Adds what a developer can do about a damaged state. */
function parseState<Value>(parse: () => Value): Value {
  try {
    return parse();
  } catch (error) {
    throw new UserError(`${(error as Error).message} npm run reset goes back to the seed.`);
  }
}

function parseAccounts(text: string, file: string): Accounts {
  try {
    return JSON.parse(text) as Accounts;
  } catch {
    throw new UserError(`${file} is damaged.`);
  }
}

/** Reads what an earlier run saved, or null when there is nothing yet; a damaged file is a user error. */
export async function readSavedState(folder = STATE_FOLDER): Promise<SavedState | null> {
  if (!hasState(folder)) return null;
  const file = files(folder);
  const [firestore, accounts] = await Promise.all([
    readFile(file.firestore, 'utf8'),
    readFile(file.accounts, 'utf8'),
  ]);
  return parseState(() => ({
    collections: parseBackup(firestore, file.firestore),
    accounts: parseAccounts(accounts, file.accounts),
  }));
}

export function openState({ firestoreHost, authHost, folder = STATE_FOLDER }: StateOptions): LocalState {
  const client = connectFirestore(firestoreHost);
  const file = files(folder);
  const saved = new Map<string, string>();
  let saving: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function saveChanged(path: string, text: string): Promise<void> {
    if (saved.get(path) === text) return;
    await saveFile(path, text);
    saved.set(path, text);
  }

  async function saveNow(): Promise<void> {
    const [collections, accounts] = await Promise.all([readCollections(client.db), exportAccounts(authHost)]);
    await saveChanged(file.firestore, printBackup(collections));
    await saveChanged(file.accounts, `${JSON.stringify(accounts, null, 2)}\n`);
  }

  /** One save after the other: two at once would write the same temporary file. */
  function save(): Promise<void> {
    saving = saving.catch(() => undefined).then(saveNow);
    return saving;
  }

  return {
    load: async ({ collections, accounts }) => {
      await writeCollections(client.db, collections);
      await importAccounts(authHost, accounts);
    },
    save,
    keepSaving: () => {
      timer = setInterval(() => void save().catch(() => undefined), SAVE_EVERY);
    },
    close: async () => {
      clearInterval(timer);
      await saving.catch(() => undefined);
      await client.close();
    },
  };
}
