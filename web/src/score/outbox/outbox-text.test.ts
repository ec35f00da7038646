import { describe, expect, test } from 'vitest';
import type { OutboxItem } from './outbox-item';
import { outboxText, readOutboxText } from './outbox-text';

const items: readonly OutboxItem[] = [
  {
    entry: { kind: 'phase', to: 'first-half', on: null, entryId: 'kick-off', at: 1_900_000_000_123 },
    tournamentId: 'cup-1',
    matchId: 'match-1',
    accessId: 'link-1',
    refusal: null,
  },
  {
    entry: {
      kind: 'goal',
      side: 'local',
      half: 'first-half',
      playerId: null,
      entryId: 'goal',
      at: 1_900_000_060_000,
    },
    tournamentId: 'cup-1',
    matchId: 'match-1',
    accessId: 'link-1',
    refusal: 'scorer_link_was_revoked',
  },
];

describe('what a device gives to an administrator', () => {
  test('is the same entries again, to be judged anew', () => {
    const expected = items.map((item) => ({ ...item, accessId: 'administrator', refusal: null }));
    expect(readOutboxText(outboxText(items), 'administrator')).toEqual({ items: expected, unreadable: 0 });
  });

  test('is read out of a message that has changed its spaces, marked its lines and says more', () => {
    const message = `Hi, here it is:\n> ${outboxText(items).replaceAll('\t', '   ').replaceAll('\n', ' \r\n> ')}\r\nBye`;
    const { items: found, unreadable } = readOutboxText(message, 'administrator');
    expect(found.map(({ entry }) => entry.entryId)).toEqual(['kick-off', 'goal']);
    expect(unreadable).toBe(0);
  });

  test.each([
    ['', 0],
    ['nothing', 0],
    ['2030-01-01T00:00:00.000Z cup match {broken id', 1],
    ['2030-01-01T00:00:00.000Z a b {} id', 1],
    ['noZ a b {"kind":"foul"} id', 1],
  ])('is nothing where there is no entry, and says what seems to be one: %j', (text, unreadable) =>
    expect(readOutboxText(text, 'administrator')).toEqual({ items: [], unreadable }),
  );

  test('says how many lines are cut off', () => {
    const [first = '', second = ''] = outboxText(items).split('\n');
    expect(readOutboxText(`${first.slice(0, 40)}\n${second}`, 'administrator')).toMatchObject({
      items: [{ entry: { entryId: 'goal' } }],
      unreadable: 1,
    });
  });
});
