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

/** Returns somebody else's entry of the same change of phase, if the server acknowledged ours as known but did not store it. */
function theirs(ours: EntryInput, log: readonly Entry[]): PhaseChange | undefined {
  if (!isPhaseChange(ours) || log.some(({ entryId }) => entryId === ours.entryId)) return undefined;
  // The log may have this change several times, such as a repeated end of the match, and pending entries follow the last one.
  return phaseChanges(activeEntries(log)).findLast((change) => phaseAfter(change) === phaseAfter(ours));
}

function renamed(entry: EntryInput, from: string, to: string): EntryInput {
  if ('on' in entry && entry.on === from) return { ...entry, on: to };
  return entry.kind === 'undo' && entry.of === from ? { ...entry, of: to } : entry;
}

/**
 * If two people have made the same change of phase, and the log has the other person's entry, pending entries that refer to
 * ours are changed to refer to theirs. If such an entry has been sent before without an answer, the server recognises it by
 * its id and changes nothing.
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
