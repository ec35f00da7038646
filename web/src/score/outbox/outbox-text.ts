import type { OutboxItem } from './outbox-item';

/** Everything that is not sent, as text that an administrator can read and enter: a line an entry, with its instant. */
export function outboxText(items: readonly OutboxItem[]): string {
  return items
    .map(({ entry: { entryId, at, ...facts }, matchId }) =>
      [new Date(at).toISOString(), `match ${matchId}`, JSON.stringify(facts), entryId].join('\t'),
    )
    .join('\n');
}
