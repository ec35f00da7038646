import type { MatchLogView, ScorerMatchesView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { delMany, entries, type UseStore } from 'idb-keyval';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Access, accessIdOf } from './access';
import { changeKept } from './device-store';
import { LONGEST_WAIT_MS as ANSWERED_WITHIN_MS } from './calls';

/** So long what the server answered is kept: a cup lasts a few days. */
const KEEP_MS = 7 * 24 * 60 * 60 * 1_000;

/** A storage that does not answer must not keep the page from being drawn. */
const LONGEST_WAIT_MS = 2_000;

interface Answers {
  /** By match. */
  readonly logs: Readonly<Record<string, MatchLogView>>;
  /** By access (`keyOf`). */
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

/** What the server answered last, kept on the device: a page that is opened without a network begins with it. */
export class KnownAnswers {
  readonly store: StoreApi<Answers> = createStore<Answers>(() => ({ logs: {}, matches: {} }));
  readonly #device: UseStore;
  /** By match, when an answer came last that its log is from; what the device has kept is from before all of them. */
  readonly #heardAt = new Map<string, number>();

  constructor(device: UseStore) {
    this.#device = device;
  }

  /** Reads what is kept; what is too old goes. A storage that is closed has nothing. */
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
    // What has been answered meanwhile is newer.
    this.store.setState(({ logs, matches }) => ({
      logs: { ...kept.logs, ...logs },
      matches: { ...kept.matches, ...matches },
    }));
    if (old.length > 0) await delMany(old, this.#device);
  }

  /**
   * Answers may overtake each other: an older log is left aside. One that comes later than an answer is waited for is not
   * older: a backup has been put back.
   */
  receiveLog(log: MatchLogView): void {
    const known = this.store.getState().logs[log.matchId];
    const now = performance.now();
    const heardAt = this.#heardAt.get(log.matchId) ?? -Infinity;
    const mayBeOvertaken = now - heardAt <= ANSWERED_WITHIN_MS;
    if (known && known.revision > log.revision && mayBeOvertaken) return;
    this.#heardAt.set(log.matchId, now);
    // After a restore a revision may come again with other entries.
    if (JSON.stringify(known) === JSON.stringify(log)) return;
    this.store.setState(({ logs }) => ({ logs: { ...logs, [log.matchId]: log } }));
    void this.#keep(`${LOG}${log.matchId}`, log);
  }

  receiveMatches(access: Access, { tournament, matches }: ScorerMatchesView): void {
    const view = { tournament, matches };
    this.store.setState((known) => ({ matches: { ...known.matches, [keyOf(access)]: view } }));
    void this.#keep(`${MATCHES}${keyOf(access)}`, view);
  }

  /** Without room the page goes on with what it has in memory. */
  async #keep(key: string, answer: unknown): Promise<void> {
    try {
      await changeKept(this.#device, key, () => ({ answer, storedAt: Date.now() }));
    } catch {
      // It will be asked for again when there is a network.
    }
  }
}

type Mutable = { [Part in keyof Answers]: Record<string, Answers[Part][string]> };
