import type { Entry, EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { Verdict } from '@futsal-cup/domain/match-log/judge';
import { followPhases } from './follow-phase';
import type { OutboxItem } from './outbox-item';
import type { Change } from './outbox-storage';

const idOf = ({ entry }: OutboxItem) => entry.entryId;

function changeItems(ids: ReadonlySet<string>, change: (item: OutboxItem) => OutboxItem): Change {
  return (items) => items.map((item) => (ids.has(idOf(item)) ? change(item) : item));
}

export function enterItems(entered: readonly OutboxItem[]): Change {
  return (items) => {
    const known = new Set(items.map(idOf));
    return [...items, ...entered.filter((item) => !known.has(idOf(item)))];
  };
}

/**
 * Gives entries to another access, and adds those that the outbox does not have. An entry that is already in the outbox keeps its content
 * and its position.
 */
export function takeOverItems(taken: readonly OutboxItem[]): Change {
  const byId = new Map(taken.map((item) => [idOf(item), item]));
  const give = (item: OutboxItem) => ({ ...item, ...byId.get(idOf(item)), entry: item.entry });
  return (items) => enterItems(taken)(items.map(give));
}

/** Makes a refused entry pending again: changed, at the end of the queue, and with this access. */
export function enterItemAgain(
  entryId: string,
  { entry, accessId }: Pick<OutboxItem, 'entry' | 'accessId'>,
): Change {
  return (items) => {
    const item = items.find((each) => idOf(each) === entryId);
    if (!item) return items;
    const others = items.filter((each) => each !== item);
    return [...others, { ...item, entry, accessId, refusal: null }];
  };
}

export function discardItem(entryId: string): Change {
  return (items) => items.filter((item) => idOf(item) !== entryId);
}

export function refuseItems(entries: readonly EntryInput[], code: string): Change {
  const ids = new Set(entries.map(({ entryId }) => entryId));
  return changeItems(ids, (item) => ({ ...item, refusal: code }));
}

/** Removes the entries that the server has, and marks those that it refused; entries without a verdict stay. */
export function acknowledgeItems(
  entries: readonly EntryInput[],
  verdicts: readonly Verdict[],
  log: readonly Entry[],
): Change {
  const outcomes = new Map(verdicts.map((verdict) => [verdict.entryId, verdict]));
  const taken = entries.filter(({ entryId }) => {
    const outcome = outcomes.get(entryId)?.outcome;
    return outcome === 'taken' || outcome === 'known';
  });
  const isTaken = new Set(taken.map(({ entryId }) => entryId));
  const asJudged = (item: OutboxItem): OutboxItem => {
    const verdict = outcomes.get(idOf(item));
    return verdict?.outcome === 'refused' ? { ...item, refusal: verdict.code } : item;
  };
  return (items) => {
    const kept = items.filter((item) => !isTaken.has(idOf(item))).map(asJudged);
    return followPhases(kept, taken, log);
  };
}
