import { describe, expect, it } from 'vitest';
import type { Cup } from '../../cup/records';
import { cupOf, namedIn } from '../../testing/groups-and-slots';
import { knockoutSkeleton } from '../../testing/knockout-skeleton';

const BEST = /^(?:Best \w+ |One of the best \w+ \()(\d+)/;

/** The teams of ranks and slots, by their numbers. */
function bestIn(cup: Cup): (string | null)[] {
  const best = [...namedIn(cup)].filter(([text]) => BEST.test(text));
  return best.sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

/** All ways to take `count` of the letters in order. */
function ordersOf(letters: string, count: number): string[] {
  if (count === 0) return [''];
  return [...letters].flatMap((letter) =>
    ordersOf(letters.replace(letter, ''), count - 1).map((rest) => letter + rest),
  );
}

/** The opponent of each of the best, by the words of the matches. */
function metByBest(
  lines: readonly { readonly local: string; readonly visitor: string }[],
): readonly (string | null)[] {
  const met: string[] = [];
  for (const { local, visitor } of lines) {
    for (const [text, other] of [
      [local, visitor],
      [visitor, local],
    ] as const) {
      const number = Number(BEST.exec(text)?.[1] ?? 0);
      if (number > 0) met[number - 1] = other;
    }
  }
  return met;
}

function groupOfPlace(text: string | null): string | null {
  return / Group (\w)$/.exec(text ?? '')?.[1] ?? null;
}

/** What the best get by trying every order of them: the first one of those with the fewest meetings of one group. */
function byTrying(qualified: string, met: readonly (string | null)[]): string {
  const tried = ordersOf(qualified, qualified.length).map((order) => ({
    order,
    meetings: [...order].filter((letter, slot) => letter === met[slot]).length,
  }));
  const fewest = Math.min(...tried.map(({ meetings }) => meetings));
  return tried.find(({ meetings }) => meetings === fewest)?.order ?? '';
}

/** Where all slots meet one group and no other draw of the bracket is as good, one of them may meet its own. */
const UNAVOIDABLE = [
  '2 besides 3 of 3 groups: 2nd Group B',
  '2 besides 3 of 3 groups: 3rd Group B',
  '2 besides 4 of 3 groups: 2nd Group C',
  '2 besides 4 of 3 groups: 1st Group C',
];

describe('the best of the next place in our brackets', () => {
  it.each([2, 3, 4, 5, 6])(
    'do not meet their own group at once wherever that is possible, with %i groups',
    { timeout: 120_000 },
    (count) => {
      const letters = 'ABCDEF'.slice(0, count);
      const unavoidable = new Set<string>();
      for (const qualifiers of [1, 2, 3, 4]) {
        for (const bestOfNext of [1, 2, 3, 4].filter((number) => number <= count)) {
          const format = { groupNames: [...letters], qualifiers, bestOfNext, playedTo: 2 };
          const lines = knockoutSkeleton(format).flatMap(({ matches }) => matches);
          const met = metByBest(lines);
          expect(met).toHaveLength(bestOfNext);
          const knockout = lines.map(({ local, visitor }) => `${local} v ${visitor}`);
          for (const qualified of ordersOf(letters, bestOfNext)) {
            const others = [...letters].filter((letter) => !qualified.includes(letter)).join('');
            const cup = cupOf({ order: qualified + others, size: qualifiers + 1, knockout });
            const expected = byTrying(qualified, met.map(groupOfPlace));
            const what = `${bestOfNext} besides ${qualifiers} of each of ${letters}: ${qualified}`;
            expect(bestIn(cup), what).toEqual([...expected].map((letter) => `${letter}${qualifiers + 1}`));
            const own = [...expected].flatMap((letter, slot) =>
              letter === groupOfPlace(met[slot] ?? null) ? [met[slot]] : [],
            );
            if (own.length > 0 && bestOfNext > 1)
              unavoidable.add(`${bestOfNext} besides ${qualifiers} of ${count} groups: ${own.join()}`);
          }
        }
      }
      expect([...unavoidable]).toEqual(count === 3 ? UNAVOIDABLE : []);
    },
  );
});
