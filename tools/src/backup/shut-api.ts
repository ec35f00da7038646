import { CATALOGUE, RESTORE } from '@futsal-cup/functions/storage/catalogue';
import { retryConflicts } from '@futsal-cup/functions/storage/retry-conflicts';
import { liveReference } from '@futsal-cup/functions/storage/logs/live';
import { firstRevision } from '@futsal-cup/functions/storage/stored';
import {
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Timestamp,
  type WriteBatch,
  type WriteResult,
} from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { UserError } from '../user-error';
import { decodeValue, type Collections, type Documents, type Json } from './backup-file';

/** The collection that holds the tournaments while the API is shut. */
export const ASIDE = 'tournamentsAside';

/** A backup that a restore recognizes by its checksum, even if its file has been moved. */
interface KnownBackup {
  readonly file: string;
  readonly checksum: string;
}

/** The mark in the catalogue while a backup is being restored. */
interface RestoreMark {
  /** Tells one run of a restore from another. */
  readonly id: string;
  /** The time of the last write of the restore. */
  readonly lastAt: string;
  readonly backup: KnownBackup;
  /** The backup with the data from before the restore; null as long as nothing is replaced. */
  readonly replaced: KnownBackup | null;
}

interface CatalogueChange {
  readonly revision?: number;
  readonly [RESTORE]: RestoreMark | FieldValue;
}

/**
 * The mark of an unfinished restore. Marks of versions before decision 0080 name no backup: for them the result is null, so that any backup
 * may continue the restore.
 */
function markOf(catalogue: DocumentSnapshot): RestoreMark | null {
  const mark = catalogue.get(RESTORE) as Partial<RestoreMark> | undefined;
  return mark?.backup ? (mark as RestoreMark) : null;
}

/** Says which command continues a restore that has not ended. */
export function wayOn({ backup, replaced }: RestoreMark): string {
  const before = replaced
    ? `or with ${replaced.file}, which is what was there before`
    : 'which first saves what is there';
  return `run npm run restore again with ${backup.file}, ${before}.`;
}

/** Continues an unfinished restore with its own backup or with the data that it saved, and refuses any other backup. */
function markFor(backup: KnownBackup, unfinished: RestoreMark | null): RestoreMark {
  const waysOn = [unfinished?.backup.checksum, unfinished?.replaced?.checksum];
  if (unfinished && !waysOn.includes(backup.checksum)) {
    throw new UserError(
      `Nothing was written, because another restore has not ended. It last wrote at ${unfinished.lastAt}. ` +
        `If it was cut off, ${wayOn(unfinished)}`,
    );
  }
  return { backup, replaced: null, ...unfinished, id: randomUUID(), lastAt: new Date().toISOString() };
}

/** Refuses a backup while another restore has not ended, before anything is asked or written. */
export async function refuseSecondRestore(db: Firestore, backup: KnownBackup): Promise<void> {
  markFor(backup, markOf(await db.doc(CATALOGUE).get()));
}

/** Nobody waits at a phone for a restore, so a restore repeats a commit against constant writes until it gets through. */
const PATIENCE = { attempts: 1_000, longestPauseMs: 100 };

/** The time of a commit, as its first document has it, which is always the catalogue. */
function writeTimeOf([catalogue]: readonly WriteResult[]): Timestamp {
  if (!catalogue) throw new Error('A commit without the catalogue.');
  return catalogue.writeTime;
}

/** The error for a run whose restore was started again: this run must leave everything to the other one. */
export class StartedAgain extends UserError {
  constructor() {
    super(
      'This restore was started again meanwhile, so this run of it has stopped. What is stored is the other run’s.',
    );
  }
}

/**
 * A shut database that belongs to one run of a restore. Each of its commits renews the mark, on the condition that the mark is the one
 * that it wrote last. So after the restore is started again, none of the first run's commits can pass, however late they arrive.
 */
export class ShutApi {
  readonly #db: Firestore;
  #mark: RestoreMark;
  #marked: Timestamp;

