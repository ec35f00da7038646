import { createStore } from 'zustand/vanilla';
import { type Kept, KeptItems } from './kept-items';
import { discardItem, enterItemAgain, enterItems, takeOverItems } from './outbox-changes';
import { isWaiting, type OutboxItem } from './outbox-item';
import type { Change, OutboxStorage } from './outbox-storage';
import { Sender, type SendingParts } from './sender';

/** The items of the outbox in their order, and the state of their delivery. */
export interface OutboxState extends Kept {
  /** The accesses that the server no longer accepts, with its reason. Their entries stay. */
  readonly blocked: Readonly<Record<string, string>>;
  /** Whether the last call got no answer or a passing failure. */
  readonly isInTrouble: boolean;
}

interface OutboxParts extends SendingParts {
  readonly storage: OutboxStorage;
  /** The outbox calls this function when this tab has changed it, so that other tabs show the change too. */
  readonly onChange?: () => void;
}

/**
 * Stores entries until the server has acknowledged them, and sends them in their order. Otherwise only a person can remove
 * an entry. Entries are stored first and shown afterwards, so that a shown entry survives if the page is killed.
 */
export class Outbox {
  readonly store = createStore<OutboxState>(() => ({
    items: [],
    storage: 'unread',
    blocked: {},
    isInTrouble: false,
  }));
  readonly #onChange: () => void;
  readonly #kept: KeptItems;
  readonly #sender: Sender;

  constructor({ storage, onChange = () => undefined, ...parts }: OutboxParts) {
    this.#onChange = onChange;
    this.#kept = new KeptItems(storage, (kept) => this.store.setState(kept));
    this.#sender = new Sender(parts, {
      items: () => this.store.getState().items,
      blocked: () => new Set(Object.keys(this.store.getState().blocked)),
      reload: () => this.#kept.reload(),
      change: (change) => this.#change(change),
      block: (accessId, code) => this.block(accessId, code),
      setTrouble: (isInTrouble) => this.store.setState({ isInTrouble }),
    });
  }

  async load(): Promise<void> {
    await this.#kept.reload();
    this.sendNow();
  }

  async enter(items: readonly OutboxItem[]): Promise<void> {
    await this.#change(enterItems(items));
    this.#sender.send();
  }

  /** Makes a refused entry pending again: changed, at the end of the queue, and with this access. */
  async enterAgain(entryId: string, as: Pick<OutboxItem, 'entry' | 'accessId'>): Promise<void> {
    await this.#change(enterItemAgain(entryId, as));
    this.sendNow();
  }

  /** Takes over unsent entries of another access. */
  async takeOver(items: readonly OutboxItem[]): Promise<void> {
    await this.#change(takeOverItems(items));
    this.sendNow();
  }

  discard(entryId: string): Promise<void> {
    return this.#change(discardItem(entryId));
  }

  /** Call this when the link was opened again, or when somebody has signed in again. */
  unblock(accessId: string): void {
    this.store.setState(({ blocked }) => ({
      blocked: Object.fromEntries(Object.entries(blocked).filter(([id]) => id !== accessId)),
    }));
    this.sendNow();
  }

  block(accessId: string, code: string): void {
    this.store.setState(({ blocked }) => ({ blocked: { ...blocked, [accessId]: code } }));
  }

  /** Call this when the network is back, or when the page is visible again. */
  sendNow(): void {
    this.#sender.sendNow();
  }

  /** Call this when the server has answered another call: pending entries are then sent at once. */
  noteAnswer(): void {
    if (this.store.getState().isInTrouble) this.sendNow();
  }

  /** Loads the items that another tab has stored, and sends them too, because that tab may be closed before it sends them. */
  async follow(): Promise<void> {
    await this.#kept.reload();
    this.#sender.send();
  }

  async #change(change: Change): Promise<void> {
    await this.#kept.change(change);
    this.#onChange();
  }
}

export function waitingItems(items: readonly OutboxItem[], matchId: string): readonly OutboxItem[] {
  return items.filter((item) => isWaiting(item) && item.matchId === matchId);
}
