import type { OutboxItem } from './outbox-item';
import type { Change, OutboxStorage } from './outbox-storage';

/** A storage that has not answered within this time counts as hanging until it answers. */
const LONGEST_WAIT_MS = 1_000;

class NoAnswerError extends Error {}

function withinTime<Value>(stored: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new NoAnswerError('The storage does not answer.')), LONGEST_WAIT_MS);
  });
  return Promise.race([stored, isLate]).finally(() => clearTimeout(timer));
}

/**
 * The state of the device's storage. `refuses` means that it rejects writes (forbidden, full), so the items are only in
 * memory. `hangs` means that it does not answer, so its content is uncertain. It is `unread` until its first answer.
 */
export type StorageState = 'unread' | 'keeps' | 'refuses' | 'hangs';

/** The content of the outbox as far as it is known. */
export interface Kept {
  readonly items: readonly OutboxItem[];
  readonly storage: StorageState;
}

/**
 * Holds the content of the outbox: the stored items, and on top of them the changes that could not be stored. Each later
 * change tries to store these again, so that a storage that was full or closed for a while finally gets all of them.
 */
export class KeptItems {
  readonly #storage: OutboxStorage;
  readonly #onChange: (kept: Kept) => void;
  #stored: readonly OutboxItem[] = [];
  #unstored: readonly Change[] = [];
  #state: StorageState = 'unread';
  #running: Promise<void> = Promise.resolve();
  /** The next attempt to store, which starts after the running one and includes all changes until then. */
  #next: Promise<void> | null = null;

  constructor(storage: OutboxStorage, onChange: (kept: Kept) => void) {
    this.#storage = storage;
    this.#onChange = onChange;
  }

  /** Resolves when the change is stored, or at once if the storage refuses or hangs, because a tap must always show its effect. */
  change(change: Change): Promise<void> {
    this.#unstored = [...this.#unstored, change];
    const isStored = this.#store();
    if (this.#state === 'unread' || this.#state === 'keeps') return isStored;
    this.#tell();
    return Promise.resolve();
  }

  /** Takes over the items that another tab has stored. It does not wait again for a storage that hangs. */
  reload(): Promise<void> {
    const isRead = this.#store();
    return this.#state === 'hangs' ? Promise.resolve() : isRead;
  }

  #store(): Promise<void> {
    this.#next ??= this.#running.then(() => {
      this.#next = null;
      this.#running = this.#attempt();
      return this.#running;
    });
    return this.#next;
  }

  async #attempt(): Promise<void> {
    const changes = this.#unstored;
    const attempt = this.#bring(changes).then((items) => this.#take(items, changes));
    try {
      await withinTime(attempt);
    } catch (error) {
      this.#state = error instanceof NoAnswerError ? 'hangs' : 'refuses';
      this.#tell();
      // A late answer still counts, and the changes that were made meanwhile are stored after it.
      const isLate = this.#state === 'hangs';
      if (isLate)
        attempt.then(() => (this.#unstored.length > 0 ? this.#store() : undefined)).catch(() => undefined);
    }
  }

  #take(items: readonly OutboxItem[], brought: readonly Change[]): void {
    this.#stored = items;
    this.#unstored = this.#unstored.filter((change) => !brought.includes(change));
    this.#state = 'keeps';
    this.#tell();
  }

  /** Somebody may clear the data of the site while the page is open; then the items of this tab are stored again. */
  async #bring(changes: readonly Change[]): Promise<readonly OutboxItem[]> {
    if (changes.length === 0) {
      const items = await this.#storage.load();
      if (items !== null || this.#stored.length === 0) return items ?? [];
    }
    return this.#storage.update((items) =>
      changes.reduce((before, change) => change(before), items ?? this.#stored),
    );
  }

  #tell(): void {
    const items = this.#unstored.reduce((before, change) => change(before), this.#stored);
    this.#onChange({ items, storage: this.#state });
  }
}
