import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { randomTablesCup, tablesText } from '../testing/random-tables';
import recorded from '../testing/tables-before.json' with { type: 'json' };

/** The first hexadecimal digits of the hash of each cup's tables, as commit 3478f455 computed them. */
const before = recorded.flatMap((line) => line.split(' '));

it('the tables of a thousand cups are what they were before there were lists of criteria', () => {
  const now = before.map((_, seed) => {
    const text = tablesText(randomTablesCup(seed));
    return createHash('sha256').update(text).digest('hex').slice(0, 8);
  });
  expect(now).toHaveLength(1000);
  expect(now).toEqual(before);
});
