import type { MatchLogView } from '@futsal-cup/domain/contracts/views/scorer-views';
import type { MatchRules } from '@futsal-cup/domain/cup/match-rules';
import { rootOf } from '@futsal-cup/domain/match-log/active-entries';
import type { Entry } from '@futsal-cup/domain/match-log/entries';
import { foldLog, type FoldedLog } from '@futsal-cup/domain/match-log/fold';
import type { OutboxItem } from '../outbox/outbox-item';

/** The log as this device shows it: the server's entries, followed by this device's pending ones. */
export interface ShownLog {
  readonly entries: readonly Entry[];
  readonly folded: FoldedLog;
  /** The ids of the entries that the server has not acknowledged. */
  readonly waiting: ReadonlySet<string>;
  /** The names of the authors by their id in `by`. */
  readonly names: Readonly<Record<string, string>>;
}

/** An unsent entry has no author yet, because the server adds the author. */
const OF_THIS_DEVICE = '';

/** Returns the latest version of a goal or a card, from any phone, or undefined if the log does not have the entry or it was undone. */
export function latestTelling({ folded }: ShownLog, entryId: string): Entry | undefined {
  return folded.active.find((entry) => rootOf(entry) === entryId);
}

export function showLog(
  log: MatchLogView | undefined,
  waiting: readonly OutboxItem[],
  rules: MatchRules,
): ShownLog {
  const arrived = log?.entries ?? [];
  const known = new Set(arrived.map(({ entryId }) => entryId));
  const own = waiting
    .filter(({ entry }) => !known.has(entry.entryId))
    // Pending entries come after all entries from the server, so that a goal scorer who is named on this device is shown at once.
    .map(({ entry }, index): Entry => ({
      ...entry,
      by: OF_THIS_DEVICE,
      receivedAt: (arrived.at(-1)?.receivedAt ?? 0) + 1 + index,
    }));
  const entries = [...arrived, ...own];
  return {
    entries,
    folded: foldLog(entries, rules),
    waiting: new Set(own.map(({ entryId }) => entryId)),
    names: log?.names ?? {},
  };
}
