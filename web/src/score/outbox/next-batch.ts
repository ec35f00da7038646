import { MAX_ENTRIES_AT_ONCE } from '@futsal-cup/domain/cup/limits';
import { type EntryInput, isPhaseChange } from '@futsal-cup/domain/match-log/entries';
import { isWaiting, type OutboxItem } from './outbox-item';

/** The entries of one call: they are from one match and one access, in their order. */
export interface Batch {
  readonly tournamentId: string;
  readonly matchId: string;
  readonly accessId: string;
  readonly entries: readonly EntryInput[];
}

interface BatchRules {
  /** The server no longer accepts these accesses. */
  readonly blocked: ReadonlySet<string>;
  readonly most?: number;
  /** The matches for which a call has failed, in the order of the failures; other matches are sent first. */
  readonly behind?: readonly string[];
}

/**
 * Returns the next entries to send. A change of phase ends a batch, because later entries have to refer to somebody else's
 * entry if the same change was made twice.
 */
export function nextBatch(
  items: readonly OutboxItem[],
  { blocked, most = MAX_ENTRIES_AT_ONCE, behind = [] }: BatchRules,
): Batch | null {
  const batch: OutboxItem[] = [];
  const rank = ({ matchId }: OutboxItem) => behind.indexOf(matchId);
  for (const item of [...items].sort((a, b) => rank(a) - rank(b))) {
    const { matchId, accessId } = item;
    const [first] = batch;
    const isOther = first && (first.matchId !== matchId || first.accessId !== accessId);
    if (!isWaiting(item) || blocked.has(accessId) || isOther) continue;
    batch.push(item);
    if (batch.length >= most || isPhaseChange(item.entry)) break;
  }
  const [first] = batch;
  if (!first) return null;
  const { tournamentId, matchId, accessId } = first;
  return { tournamentId, matchId, accessId, entries: batch.map(({ entry }) => entry) };
}
