import type { Firestore } from 'firebase-admin/firestore';
import { saveFile } from '../files';
import { UserError } from '../user-error';
import { printBackup, type Collections } from './backup-file';
import { readStored, renewRevisions, writeCollections } from './collections';
import {
  ASIDE,
  asBeforeShutting,
  openApi,
  readRestoreMark,
  setRestoreMark,
  shutApi,
  type RestoreMark,
} from './shut-api';

/** Shutting and opening write these, each in one commit. */
const SHUT = new Set(['tournaments', 'system', ASIDE]);

async function replaceAll(db: Firestore, mark: RestoreMark, collections: Collections): Promise<void> {
  const renewed = renewRevisions(collections, Date.now());
  await writeCollections(db, renewed, SHUT);
  await openApi(db, mark, renewed['tournaments']);
}

/** Saves what is stored. Nothing has been changed yet, so that after a failure the API simply opens again. */
async function saveReplaced(db: Firestore, mark: RestoreMark, file: string): Promise<Collections> {
  const before = asBeforeShutting(await readStored(db));
  try {
    await saveFile(file, printBackup(before));
    await setRestoreMark(db, { ...mark, replaced: file });
    return before;
  } catch (error) {
    await openApi(db, mark, before['tournaments']);
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

/** Goes on where a restore was cut off. If that one has replaced anything, what was there before is in its own file. */
async function takeOver(
  db: Firestore,
  backup: Collections,
  mark: RestoreMark,
  file: string,
): Promise<string> {
  await setRestoreMark(db, mark);
  if (mark.replaced === null) await saveReplaced(db, mark, file);
  const replaced = mark.replaced ?? file;
  await replaceAll(db, mark, backup).catch((error: unknown) => {
    throw staysShut(error, replaced);
  });
  return replaced;
}

async function goBack(db: Firestore, mark: RestoreMark, before: Collections, error: unknown): Promise<never> {
  await replaceAll(db, mark, before).catch(() => {
    throw staysShut(error, mark.replaced ?? '');
  });
  throw new UserError(
    `The backup could not be put back (${reasonOf(error)}). Everything is as it was before.`,
  );
}

/**
 * Replaces everything stored by a checked backup, while the API answers 503. It saves what it replaces, and ends with all of the
 * backup or with all of what was there before. One that was killed leaves the API shut, and the next one goes on.
 * Returns the file with what was replaced.
 */
export async function restoreBackup(db: Firestore, backup: Collections, file: string): Promise<string> {
  const cutOff = await readRestoreMark(db);
  const mark = { begunAt: new Date().toISOString(), replaced: cutOff?.replaced ?? null };
  if (cutOff) return takeOver(db, backup, mark, file);
  await shutApi(db, mark);
  const before = await saveReplaced(db, mark, file);
  await replaceAll(db, mark, backup).catch((error: unknown) =>
    goBack(db, { ...mark, replaced: file }, before, error),
  );
  return file;
}
