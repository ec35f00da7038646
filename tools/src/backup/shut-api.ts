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

/** The mark in the catalogue while a backup is being restored. */
export interface RestoreMark {
  /** The id of the restore. */
  readonly id: string;
  readonly begunAt: string;
  /** The time of the last write of the restore. */
  readonly lastAt: string;
  /** The file with the replaced data; null as long as nothing is replaced. */
  readonly replaced: string | null;
}

interface CatalogueChange {
  readonly revision?: number;
  readonly [RESTORE]: RestoreMark | FieldValue;
}

function markOf(catalogue: DocumentSnapshot): RestoreMark | null {
  return (catalogue.get(RESTORE) as RestoreMark | undefined) ?? null;
}

/** The mark of a restore that has not ended, or null when the API is open. */
export async function readRestoreMark(db: Firestore): Promise<RestoreMark | null> {
  return markOf(await db.doc(CATALOGUE).get());
}

function newMark(replaced: string | null): RestoreMark {
  const now = new Date().toISOString();
  return { id: randomUUID(), begunAt: now, lastAt: now, replaced };
}

/** Nobody waits at a phone for a restore, so a restore repeats a commit against constant writes until it gets through. */
const PATIENCE = { attempts: 1_000, longestPauseMs: 100 };

/** The catalogue is the first document of each commit. */
function writeTimeOf([catalogue]: readonly WriteResult[]): Timestamp {
  if (!catalogue) throw new Error('A commit without the catalogue.');
  return catalogue.writeTime;
}

/** Another restore holds the database now, and this one must leave everything to it. */
export class TakenOver extends UserError {
  constructor() {
    super(
      'Another restore has taken over, and this one has stopped. What is stored will be the other one’s.',
    );
  }
}

/**
 * A shut database that belongs to one restore. Each of its commits renews the mark, on the condition that the mark is the one that it
 * wrote last. So after another restore takes over, none of the first one's commits can pass, however late they arrive.
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

  /** The file with the earlier data, or null as long as nothing is replaced. */
  get replaced(): string | null {
    return this.#mark.replaced;
  }

  noteReplaced(file: string): Promise<void> {
    this.#mark = { ...this.#mark, replaced: file };
    return this.commit(() => undefined);
  }

  commit(fill: (batch: WriteBatch) => void): Promise<void> {
    this.#mark = { ...this.#mark, lastAt: new Date().toISOString() };
    return this.#commit({ [RESTORE]: this.#mark }, fill);
  }

  /** Opens the API in one commit, with these tournaments. The catalogue gets a new revision, which no reader has seen. */
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
      if (markOf(stored)?.id !== this.#mark.id) throw new TakenOver();
      this.#marked = stored.updateTime ?? this.#marked;
      throw error;
    }
  }
}

/**
 * Shuts the API in one commit: marks the catalogue, moves the tournaments away and deletes the heads of their cups, without which readers
 * cannot answer from memory. Every write of the API has one of these documents as its precondition, so none can pass from here on, and
 * this costs an open API nothing.
 */
export function shutApi(db: Firestore): Promise<ShutApi> {
  return retryConflicts(async () => {
    const catalogue = await db.doc(CATALOGUE).get();
    if (markOf(catalogue)) throw new UserError('Another restore has just begun. Nothing was written.');
    const { docs } = await db.collection('tournaments').get();
    const mark = newMark(null);
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

/** Takes over the shut database from a restore that was interrupted and will not be continued. */
export function takeShutApi(db: Firestore): Promise<ShutApi> {
  return retryConflicts(async () => {
    const catalogue = await db.doc(CATALOGUE).get();
    const { ref, updateTime: lastUpdateTime } = catalogue;
    const before = markOf(catalogue);
    if (!before) throw new UserError('The other restore has just ended. Nothing was written.');
    const mark = newMark(before.replaced);
    const batch = db.batch();
    batch.update(ref, { [RESTORE]: mark }, { lastUpdateTime });
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
