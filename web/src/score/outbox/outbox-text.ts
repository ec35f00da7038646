import type { EntryFacts } from '@futsal-cup/domain/match-log/entries';
import { isOutboxItem, type OutboxItem } from './outbox-item';

/** Formats all unsent entries as text for any messenger; each line is one entry with its instant. */
export function outboxText(items: readonly OutboxItem[]): string {
  return items
    .map(({ entry: { entryId, at, ...facts }, tournamentId, matchId }) =>
      [new Date(at).toISOString(), tournamentId, matchId, JSON.stringify(facts), entryId].join('\t'),
    )
    .join('\n');
}

/** The pattern allows for messengers, which turn tabs into spaces and put marks before lines. */
const LINE = /(\S+Z)\s+(\S+)\s+(\S+)\s+(\{.*\})\s+(\S+)\s*$/;

function readFacts(text: string): EntryFacts | null {
  try {
    return JSON.parse(text) as EntryFacts;
  } catch {
    return null;
  }
}

/**
 * Lines of ordinary text contain neither an instant nor a curly bracket; if a message has split an entry, each part contains at least one
 * of them.
 */
const PART_OF_ENTRY = /\dZ|[{}]/;

/**
 * The result of reading a text with unsent entries: its entries, with the access of the reading page, and the number of lines that look
 * like incomplete entries.
 */
interface ReadText {
  readonly items: readonly OutboxItem[];
  readonly unreadable: number;
}

/** Ignores lines that are not entries. The server judges each entry. */
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
