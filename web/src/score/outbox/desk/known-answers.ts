import type { MatchLogView, ScorerMatchesView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { delMany, entries, type UseStore } from 'idb-keyval';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Access, accessIdOf } from './access';
import { changeKept } from './device-store';
import { LONGEST_WAIT_MS as ANSWERED_WITHIN_MS } from './calls';

/** Answers stay cached this long, because a cup lasts a few days. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1_000;

/** Without this limit a storage that does not answer would prevent the page from being drawn. */
const LONGEST_WAIT_MS = 2_000;

interface Answers {
  /** The logs by the id of their match. */
  readonly logs: Readonly<Record<string, MatchLogView>>;
  /** The lists of matches by access (`keyOf`). */
  readonly matches: Readonly<Record<string, ScorerMatchesView>>;
}

interface Stored {
  readonly answer: unknown;
  readonly storedAt: number;
}

function isStored(value: unknown): value is Stored {
  return typeof value === 'object' && value !== null && 'answer' in value && 'storedAt' in value;
}

const LOG = 'log ';
const MATCHES = 'matches ';

export function keyOf(access: Access): string {
  return `${accessIdOf(access)} ${access.tournamentId}`;
}

/** Caches the latest answers of the server on the device, so that a page without a network can start with them. */
export class KnownAnswers {
  readonly store: StoreApi<Answers> = createStore<Answers>(() => ({ logs: {}, matches: {} }));
  readonly #device: UseStore;
  /**
   * The time of the latest log answer, by match. Answers that were cached before this page was opened have no time and
   * count as older.
   */
  readonly #heardAt = new Map<string, number>();

  constructor(device: UseStore) {
    this.#device = device;
  }

  /** Reads the cached answers and deletes expired ones. If the storage is not accessible, the cache stays empty. */
  async recall(): Promise<void> {
    const late = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
    await Promise.race([this.#recall().catch(() => undefined), late]);
  }

  async #recall(): Promise<void> {
    const all = (await entries<string, unknown>(this.#device)).filter(
      ([key]) => key.startsWith(LOG) || key.startsWith(MATCHES),
    );
    const [old, kept] = [[] as string[], { logs: {}, matches: {} } as Mutable];
    for (const [key, value] of all) {
      if (!isStored(value) || Math.abs(Date.now() - value.storedAt) > KEEP_MS) old.push(key);
      else if (key.startsWith(LOG)) kept.logs[key.slice(LOG.length)] = value.answer as MatchLogView;
      else kept.matches[key.slice(MATCHES.length)] = value.answer as ScorerMatchesView;
    }
    // Answers that arrived meanwhile are newer than the cached ones.
    this.store.setState(({ logs, matches }) => ({
      logs: { ...kept.logs, ...logs },
      matches: { ...kept.matches, ...matches },
    }));
    if (old.length > 0) await delMany(old, this.#device);
  }

  /**
   * Answers may overtake each other, so a log with an older revision is ignored. It is accepted if the previous answer arrived longer ago
   * than a request can take, because the server was then restored from a backup.
   */
  receiveLog(log: MatchLogView): void {
    const known = this.store.getState().logs[log.matchId];
    const now = performance.now();
    const heardAt = this.#heardAt.get(log.matchId) ?? -Infinity;
    const mayBeOvertaken = now - heardAt <= ANSWERED_WITHIN_MS;
    if (known && known.revision > log.revision && mayBeOvertaken) return;
    this.#heardAt.set(log.matchId, now);
    // After a restore the same revision may come again with other entries, so the contents are compared.
    if (JSON.stringify(known) === JSON.stringify(log)) return;
    this.store.setState(({ logs }) => ({ logs: { ...logs, [log.matchId]: log } }));
    void this.#keep(`${LOG}${log.matchId}`, log);
  }

  receiveMatches(access: Access, { tournament, matches }: ScorerMatchesView): void {
    const view = { tournament, matches };
    this.store.setState((known) => ({ matches: { ...known.matches, [keyOf(access)]: view } }));
    void this.#keep(`${MATCHES}${keyOf(access)}`, view);
  }

  /** If the storage is full, the page continues with the answers in memory. */
  async #keep(key: string, answer: unknown): Promise<void> {
    try {
      await changeKept(this.#device, key, () => ({ answer, storedAt: Date.now() }));
    } catch {
      // An answer that is not stored is not lost, because the page requests it again when there is a network.
    }
  }
}

type Mutable = { [Part in keyof Answers]: Record<string, Answers[Part][string]> };