  constructor(db: Firestore, mark: RestoreMark, marked: Timestamp) {
    this.#db = db;
    this.#mark = mark;
    this.#marked = marked;
  }

  get mark(): RestoreMark {
    return this.#mark;
  }

  noteReplaced(replaced: KnownBackup): Promise<void> {
    this.#mark = { ...this.#mark, replaced };
    return this.commit(() => undefined);
  }

  commit(fill: (batch: WriteBatch) => void): Promise<void> {
    this.#mark = { ...this.#mark, lastAt: new Date().toISOString() };
    return this.#commit({ [RESTORE]: this.#mark }, fill);
  }

  /** Opens the API in one commit, with the given tournaments. The catalogue gets a new revision, which no reader has seen. */
  async open(tournaments: Documents = {}): Promise<void> {
    const aside = await this.#db.collection(ASIDE).listDocuments();
    const opened = { revision: firstRevision(Date.now()), [RESTORE]: FieldValue.delete() };
    await this.#commit(opened, (batch) => {
      for (const reference of aside) batch.delete(reference);
      for (const [id, data] of Object.entries(tournaments)) {
        const reference = this.#db.collection('tournaments').doc(id);
        batch.set(reference, decodeValue(data) as Record<string, unknown>);
      }
    });
  }

  async #commit(catalogue: CatalogueChange, fill: (batch: WriteBatch) => void): Promise<void> {
    const batch = this.#db.batch();
    batch.update(this.#db.doc(CATALOGUE), { ...catalogue }, { lastUpdateTime: this.#marked });
    fill(batch);
    try {
      this.#marked = writeTimeOf(await batch.commit());
    } catch (error) {
      const stored = await this.#db.doc(CATALOGUE).get();
      // The commit has passed, and only its answer is lost.
      if (!markOf(stored) && stored.get('revision') === catalogue.revision) return;
      if (markOf(stored)?.id !== this.#mark.id) throw new StartedAgain();
      this.#marked = stored.updateTime ?? this.#marked;
      throw error;
    }
  }
}

/**
 * Shuts the API in one commit: marks the catalogue, moves the tournaments away and deletes the heads of their cups, without which readers
 * cannot answer from memory. Every write of the API has one of these documents as its precondition, so no write can pass from here on, and
 * this costs an open API nothing. Where an unfinished restore has shut the API already, no tournament is left to move, and the backup has
 * to be that restore's own or the data that it saved.
 */
export function shutApi(db: Firestore, backup: KnownBackup): Promise<ShutApi> {
  return retryConflicts(async () => {
    const catalogue = await db.doc(CATALOGUE).get();
    const mark = markFor(backup, markOf(catalogue));
    const { docs } = await db.collection('tournaments').get();
    const batch = db.batch();
    const { ref, updateTime: lastUpdateTime } = catalogue;
    if (lastUpdateTime) batch.update(ref, { [RESTORE]: mark }, { lastUpdateTime });
    else batch.create(ref, { [RESTORE]: mark });
    for (const tournament of docs) {
      batch.set(db.collection(ASIDE).doc(tournament.id), tournament.data());
      batch.delete(tournament.ref, { lastUpdateTime: tournament.updateTime });
      batch.delete(liveReference(db, tournament.id));
    }
    return new ShutApi(db, mark, writeTimeOf(await batch.commit()));
  }, PATIENCE);
}

function withoutMark(catalogue: Json | undefined): Documents {
  const fields = Object.entries(catalogue ?? {}).filter(([name]) => name !== RESTORE);
  return fields.length > 0 ? { catalogue: Object.fromEntries(fields) } : {};
}

/** The content of a shut database as it was before it was shut. */
export function asBeforeShutting({ [ASIDE]: tournaments, system, ...parts }: Collections): Collections {
  const catalogue = withoutMark(system?.['catalogue']);
  return {
    ...parts,
    ...(Object.keys(catalogue).length > 0 ? { system: catalogue } : {}),
    ...(tournaments ? { tournaments } : {}),
  };
}
