import { activeEntries } from '@futsal-cup/domain/match-log/active-entries';
import {
  type Entry,
  type EntryInput,
  isPhaseChange,
  type PhaseChange,
  phaseAfter,
} from '@futsal-cup/domain/match-log/entries';
import { phaseChanges } from '@futsal-cup/domain/match-log/phases';
import type { OutboxItem } from './outbox-item';

/** The same change as somebody else entered it, for one of ours that the server took as known. */
function theirs(ours: EntryInput, log: readonly Entry[]): PhaseChange | undefined {
  if (!isPhaseChange(ours) || log.some(({ entryId }) => entryId === ours.entryId)) return undefined;
  // A match may have been ended anew since; what is waiting follows its last end.
  return phaseChanges(activeEntries(log)).findLast((change) => phaseAfter(change) === phaseAfter(ours));
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
