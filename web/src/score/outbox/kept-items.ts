import type { OutboxItem } from './outbox-item';
import type { Change, OutboxStorage } from './outbox-storage';

/** A storage that has not answered for so long is taken for one that does not, until it answers. */
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
 * What the storage of the device does. One that refuses (forbidden, full) keeps nothing, so that what is in memory is all there is.
 * Of one that hangs nobody knows what is in it. It is unread until it has answered for the first time.
 */
export type StorageState = 'unread' | 'keeps' | 'refuses' | 'hangs';

/** What is in the outbox as far as it is known. */
export interface Kept {
  readonly items: readonly OutboxItem[];
  readonly storage: StorageState;
}

/**
 * What is in the outbox: the storage, and on top of it the changes that it did not take. They are tried again with each change
 * that follows, so that a storage that was full or closed for a while gets all of them.
 */
export class KeptItems {
  readonly #storage: OutboxStorage;
  readonly #onChange: (kept: Kept) => void;
  #stored: readonly OutboxItem[] = [];
  #unstored: readonly Change[] = [];
  #state: StorageState = 'unread';
  #running: Promise<void> = Promise.resolve();
  /** The next attempt to store, while another one runs: it takes along all that comes until it begins. */
  #next: Promise<void> | null = null;

  constructor(storage: OutboxStorage, onChange: (kept: Kept) => void) {
    this.#storage = storage;
    this.#onChange = onChange;
  }

  /** Resolves when the change is stored, or, where nothing can be stored, at once: what was tapped must be seen. */
  change(change: Change): Promise<void> {
    this.#unstored = [...this.#unstored, change];
    const isStored = this.#store();
    if (this.#state === 'unread' || this.#state === 'keeps') return isStored;
    this.#tell();
    return Promise.resolve();
  }

  /** Takes over what another tab has stored; a storage that hangs is not waited for again. */
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
      // What comes late is an answer all the same; what was changed meanwhile follows it.
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

  /** Somebody may clear the data of the site while the page is open: what this tab knew is stored again. */
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
