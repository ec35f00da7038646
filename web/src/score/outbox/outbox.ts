import type { Calls } from '@futsal-cup/domain/contracts/calls';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import { createStore } from 'zustand/vanilla';
import { ApiError } from '../../shared/api/api-error';
import { followPhases } from './follow-phase';
import { type Batch, nextBatch, nextRelease } from './next-batch';
import { isWaiting, type OutboxItem } from './outbox-item';
import type { OutboxStorage } from './outbox-storage';
import { readFailure } from './read-failure';

type Acknowledgement = Calls['enterInMatchLog']['response'];

export interface OutboxState {
  /** In the order in which they were made. */
  readonly items: readonly OutboxItem[];
  /** Accesses that the server no longer takes, with its reason. Their entries stay. */
  readonly blocked: Readonly<Record<string, string>>;
  /** Whether the last call got no answer, or one that may pass. */
  readonly isInTrouble: boolean;
}

interface OutboxParts {
  readonly storage: OutboxStorage;
  readonly send: (batch: Batch) => Promise<Acknowledgement>;
  /** Called with the log of each answer before its entries leave the outbox, so that none is missing from the screen. */
  readonly onLog: (log: Acknowledgement['log']) => void;
}

/** Pauses before a call is sent again, in milliseconds; the last one goes on. */
const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

function pauseAfter(failures: number): number {
  return PAUSES_MS[Math.min(failures, PAUSES_MS.length) - 1] ?? 0;
}

