let last: FakeResizeObserver | undefined;

/** Calls back when a test says that the page has grown. */
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

/** Notifies the observer that was created last. */
export function growPage(): void {
  last?.grow();
}
