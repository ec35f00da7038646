import { activeEntries } from '@futsal-cup/domain/match-log/active-entries';
import type { Entry, EntryInput, PhaseChange } from '@futsal-cup/domain/match-log/entries';
import { isPhaseChange } from '@futsal-cup/domain/match-log/entries';
import type { OutboxItem } from './outbox-item';

/** The same change as somebody else entered it, for one of ours that the server took as known. */
function theirs(ours: EntryInput, log: readonly Entry[]): PhaseChange | undefined {
  if (ours.kind !== 'phase' || log.some(({ entryId }) => entryId === ours.entryId)) return undefined;
  const changes = activeEntries(log).filter(isPhaseChange);
  const isSame = (change: PhaseChange) => change.kind === 'phase' && change.to === ours.to;
  return changes.find((change) => isSame(change) && change.on === ours.on) ?? changes.findLast(isSame);
}

function renamed(entry: EntryInput, from: string, to: string): EntryInput {
  if ('on' in entry && entry.on === from) return { ...entry, on: to };
  return entry.kind === 'undo' && entry.of === from ? { ...entry, of: to } : entry;
}

/**
 * Two people have made the same change of phase, and the other's is in the log: what is waiting to follow ours then follows
 * theirs. Had it been sent before without an answer, the server knows it by its id and changes nothing.
 */
export function followPhases(
  items: readonly OutboxItem[],
  acknowledged: readonly EntryInput[],
  log: readonly Entry[],
): readonly OutboxItem[] {
  const pairs = acknowledged.flatMap((ours) => {
    const other = theirs(ours, log);
    return other ? [{ from: ours.entryId, to: other.entryId }] : [];
  });
  if (pairs.length === 0) return items;
  return items.map((item) => ({
    ...item,
    entry: pairs.reduce((entry, { from, to }) => renamed(entry, from, to), item.entry),
  }));
}
