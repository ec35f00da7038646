import { withoutGroupWord } from '../bracket/bind-placeholder';
import { parsePlaceholder } from '../bracket/placeholders';
import type { Match } from '../cup/records';
import type { Sides } from '../cup/sides';
import { canonical } from '../cup/text/canonical';
import { nameKey } from '../cup/text/name-key';

type NamedPair = Pick<Match, 'date' | 'time'> & Sides<string>;

/** A match that the stage has; of each side all words by which a list may name it: its team, and its place. */
export type PresentMatch = Pick<Match, 'date' | 'time'> & Sides<readonly string[]>;

/** A key of what words mean, so that a place is the same in each language. */
function wordsKey(text: string): string {
  const parsed = parsePlaceholder(text);
  if (parsed.kind === 'text') return nameKey(text);
  if (parsed.kind !== 'group-place') return canonical(parsed);
  return canonical({ ...parsed, groupName: withoutGroupWord(nameKey(parsed.groupName)) });
}

function keysOf({ date, time, local, visitor }: NamedPair): { pair: string; atTime: string } {
  const pair = [wordsKey(local), wordsKey(visitor)].sort().join('\n');
  return { pair, atTime: [pair, date, time].join('\n') };
}

/** Returns the function that tells whether a stage has a match of a list already, or one of the same sides at another time. */
export function findPresent(present: readonly PresentMatch[]) {
  const keys = present.flatMap(({ local, visitor, ...when }) =>
    local.flatMap((one) => visitor.map((other) => keysOf({ ...when, local: one, visitor: other }))),
  );
  const pairs = new Set(keys.map(({ pair }) => pair));
  const times = new Set(keys.map(({ atTime }) => atTime));
  return (match: NamedPair): 'already-there' | 'second-time' | null => {
    const { pair, atTime } = keysOf(match);
    if (times.has(atTime)) return 'already-there';
    return pairs.has(pair) ? 'second-time' : null;
  };
}
