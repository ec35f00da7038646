import { MAX_MATCHES } from '@futsal-cup/domain/cup/limits';
import type { Firestore } from 'firebase-admin/firestore';
import { lru } from 'tiny-lru';
import { ApiError } from '../platform/api-error';
import { readCatalogue } from './catalogue';
import { SharedRun, Turns } from './concurrency';
import { type Live, readLive } from './logs/live';
import { readCup, readEveryCup, tournamentNotFound, type CupSnapshot } from './read-cups';
import { busy } from './retry-conflicts';
import { versionOfRevision, type StoredCup } from './stored';

/** Ids that belong to no cup are remembered for a moment, so that asking for one again and again costs nothing. */
const UNKNOWN_IDS = { most: 1_000, forMs: 10_000 };

/** How many cups a process keeps in memory, and how many matches they have in all: a match takes about four kilobytes with its views. */
const MAX_CUPS = 50;
const MAX_MATCHES_KEPT = 12 * MAX_MATCHES;

export interface CurrentCup extends CupSnapshot {
  readonly version: string;
}

/** The head of a cup: its running matches, and the version of its view. */
export interface Head extends Live {
  readonly version: string;
}

function withVersion({ cup, updateTime }: CupSnapshot): CurrentCup {
  return { cup, updateTime, version: versionOfRevision(cup.tournament.revision) };
}

/**
 * Returns present cups. Every use reads the head of the cup, whose revision is raised by every write that changes the view. The rest
 * comes from memory while that revision has not changed.
 */
export class CupStore {
  readonly #db: Firestore;
  readonly #kept = lru<CurrentCup>(MAX_CUPS);
  readonly #turns = new Turns();
  readonly #every: SharedRun<StoredCup[]>;
  readonly #heads = new Map<string, SharedRun<Head | null>>();
  readonly #unknown = lru<true>(UNKNOWN_IDS.most, UNKNOWN_IDS.forMs);
  readonly #loading = new Map<string, Promise<CurrentCup>>();

  constructor(db: Firestore) {
    this.#db = db;
    this.#every = new SharedRun(() => readEveryCup(db));
  }

  async current(tournamentId: string): Promise<CurrentCup> {
    return this.at(tournamentId, (await this.head(tournamentId)).revision);
  }

  /** The cup as it is now, or null when there is none. */
  async find(tournamentId: string): Promise<CurrentCup | null> {
    try {
      return await this.current(tournamentId);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  }

  /** The cup at the revision that the caller has just read in its head, or a newer one. */
  async at(tournamentId: string, revision: number): Promise<CurrentCup> {
    const version = versionOfRevision(revision);
    const kept = this.#kept.get(tournamentId);
    return kept?.version === version ? kept : this.#load(tournamentId, version);
  }

  /** Reads all cups. The list may be empty because a backup is being restored; then `readCatalogue` throws. */
  async every(): Promise<StoredCup[]> {
    const cups = await this.#every.run();
    if (cups.length > 0) return cups;
    await readCatalogue(this.#db);
    return this.#every.run();
  }

  /** Runs a change of a cup, or of the log of one match, after the pending changes of the same cup or log in this process. */
  inTurn<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    return this.#turns.take(what, work, busy);
  }

  /** Caches a cup that this process has just written. The id of a restored cup is no longer remembered as unknown. */
  keep(snapshot: CupSnapshot): void {
    const { tournamentId } = snapshot.cup.tournament;
    this.#unknown.delete(tournamentId);
    this.#keep(withVersion(snapshot));
  }

  #keep(current: CurrentCup): void {
    this.#kept.set(current.cup.tournament.tournamentId, current);
    const matches = () => this.#kept.values().reduce((sum, kept) => sum + (kept?.cup.matches.length ?? 0), 0);
    while (this.#kept.size > 1 && matches() > MAX_MATCHES_KEPT) this.#kept.evict();
  }

  /**
   * The head of a cup, which open pages request; one read. Callers at the same time share it, so that a thousand a second do not cost a
   * thousand reads.
   */
  async head(tournamentId: string): Promise<Head> {
    if (this.#unknown.get(tournamentId)) throw tournamentNotFound();
    const reading = this.#heads.get(tournamentId) ?? new SharedRun(() => this.#findHead(tournamentId));
    this.#heads.set(tournamentId, reading);
    try {
      const head = await reading.run();
      if (head) return head;
    } finally {
      if (reading.isIdle && this.#heads.get(tournamentId) === reading) this.#heads.delete(tournamentId);
    }
    this.#unknown.set(tournamentId, true);
    throw tournamentNotFound();
  }

  async #findHead(tournamentId: string): Promise<Head | null> {
    const live = await readLive(this.#db, tournamentId);
    return live && { ...live, version: versionOfRevision(live.revision) };
  }

  /** There is one load at a time for each version; a caller who has seen a newer version does not join the load of an older one. */
  #load(tournamentId: string, version: string): Promise<CurrentCup> {
    const key = `${tournamentId}@${version}`;
    const running = this.#loading.get(key);
    if (running) return running;
    const load = this.#read(tournamentId).finally(() => this.#loading.delete(key));
    this.#loading.set(key, load);
    return load;
  }

  async #read(tournamentId: string): Promise<CurrentCup> {
    const snapshot = await readCup(this.#db, tournamentId);
    if (!snapshot) return this.#readLater(tournamentId);
    const current = withVersion(snapshot);
    this.#keep(current);
    return current;
  }

  /** Reads a cup again that was deleted after its head was read. The deletion is an error, unless the cup exists again. */
  async #readLater(tournamentId: string): Promise<CurrentCup> {
    await this.head(tournamentId);
    return this.#read(tournamentId);
  }
}
