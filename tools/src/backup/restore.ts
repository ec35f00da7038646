import type { Firestore } from 'firebase-admin/firestore';
import { saveFile } from '../files';
import { UserError } from '../user-error';
import { checksumOf, printBackup, type Collections } from './backup-file';
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
  refuseSecondRestore,
  shutApi,
  StartedAgain,
  wayOn,
  type ShutApi,
} from './shut-api';

/** A restore writes these collections when it shuts the API and when it opens the API, each time in one commit. */
const SHUT = new Set(['tournaments', 'system', ASIDE]);

/** The limits for one commit. Both are far below Firestore's 10 MiB, because the log of a long match alone may take much of one MiB. */
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
  const saved = withoutTakenAway(before);
  try {
    await saveFile(file, printBackup(saved));
    await api.noteReplaced({ file, checksum: checksumOf(saved) });
    return before;
  } catch (error) {
    await api.open(before['tournaments']);
    throw error;
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function staysShut(error: unknown, { mark }: ShutApi): UserError {
  return new UserError(
    `The restore has stopped (${reasonOf(error)}), and the site stays shut: ${wayOn(mark)}`,
  );
}

/**
 * Puts the earlier data back, if this run has read all of it. A run that continues a restore after something was replaced has not read it.
 */
async function goBack(
  db: Firestore,
  api: ShutApi,
  before: Collections | null,
  error: unknown,
): Promise<never> {
  if (error instanceof StartedAgain) throw error;
  if (before === null) throw staysShut(error, api);
  await replaceAll(db, api, before).catch((another: unknown) => {
    throw another instanceof StartedAgain ? another : staysShut(error, api);
  });
  throw new UserError(
    `The backup could not be put back (${reasonOf(error)}). Everything is as it was before.`,
  );
}

/** A backup with the name of the file that it was read from. */
export interface NamedBackup {
  readonly file: string;
  readonly collections: Collections;
}

function knownBy({ file, collections }: NamedBackup) {
  return { file, checksum: checksumOf(collections) };
}

/** Refuses a backup while the restore of another one has not ended. */
export function refuseWhileAnother(db: Firestore, backup: NamedBackup): Promise<void> {
  return refuseSecondRestore(db, knownBy(backup));
}

/**
 * Replaces everything stored with a checked backup, while the API answers 503. It first saves the replaced data to the file `saveTo`, and
 * ends either with the whole backup or with all of the earlier data. A restore that was killed, or that failed while it continued a killed
 * one, leaves the API shut. Until it is continued, with the same backup or with the data that it saved, every other backup is refused.
 * Returns the file with the replaced data.
 */
export async function restoreBackup(db: Firestore, backup: NamedBackup, saveTo: string): Promise<string> {
  const { collections } = backup;
  const api = await shutApi(db, knownBy(backup));
  const before = api.mark.replaced ? null : await saveReplaced(db, api, saveTo);
  await replaceAll(db, api, collections).catch((error: unknown) => goBack(db, api, before, error));
  return api.mark.replaced?.file ?? saveTo;
}
