import { createStore } from 'zustand/vanilla';
import { type Kept, KeptItems } from './kept-items';
import { discardItem, enterItemAgain, enterItems, takeOverItems } from './outbox-changes';
import { isWaiting, type OutboxItem } from './outbox-item';
import type { Change, OutboxStorage } from './outbox-storage';
import { Sender, type SendingParts } from './sender';

/** What is in it, in the order in which it was made, and what is known of its ways. */
export interface OutboxState extends Kept {
  /** Accesses that the server no longer takes, with its reason. Their entries stay. */
  readonly blocked: Readonly<Record<string, string>>;
  /** Whether the last call got no answer, or one that may pass. */
  readonly isInTrouble: boolean;
}

interface OutboxParts extends SendingParts {
  readonly storage: OutboxStorage;
  /** Called when this tab has changed the outbox: other tabs show it too. */
  readonly onChange?: () => void;
}

/**
 * Keeps what was entered until the server has acknowledged it, and sends it in its order. Nothing leaves it in any other way but
 * by hand. What is entered is stored first and then shown, so that what somebody has seen survives a page that is killed.
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

  /** Takes an entry that was not taken up again: as it becomes, behind the others and by this access. */
  async enterAgain(entryId: string, as: Pick<OutboxItem, 'entry' | 'accessId'>): Promise<void> {
    await this.#change(enterItemAgain(entryId, as));
    this.sendNow();
  }

  /** Takes over what another access has not sent. */
  async takeOver(items: readonly OutboxItem[]): Promise<void> {
    await this.#change(takeOverItems(items));
    this.sendNow();
  }

  discard(entryId: string): Promise<void> {
    return this.#change(discardItem(entryId));
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

  /** The network is back, or the page is looked at again. */
  sendNow(): void {
    this.#sender.sendNow();
  }

  /** Another call was answered: what is waiting need not wait longer. */
  noteAnswer(): void {
    if (this.store.getState().isInTrouble) this.sendNow();
  }

  /** Takes over what another tab has stored, and sends it too: that tab may be closed before it has. */
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
