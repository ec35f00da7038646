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

/** Shutting and opening write these, each in one commit. */
const SHUT = new Set(['tournaments', 'system', ASIDE]);

/** Both far below what a commit may have: 10 MiB, of which the log of a long match takes a good part of one. */
const MOST_PER_COMMIT = { changes: 400, characters: 2_000_000 };

/** Cuts the changes into parts that one commit takes each. */
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

/** Saves what is stored. Nothing has been changed yet, so that after a failure the API simply opens again. */
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

/** Goes on where a restore was cut off. If that one has replaced anything, what was there before is in its own file. */
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
 * Replaces everything stored by a checked backup, while the API answers 503. It saves what it replaces, and ends with all of the
 * backup or with all of what was there before. One that was killed leaves the API shut, and the next one goes on. Of two at once
 * one ends in a sentence, and what is stored is all the other one's. Returns the file with what was replaced.
 */
export async function restoreBackup(db: Firestore, backup: Collections, file: string): Promise<string> {
  if (await readRestoreMark(db)) return takeOver(db, backup, file);
  const api = await shutApi(db);
  const before = await saveReplaced(db, api, file);
  await replaceAll(db, api, backup).catch((error: unknown) => goBack(db, api, before, error));
  return file;
}
