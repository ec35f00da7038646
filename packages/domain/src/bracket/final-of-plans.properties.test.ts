import { describe, expect, it } from 'vitest';
import { knockoutSkeleton } from '../testing/knockout-skeleton';
import { buildCup } from '../testing/build-cup';
import { resolvedStagesOf } from '../testing/resolved-stages';
import { finalOf } from './final';

const group = (names: string, ...matches: readonly string[]) => ({ teams: names.split(' '), matches });

describe('the final', () => {
  it.each([1, 2, 3, 4, 6, 8])(
    'is the one that our plan calls so, in each of its formats with %s groups',
    (count) => {
      const groupNames = 'ABCDEFGH'.slice(0, count).split('');
      const places = groupNames.map((name) => [1, 2, 3, 4, 5].map((rank) => `${name}${rank}`));
      const groups = Object.fromEntries(
        places.map((names, index) => [
          `Group ${groupNames[index] ?? ''}`,
          group(names.join(' '), `${names[0] ?? ''} v ${names[1] ?? ''}`),
        ]),
      );
      for (const qualifiers of [1, 2, 3, 4]) {
        for (const [bestOfNext, playedTo] of [
          [0, 2],
          [0, 8],
          [Math.min(2, count), 8],
        ] as const) {
          const format = { groupNames, qualifiers, bestOfNext, playedTo };
          if (count * qualifiers + bestOfNext < 2) continue;
          const rounds = knockoutSkeleton(format).map(({ name, matches }) => ({
            name,
            matches: matches.map(({ local, visitor }) => `${local} v ${visitor}`),
          }));
          const cup = buildCup({ stages: [{ name: 'Groups', groups }, ...rounds] });
          const final = finalOf(resolvedStagesOf(cup));
          const stage = cup.matches.find(({ matchId }) => matchId === final?.matchId)?.stageId;
          expect(cup.stages.find(({ stageId }) => stageId === stage)?.name, JSON.stringify(format)).toBe(
            'Final',
          );
        }
      }
    },
  );
});
