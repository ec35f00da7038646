import { describe, expect, test } from 'vitest';
import { nextBatch } from './next-batch';
import type { OutboxItem } from './outbox-item';

const rules = { blocked: new Set<string>() };

function item(entryId: string, changes: Partial<OutboxItem> = {}): OutboxItem {
  return {
    entry: { kind: 'foul', side: 'local', half: 'first-half', entryId, at: 0 },
    tournamentId: 'cup-1',
    matchId: 'match-1',
    accessId: 'link-1',
    refusal: null,
    ...changes,
  };
}

const end = (entryId: string) =>
  item(entryId, { entry: { kind: 'phase', to: 'half-time', on: null, entryId, at: 0 } });

function idsOf(items: readonly OutboxItem[], changes: Partial<Parameters<typeof nextBatch>[1]> = {}) {
  return nextBatch(items, { ...rules, ...changes })?.entries.map(({ entryId }) => entryId) ?? null;
}

describe('what is sent next', () => {
  test('is everything that waits for one match, in its order', () => {
    expect(idsOf([item('a'), item('b', { matchId: 'match-2' }), item('c')])).toEqual(['a', 'c']);
  });

  test('is at most fifty entries', () => {
    const many = Array.from({ length: 60 }, (_, index) => item(String(index)));
    expect(idsOf(many)).toHaveLength(50);
    expect(idsOf(many, { most: 1 })).toEqual(['0']);
  });

  test('ends with a change of phase', () => {
    expect(idsOf([item('a'), end('b'), item('c')])).toEqual(['a', 'b']);
  });

  test('leaves out what was refused, and what another access made', () => {
    expect(idsOf([item('a', { refusal: 'x' }), item('b'), item('c', { accessId: 'link-2' })])).toEqual(['b']);
  });

  test('leaves out a link that is no longer taken, and goes on with others', () => {
    const items = [item('a'), item('b', { accessId: 'link-2' })];
    expect(idsOf(items, { blocked: new Set(['link-1']) })).toEqual(['b']);
    expect(idsOf([item('a')], { blocked: new Set(['link-1']) })).toBeNull();
  });

  test('is of another match where the call of one failed, and of the one that failed first where all did', () => {
    const items = [item('a'), item('b', { matchId: 'match-2' }), item('c')];
    expect(idsOf(items, { behind: ['match-1'] })).toEqual(['b']);
    expect(idsOf(items, { behind: ['match-1', 'match-2'] })).toEqual(['a', 'c']);
  });
});
