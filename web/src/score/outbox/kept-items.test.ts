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
    heldUntil: null,
  };
}

/** A storage that can be closed, or stop answering. */
class FlakyStorage implements OutboxStorage {
  items: readonly OutboxItem[] = [];
  state: 'open' | 'full' | 'hanging' = 'open';

  async load(): Promise<readonly OutboxItem[]> {
    return this.update((items) => items);
  }

  async update(change: (items: readonly OutboxItem[]) => readonly OutboxItem[]) {
    if (this.state === 'full') throw new DOMException('full', 'QuotaExceededError');
    // It hangs, and the transaction comes through all the same.
    this.items = change(this.items);
    if (this.state === 'hanging') await new Promise(() => undefined);
    return this.items;
  }

  get ids() {
    return this.items.map(({ entry }) => entry.entryId);
  }
}

function keep(storage: FlakyStorage) {
  let kept: Kept = { items: [], isStored: true };
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
    expect(shown()).toEqual({ items: ['a'], isStored: true });
  });

  test('is in memory where nothing can be stored, and says so', async () => {
    const storage = new FlakyStorage();
    storage.state = 'full';
    const { items, shown } = keep(storage);
    await items.change(enterItems([item('a')]));
    await items.change(enterItems([item('b')]));
    await items.change(discardItem('a'));
    expect(shown()).toEqual({ items: ['b'], isStored: false });
  });

  test('is stored as soon as there is room again, beside what another tab has stored', async () => {
    const storage = new FlakyStorage();
    const { items, shown } = keep(storage);
    await items.change(enterItems([item('a'), item('b')]));
    storage.state = 'full';
    await items.change(enterItems([item('c')]));
    await items.change(discardItem('a'));
    storage.state = 'open';
    await storage.update(enterItems([item('of the other tab')]));
    await items.reload();
    expect(shown()).toEqual({ items: ['b', 'of the other tab', 'c'], isStored: true });
    expect(storage.ids).toEqual(['b', 'of the other tab', 'c']);
  });

  test('is shown after three seconds by a storage that hangs, then at once, and is there once', async () => {
    const storage = new FlakyStorage();
    storage.state = 'hanging';
    const { items, shown } = keep(storage);
    void items.change(enterItems([item('a')]));
    await vi.advanceTimersByTimeAsync(2_900);
    expect(shown().items).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(shown()).toEqual({ items: ['a'], isStored: false });
    await items.change(enterItems([item('b')]));
    expect(shown()).toEqual({ items: ['a', 'b'], isStored: false });
    storage.state = 'open';
    void items.reload();
    await vi.advanceTimersByTimeAsync(6_000);
    expect(shown()).toEqual({ items: ['a', 'b'], isStored: true });
    expect(storage.ids).toEqual(['a', 'b']);
  });
});
