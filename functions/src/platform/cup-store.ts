import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import { lru } from 'tiny-lru';
import { apiError } from './api-error';
import { collectionsOf } from './collections';
import { readParts } from './read-cup';
import type { StoredCup, StoredTournament } from './stored';
import { versionOf } from './version';

/** Cups that a process keeps in memory; a big one takes about two megabytes with its view. */
const MAX_CUPS = 50;

export interface CurrentCup {
  readonly cup: StoredCup;
  readonly version: string;
}

interface KeptCup {
  readonly cup: StoredCup;
  /** Null right after a write of this process, until the document tells it. */
  version: string | null;
}

function readTournament(snapshot: DocumentSnapshot<StoredTournament>) {
  const tournament = snapshot.data();
  if (!tournament || !snapshot.updateTime) throw apiError('tournament_not_found');
  return { tournament, version: versionOf(snapshot.updateTime, tournament.revision) };
}

/**
 * Cups as they are now. Every use reads the tournament document, which every write to any part of the cup raises; the rest
 * comes from memory while that document has not changed.
 */
export class CupStore {
  readonly #db: Firestore;
  readonly #kept = lru<KeptCup>(MAX_CUPS);
  readonly #loading = new Map<string, Promise<CurrentCup>>();

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** What an open page asks for: one read. */
  async version(tournamentId: string): Promise<string> {
    return readTournament(await this.#reference(tournamentId).get()).version;
  }

  async current(tournamentId: string): Promise<CurrentCup> {
    const { tournament, version } = readTournament(await this.#reference(tournamentId).get());
    const cup = this.#find(tournament, version);
    return cup ? { cup, version } : this.#load(tournamentId, version);
  }

  /** The cup inside a transaction that has read its tournament and so keeps everybody else from changing it. */
  async inTransaction(
    transaction: Transaction,
    snapshot: DocumentSnapshot<StoredTournament>,
  ): Promise<StoredCup> {
    const { tournament, version } = readTournament(snapshot);
    return this.#find(tournament, version) ?? readParts(this.#db, transaction, tournament);
  }

  /** The cup as this process last knew it: only good for `carry`. */
  lastKnown(tournamentId: string): StoredCup | null {
    return this.#kept.get(tournamentId)?.cup ?? null;
  }

  /**
   * Carries a cup that was known before a write over to after it, where that write did not read the cup: right only if it was
   * the one write since, which the revision tells. Null if there were others. One read.
   */
  async carry(before: StoredCup, change: (cup: StoredCup) => StoredCup): Promise<StoredCup | null> {
    const snapshot = await this.#reference(before.tournament.tournamentId).get();
    const { tournament, version } = readTournament(snapshot);
    if (tournament.revision !== before.tournament.revision + 1) return null;
    const cup = change({ ...before, tournament });
    this.#kept.set(tournament.tournamentId, { cup, version });
    return cup;
  }

  /** Keeps a cup that a write of this process has just made, known by its revision. */
  keep(cup: StoredCup): void {
    this.#kept.set(cup.tournament.tournamentId, { cup, version: null });
  }

  #reference(tournamentId: string) {
    return collectionsOf(this.#db).tournaments.doc(tournamentId);
  }

  #find({ tournamentId, revision }: StoredTournament, version: string): StoredCup | null {
    const kept = this.#kept.get(tournamentId);
    if (!kept) return null;
    if (kept.version === null && kept.cup.tournament.revision === revision) kept.version = version;
    return kept.version === version ? kept.cup : null;
  }

  /** Once at a time for each version; whoever saw a newer one does not get an older answer. */
  #load(tournamentId: string, version: string): Promise<CurrentCup> {
    const key = `${tournamentId}@${version}`;
    const running = this.#loading.get(key);
    if (running) return running;
    const load = this.#read(tournamentId).finally(() => this.#loading.delete(key));
    this.#loading.set(key, load);
    return load;
  }

  async #read(tournamentId: string): Promise<CurrentCup> {
    const current = await this.#db.runTransaction(
      async (transaction) => {
        const snapshot = await transaction.get(this.#reference(tournamentId));
        const { tournament, version } = readTournament(snapshot);
        return { cup: await readParts(this.#db, transaction, tournament), version };
      },
      { readOnly: true },
    );
    this.#kept.set(tournamentId, { ...current });
    return current;
  }
}
