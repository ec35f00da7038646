import { readFile } from 'node:fs/promises';
import { parseBackup, type Collections } from '../backup/backup-file';
import { STATE_FOLDER } from '../project';
import type { Accounts } from '../stack/accounts';
import { UserError } from '../user-error';
import { keepAside, stateFiles } from './state-folder';

/** The state that an earlier run saved; each part is null where it is missing. */
export interface SavedState {
  readonly collections: Collections | null;
  readonly accounts: Accounts | null;
}

async function readIfThere(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new UserError(`${file} cannot be read.`);
  }
}

function isAccount(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && 'localId' in value && typeof value.localId === 'string'
  );
}

function isAccounts(value: unknown): value is Accounts {
  const users: unknown = typeof value === 'object' && value !== null && 'users' in value ? value.users : null;
  return Array.isArray(users) && users.every(isAccount);
}

function parseAccounts(text: string, file: string): Accounts {
  const damaged = new UserError(`${file} is damaged: it holds no accounts.`);
  try {
    const accounts: unknown = JSON.parse(text);
    if (isAccounts(accounts)) return accounts;
  } catch {
    throw damaged;
  }
  throw damaged;
}

/** Parses a file of the state. The error for a damaged file says what a developer can do. */
function parse<Value>(text: string | null, file: string, parser: (text: string, file: string) => Value) {
  try {
    return text === null ? null : parser(text, file);
  } catch (error) {
    throw new UserError(
      `${(error as Error).message} npm run reset goes back to the seed, and keeps a copy of what is there.`,
    );
  }
}

/** Says which of the two files is missing, and copies the other one aside before anything is saved beside it. */
async function reportMissing(missing: string, folder: string): Promise<void> {
  const aside = await keepAside(folder);
  console.log(`${missing} is missing, so that part begins with the seed. A copy of the rest is in ${aside}.`);
}

/** Reads the state that an earlier run saved. A damaged file is a user error. */
export async function readSavedState(folder = STATE_FOLDER): Promise<SavedState> {
  const file = stateFiles(folder);
  const [firestore, accounts] = await Promise.all([readIfThere(file.firestore), readIfThere(file.accounts)]);
  const saved = {
    collections: parse(firestore, file.firestore, parseBackup),
    accounts: parse(accounts, file.accounts, parseAccounts),
  };
  if (firestore === null && accounts !== null) await reportMissing(file.firestore, folder);
  if (firestore !== null && accounts === null) await reportMissing(file.accounts, folder);
  return saved;
}