/** Keeps what was entered until the server has acknowledged it, and sends it in its order. Nothing leaves it in any other way. */
export class Outbox {
  readonly store = createStore<OutboxState>(() => ({ items: [], blocked: {}, isInTrouble: false }));
  readonly #parts: OutboxParts;
  #isSending = false;
  #failures = 0;
  /** One by one after a call was refused as a whole: so the entry is found that the server does not take. */
  #most: number | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: OutboxParts) {
    this.#parts = parts;
  }

  async load(): Promise<void> {
    this.store.setState({ items: await this.#parts.storage.load() });
    this.sendNow();
  }

  enter(items: readonly OutboxItem[]): void {
    this.#change((before) => [...before, ...items]);
    this.#plan(0);
  }

  /** Completes an entry that is still held back, and lets it go; false where it has left already. */
  complete(entryId: string, change: (entry: EntryInput) => EntryInput): boolean {
    const isHeld = this.store
      .getState()
      .items.some((item) => item.entry.entryId === entryId && item.heldUntil !== null);
    if (!isHeld) return false;
    this.#change((items) =>
      items.map((item) =>
        item.entry.entryId === entryId ? { ...item, entry: change(item.entry), heldUntil: null } : item,
      ),
    );
    this.sendNow();
    return true;
  }

  /** The page may be closed any moment: nothing is held back any longer. */
  release(): void {
    const isHeld = ({ heldUntil }: OutboxItem) => heldUntil !== null;
    if (!this.store.getState().items.some(isHeld)) return;
    this.#change((items) => items.map((item) => (isHeld(item) ? { ...item, heldUntil: null } : item)));
    this.sendNow();
  }

  /** Takes an entry that was not taken up again: as it becomes, behind the others and by this access. */
  enterAgain(entryId: string, { entry, accessId }: Pick<OutboxItem, 'entry' | 'accessId'>): void {
    this.#change((items) => {
      const item = items.find((each) => each.entry.entryId === entryId);
      const others = items.filter((each) => each !== item);
      return item ? [...others, { ...item, entry, accessId, refusal: null, heldUntil: null }] : items;
    });
    this.sendNow();
  }

  discard(entryId: string): void {
    this.#change((items) => items.filter(({ entry }) => entry.entryId !== entryId));
  }

  /** The link was opened again, or somebody signed in again. */
  unblock(accessId: string): void {
    this.store.setState(({ blocked }) => ({
      blocked: Object.fromEntries(Object.entries(blocked).filter(([id]) => id !== accessId)),
    }));
    this.sendNow();
  }

  block(accessId: string, code: string): void {
    this.store.setState(({ blocked }) => ({ blocked: { ...blocked, [accessId]: code } }));
  }

  /** The network is back, the page is looked at again, or there is something to send. */
  sendNow(): void {
    this.#plan(0);
  }

  /** Takes over what another tab has stored. */
  async reload(): Promise<void> {
    this.store.setState({ items: await this.#parts.storage.load() });
  }

  #change(change: (items: readonly OutboxItem[]) => readonly OutboxItem[]): void {
    this.store.setState(({ items }) => ({ items: change(items) }));
    void this.#parts.storage.update(change).then((items) => this.store.setState({ items }));
  }

  #plan(delay: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#sendNext(), delay);
  }

  /** Sent at once when something leaves before its time; else when what is held back may leave. */
  #planRelease(): void {
    const release = nextRelease(this.store.getState().items);
    if (release !== null) this.#plan(Math.max(0, release - Date.now()) + 1);
  }

  async #sendNext(): Promise<void> {
    if (this.#isSending) return;
    const { items, blocked } = this.store.getState();
    const batch = nextBatch(items, {
      now: Date.now(),
      blocked: new Set(Object.keys(blocked)),
      ...(this.#most === undefined ? {} : { most: this.#most }),
    });
    if (!batch) {
      this.#planRelease();
      return;
    }
    this.#isSending = true;
    this.#letGo(batch);
    try {
      this.#acknowledge(batch, await this.#parts.send(batch));
    } catch (error) {
      this.#fail(batch, error);
    } finally {
      this.#isSending = false;
    }
    this.#plan(pauseAfter(this.#failures));
  }

  /** What is on its way can no longer be completed. */
  #letGo({ entries }: Batch): void {
    const ids = new Set(entries.map(({ entryId }) => entryId));
    const isHeld = ({ entry, heldUntil }: OutboxItem) => heldUntil !== null && ids.has(entry.entryId);
    if (!this.store.getState().items.some(isHeld)) return;
    this.#change((items) => items.map((item) => (isHeld(item) ? { ...item, heldUntil: null } : item)));
  }

  #acknowledge(batch: Batch, { verdicts, log }: Acknowledgement): void {
    this.#failures = 0;
    this.#most = undefined;
    this.#parts.onLog(log);
    const outcomes = new Map(verdicts.map((verdict) => [verdict.entryId, verdict]));
    const taken = batch.entries.filter(({ entryId }) => outcomes.get(entryId)?.outcome !== 'refused');
    const isTaken = new Set(
      taken.filter(({ entryId }) => outcomes.has(entryId)).map(({ entryId }) => entryId),
    );
    this.#change((items) =>
      followPhases(
        items
          .filter(({ entry }) => !isTaken.has(entry.entryId))
          .map((item) => {
            const verdict = outcomes.get(item.entry.entryId);
            return verdict?.outcome === 'refused' ? { ...item, refusal: verdict.code } : item;
          }),
        taken,
        log.entries,
      ),
    );
    this.store.setState({ isInTrouble: false });
  }

  #fail({ entries, accessId }: Batch, error: unknown): void {
    const failure = readFailure(error);
    if (failure.kind === 'passing') {
      this.#failures += 1;
      this.store.setState({ isInTrouble: true });
      // A mistake of ours is reported, and costs nobody an entry.
      if (!(error instanceof ApiError)) reportError(error);
      return;
    }
    this.#failures = 0;
    this.store.setState({ isInTrouble: false });
    if (failure.kind === 'access') this.block(accessId, failure.code);
    else if (entries.length > 1) this.#most = 1;
    else this.#refuse(entries, failure.code);
  }

  #refuse(entries: readonly EntryInput[], code: string): void {
    const ids = new Set(entries.map(({ entryId }) => entryId));
    this.#change((items) =>
      items.map((item) => (ids.has(item.entry.entryId) ? { ...item, refusal: code } : item)),
    );
  }
}

export function waitingItems(items: readonly OutboxItem[], matchId: string): readonly OutboxItem[] {
  return items.filter((item) => isWaiting(item) && item.matchId === matchId);
}
