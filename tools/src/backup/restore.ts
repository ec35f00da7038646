import type { Firestore } from 'firebase-admin/firestore';
import { saveFile } from '../files';
import { UserError } from '../user-error';
import { printBackup, type Collections } from './backup-file';
import {
  addChange,
  changesTo,
  readReplaced,
  renewRevisions,
  withoutTakenAway,
  type Change,
} from './collections';
import {
  ASIDE,
  asBeforeShutting,
  readRestoreMark,
  shutApi,
  TakenOver,
  takeShutApi,
  type ShutApi,
} from './shut-api';

/** A restore writes these collections when it shuts the API and when it opens the API, each time in one commit. */
const SHUT = new Set(['tournaments', 'system', ASIDE]);

/** Both limits are far below Firestore's 10 MiB for a commit, because the log of a long match alone may take much of one MiB. */
const MOST_PER_COMMIT = { changes: 400, characters: 2_000_000 };

/** Splits the changes into parts, each small enough for one commit. */
function* inParts(changes: readonly Change[]): Generator<readonly Change[]> {
  let part: Change[] = [];
  let characters = 0;
  for (const change of changes) {
    const size = JSON.stringify(change[1]).length;
    const isFull = part.length >= MOST_PER_COMMIT.changes || characters + size > MOST_PER_COMMIT.characters;
    if (isFull && part.length > 0) {
      yield part;
      [part, characters] = [[], 0];
    }
    part.push(change);
    characters += size;
  }
  if (part.length > 0) yield part;
}

async function replaceAll(db: Firestore, api: ShutApi, collections: Collections): Promise<void> {
  const renewed = renewRevisions(collections, Date.now());
  const changes = await changesTo(db, renewed, SHUT);
  for (const part of inParts(changes)) {
    await api.commit((batch) => part.forEach((change) => addChange(batch, change)));
  }
  await api.open(renewed['tournaments']);
}

/** Saves the stored data. Nothing has been changed yet, so after a failure the API simply opens again. */
async function saveReplaced(db: Firestore, api: ShutApi, file: string): Promise<Collections> {
  const before = asBeforeShutting(await readReplaced(db));
  try {
    await saveFile(file, printBackup(withoutTakenAway(before)));
    await api.noteReplaced(file);
    return before;
  } catch (error) {
    await api.open(before['tournaments']);
    throw error;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function staysShut(error: unknown, replaced: string): UserError {
  return new UserError(
    `The backup could not be put back (${reasonOf(error)}), and the site stays shut until npm run restore is run again, ` +
      `with the same file or with ${replaced}, which is what was there before.`,
  );
}

/** Continues a restore that was interrupted. If that one has replaced anything, the earlier data is in its own file. */
async function takeOver(db: Firestore, backup: Collections, file: string): Promise<string> {
  const api = await takeShutApi(db);
  if (api.replaced === null) await saveReplaced(db, api, file);
  const replaced = api.replaced ?? file;
  await replaceAll(db, api, backup).catch((error: unknown) => {
    throw error instanceof TakenOver ? error : staysShut(error, replaced);
  });
  return replaced;
}

async function goBack(db: Firestore, api: ShutApi, before: Collections, error: unknown): Promise<never> {
  if (error instanceof TakenOver) throw error;
  await replaceAll(db, api, before).catch((another: unknown) => {
    throw another instanceof TakenOver ? another : staysShut(error, api.replaced ?? '');
  });
  throw new UserError(
    `The backup could not be put back (${reasonOf(error)}). Everything is as it was before.`,
  );
}

/**
 * Replaces everything stored with a checked backup, while the API answers 503. It saves the replaced data first, and ends either with the
 * whole backup or with all of the earlier data. A restore that was killed leaves the API shut, and the next one continues it. When two
 * run at once, one ends with a user error, and the stored data is that of the other. Returns the file with the replaced data.
 */
export async function restoreBackup(db: Firestore, backup: Collections, file: string): Promise<string> {
  if (await readRestoreMark(db)) return takeOver(db, backup, file);
  const api = await shutApi(db);
  const before = await saveReplaced(db, api, file);
  await replaceAll(db, api, backup).catch((error: unknown) => goBack(db, api, before, error));
  return file;
}
