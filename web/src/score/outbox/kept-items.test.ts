import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Kept, KeptItems } from './kept-items';
import type { OutboxItem } from './outbox-item';
import type { OutboxStorage } from './outbox-storage';
import { discardItem, enterItems } from './outbox-changes';

function item(entryId: string): OutboxItem {
  return {
    entry: { kind: 'foul', side: 'local', half: 'first-half', entryId, at: 0 },
    tournamentId: 'cup-1',
    matchId: 'match-1',
    accessId: 'link-1',
    refusal: null,
  };
}

/** Simulates a storage that can be full or stop answering. */
class FlakyStorage implements OutboxStorage {
  items: readonly OutboxItem[] | null = null;
  state: 'open' | 'full' | 'hanging' = 'open';
  /** Lets a hanging storage answer. */
  goOn = (): void => undefined;

  async load() {
    await this.#answer();
    return this.items;
  }

  async update(change: (items: readonly OutboxItem[] | null) => readonly OutboxItem[]) {
    if (this.state === 'full') throw new DOMException('full', 'QuotaExceededError');
    // The transaction succeeds even if its answer hangs.
    const items = change(this.items);
    this.items = items;
    await this.#answer();
    return items;
  }

  async #answer() {
    if (this.state === 'hanging') await new Promise<void>((resolve) => (this.goOn = resolve));
  }

  get ids() {
    return this.items?.map(({ entry }) => entry.entryId) ?? null;
  }
}

function keep(storage: FlakyStorage) {
  let kept: Kept = { items: [], storage: 'unread' };
  const items = new KeptItems(storage, (now) => (kept = now));
  return { items, shown: () => ({ ...kept, items: kept.items.map(({ entry }) => entry.entryId) }) };
}

describe('what the outbox keeps', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('is stored when it is shown', async () => {
    const storage = new FlakyStorage();
    const { items, shown } = keep(storage);
    await items.change(enterItems([item('a')]));
    expect(storage.ids).toEqual(['a']);
    expect(shown()).toEqual({ items: ['a'], storage: 'keeps' });
  });

  test('is in memory where nothing can be stored, and says so', async () => {
    const storage = new FlakyStorage();
    storage.state = 'full';
    const { items, shown } = keep(storage);
    await items.change(enterItems([item('a')]));
    await items.change(enterItems([item('b')]));
    await items.change(discardItem('a'));
    expect(shown()).toEqual({ items: ['b'], storage: 'refuses' });
  });

  test('is stored as soon as there is room again, beside what another tab has stored', async () => {
    const storage = new FlakyStorage();
    const { items, shown } = keep(storage);
    await items.change(enterItems([item('a'), item('b')]));
    storage.state = 'full';
    await items.change(enterItems([item('c')]));
    await items.change(discardItem('a'));
    storage.state = 'open';
    storage.items = [...(storage.items ?? []), item('of the other tab')];
    await items.reload();
    expect(shown()).toEqual({ items: ['b', 'of the other tab', 'c'], storage: 'keeps' });
    expect(storage.ids).toEqual(['b', 'of the other tab', 'c']);
  });

  test('is shown after a second by a storage that hangs, then at once, and is there once', async () => {
    const storage = new FlakyStorage();
    storage.state = 'hanging';
    const { items, shown } = keep(storage);
    void items.change(enterItems([item('a')]));
    await vi.advanceTimersByTimeAsync(900);
    expect(shown().items).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual({ items: ['a'], storage: 'hangs' });
    await items.change(enterItems([item('b')]));
    expect(shown()).toEqual({ items: ['a', 'b'], storage: 'hangs' });
    storage.state = 'open';
    void items.reload();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(shown()).toEqual({ items: ['a', 'b'], storage: 'keeps' });
    expect(storage.ids).toEqual(['a', 'b']);
  });

  test('is not known while the storage has not answered, and is known by an answer that comes late', async () => {
    const storage = new FlakyStorage();
    storage.items = [item('from before')];
    storage.state = 'hanging';
    const { items, shown } = keep(storage);
    void items.reload();
    await vi.advanceTimersByTimeAsync(900);
    expect(shown()).toEqual({ items: [], storage: 'unread' });
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual({ items: [], storage: 'hangs' });
    storage.state = 'open';
    storage.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual({ items: ['from before'], storage: 'keeps' });
  });

  test('is known and stored by a storage that always answers late', async () => {
    const storage = new FlakyStorage();
    const { items, shown } = keep(storage);
    storage.state = 'hanging';
    void items.change(enterItems([item('a')]));
    await vi.advanceTimersByTimeAsync(1_100);
    void items.change(enterItems([item('b')]));
    storage.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual({ items: ['a', 'b'], storage: 'keeps' });
    await vi.advanceTimersByTimeAsync(1_100);
    storage.goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual({ items: ['a', 'b'], storage: 'keeps' });
    expect(storage.ids).toEqual(['a', 'b']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(shown().storage).toBe('keeps');
  });

  test('is not waited for again in a storage that hangs', async () => {
    const storage = new FlakyStorage();
    storage.state = 'hanging';
    const { items } = keep(storage);
    void items.reload();
    await vi.advanceTimersByTimeAsync(1_100);
    const before = Date.now();
    await items.reload();
    expect(Date.now()).toBe(before);
  });

  test.each([
    ['read', async (items: KeptItems) => items.reload()],
    ['changed', async (items: KeptItems) => items.change(enterItems([item('b')]))],
  ])('is stored again when it is %s after somebody has cleared the storage', async (_, use) => {
    const storage = new FlakyStorage();
    const { items, shown } = keep(storage);
    await items.change(enterItems([item('a')]));
    storage.items = null;
    await use(items);
    expect(storage.ids?.[0]).toBe('a');
    expect(shown()).toEqual({ items: storage.ids, storage: 'keeps' });
  });

  test('does not come back when another tab has emptied it', async () => {
    const storage = new FlakyStorage();
    const { items, shown } = keep(storage);
    await items.change(enterItems([item('a')]));
    storage.items = [];
    await items.reload();
    expect(shown()).toEqual({ items: [], storage: 'keeps' });
  });
});
