import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { isOutboxItem, type OutboxItem } from './outbox-item';

/** Everything that is not sent, as text that can be sent by any message: a line an entry, with its instant. */
export function outboxText(items: readonly OutboxItem[]): string {
  return items
    .map(({ entry: { entryId, at, ...facts }, tournamentId, matchId }) =>
      [new Date(at).toISOString(), tournamentId, matchId, JSON.stringify(facts), entryId].join('\t'),
    )
    .join('\n');
}

/** Messages turn tabs into spaces and put marks before lines. */
const LINE = /(\S+Z)\s+(\S+)\s+(\S+)\s+(\{.*\})\s+(\S+)\s*$/;

function readFacts(text: string): EntryFacts | null {
  try {
    return JSON.parse(text) as EntryFacts;
  } catch {
    return null;
  }
}

/** A line that somebody wrote has neither; one that a message has cut in two has at least one in each part. */
const PART_OF_ENTRY = /\dZ|[{}]/;

/** What such a text has: its entries, to be entered by another access, and how many lines seem to be some and are not whole. */
interface ReadText {
  readonly items: readonly OutboxItem[];
  readonly unreadable: number;
}

/** What is no entry is left out. The server judges each of them. */
export function readOutboxText(text: string, accessId: string): ReadText {
  let unreadable = 0;
  const items = text.split('\n').flatMap((line) => {
    const [, instant = '', tournamentId = '', matchId = '', facts = '', entryId = ''] = LINE.exec(line) ?? [];
    const item = {
      entry: { ...readFacts(facts), entryId, at: Date.parse(instant) },
      tournamentId,
      matchId,
      accessId,
      refusal: null,
    };
    const isWhole = 'kind' in item.entry && !Number.isNaN(item.entry.at) && isOutboxItem(item);
    if (!isWhole && PART_OF_ENTRY.test(line)) unreadable += 1;
    return isWhole ? [item] : [];
  });
  return { items, unreadable };
}
