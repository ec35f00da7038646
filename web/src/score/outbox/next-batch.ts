import { MAX_ENTRIES_AT_ONCE } from '@futsal-cup/domain/cup/limits';
import { type EntryInput, isPhaseChange } from '@futsal-cup/domain/match-log/entries';
import { isWaiting, type OutboxItem } from './outbox-item';

/** Entries of one match by one access, in their order: what one call brings. */
export interface Batch {
  readonly tournamentId: string;
  readonly matchId: string;
  readonly accessId: string;
  readonly entries: readonly EntryInput[];
}

interface BatchRules {
  /** Accesses that the server no longer takes. */
  readonly blocked: ReadonlySet<string>;
  readonly most?: number;
  /** Matches of which a call has failed, in that order: the others go first. */
  readonly behind?: readonly string[];
}

/** What to send next. A change of phase ends a batch: where somebody else has made the same change, what follows it must name theirs. */
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
