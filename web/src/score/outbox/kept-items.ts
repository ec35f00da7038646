import type { OutboxItem } from './outbox-item';
import type { Change, OutboxStorage } from './outbox-storage';

/** A storage that has not answered for so long is taken for a closed one, until it answers. */
const LONGEST_WAIT_MS = 3_000;

function withinTime<Value>(stored: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The storage does not answer.')), LONGEST_WAIT_MS);
  });
  return Promise.race([stored, isLate]).finally(() => clearTimeout(timer));
}

/** What is in the outbox, and whether it would outlive the page. */
export interface Kept {
  readonly items: readonly OutboxItem[];
  readonly isStored: boolean;
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
  #isOpen = true;
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
    if (this.#isOpen) return isStored;
    this.#tell();
    return Promise.resolve();
  }

  /** Takes over what another tab has stored. */
  reload(): Promise<void> {
    return this.#store();
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
    const attempt =
      changes.length === 0
        ? this.#storage.load()
        : this.#storage.update((items) => changes.reduce((before, change) => change(before), items));
    try {
      this.#stored = await withinTime(attempt);
      this.#unstored = this.#unstored.slice(changes.length);
      this.#isOpen = true;
    } catch {
      this.#isOpen = false;
    }
    this.#tell();
  }

  #tell(): void {
    const items = this.#unstored.reduce((before, change) => change(before), this.#stored);
    this.#onChange({ items, isStored: this.#isOpen });
  }
}
