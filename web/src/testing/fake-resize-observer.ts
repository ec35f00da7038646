let last: FakeResizeObserver | undefined;

/** Calls back when the page is said to have grown. */
export class FakeResizeObserver {
  readonly #callback: () => void;
  #isObserving = false;

  constructor(callback: () => void) {
    this.#callback = callback;
    setLast(this);
  }

  observe() {
    this.#isObserving = true;
  }

  disconnect() {
    this.#isObserving = false;
  }

  grow() {
    if (this.#isObserving) this.#callback();
  }
}

function setLast(observer: FakeResizeObserver): void {
  last = observer;
}

/** Tells the one that was made last. */
export function growPage(): void {
  last?.grow();
}
