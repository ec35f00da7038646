import { describe, expect, it } from 'vitest';
import { buildCup, type StageDescription } from './build-cup';
import { knockoutSkeleton, type SkeletonInput, type SkeletonRound } from './knockout-skeleton';
import { resolveCup } from '../bracket/resolve-cup';

function lines(input: SkeletonInput): Record<string, string[]> {
  return Object.fromEntries(
    knockoutSkeleton(input).map(({ name, matches }) => [
      name,
      matches.map(({ matchNumber, local, visitor }) => `${matchNumber}: ${local} v ${visitor}`),
    ]),
  );
}

describe('a knockout skeleton', () => {
  it('crosses the winners and runners-up of four groups, who can meet again only in the final', () => {
    const input = { groupNames: ['A', 'B', 'C', 'D'], qualifiers: 2, playedTo: 4 };
    expect(lines(input)).toEqual({
      'Quarter-finals': [
        '1: 1st Group A v 2nd Group B',
        '2: 1st Group C v 2nd Group D',
        '3: 1st Group B v 2nd Group A',
        '4: 1st Group D v 2nd Group C',
      ],
      'Semi-finals': ['5: Winner match 1 v Winner match 2', '6: Winner match 3 v Winner match 4'],
      'Match for third place': ['7: Loser match 5 v Loser match 6'],
      Final: ['8: Winner match 5 v Winner match 6'],
    });
  });

  it('begins with a round of 16 for eight groups', () => {
    const rounds = knockoutSkeleton({ groupNames: [...'ABCDEFGH'], qualifiers: 2, playedTo: 4 });
    expect(rounds.map(({ name, matches }) => [name, matches.length])).toEqual([
      ['Round of 16', 8],
      ['Quarter-finals', 4],
      ['Semi-finals', 2],
      ['Match for third place', 1],
      ['Final', 1],
    ]);
    expect(rounds[3]?.matches).toEqual([
      { matchNumber: 15, local: 'Loser match 13', visitor: 'Loser match 14' },
    ]);
    expect(rounds[0]?.matches.slice(0, 4).map(({ local, visitor }) => [local, visitor])).toEqual([
      ['1st Group A', '2nd Group B'],
      ['1st Group G', '2nd Group H'],
      ['1st Group C', '2nd Group D'],
      ['1st Group E', '2nd Group F'],
    ]);
  });

  it('sets the best against the last when more than two of a group go on', () => {
    const input = { groupNames: ['A', 'B', 'C', 'D'], qualifiers: 4, playedTo: 2 };
    expect(lines(input)['Round of 16']?.slice(0, 4)).toEqual([
      '1: 1st Group A v 4th Group D',
      '2: 2nd Group B v 3rd Group C',
      '3: 1st Group C v 4th Group B',
      '4: 2nd Group D v 3rd Group A',
    ]);
  });

  it('goes on in the same way for a fifth of each group', () => {
    const input = { groupNames: ['A', 'B', 'C', 'D'], qualifiers: 5, playedTo: 2 };
    expect(lines(input)['Round of 32']?.slice(0, 2)).toEqual([
      '1: 4th Group D v 5th Group A',
      '2: 4th Group B v 5th Group C',
    ]);
  });

  it('gives the best a bye when the qualifiers do not fill the bracket', () => {
    expect(lines({ groupNames: ['A', 'B', 'C'], qualifiers: 2, playedTo: 4 })).toEqual({
      'Quarter-finals': ['1: 1st Group C v 2nd Group B', '2: 2nd Group C v 2nd Group A'],
      'Semi-finals': ['3: 1st Group A v Winner match 1', '4: 1st Group B v Winner match 2'],
      'Match for third place': ['5: Loser match 3 v Loser match 4'],
      Final: ['6: Winner match 3 v Winner match 4'],
    });
  });

  it('takes the best thirds, each in the half that has fewer', () => {
    const input = { groupNames: ['A', 'B', 'C'], qualifiers: 2, bestOfNext: 2, playedTo: 2 };
    expect(lines(input)['Quarter-finals']).toEqual([
      '1: 1st Group A v One of the best thirds (1)',
      '2: 1st Group C v 2nd Group B',
      '3: 1st Group B v One of the best thirds (2)',
      '4: 2nd Group C v 2nd Group A',
    ]);
  });

  it('plays out the places 5 to 8 among the losers of four quarter-finals', () => {
    const input = { groupNames: ['A', 'B'], playedTo: 8 };
    const eight = lines({ ...input, qualifiers: 4 });
    expect(eight['Places 5 to 8']).toEqual([
      '5: Loser match 1 v Loser match 2',
      '6: Loser match 3 v Loser match 4',
    ]);
    expect(eight['Match for seventh place']).toEqual(['9: Loser match 5 v Loser match 6']);
    expect(eight['Match for fifth place']).toEqual(['10: Winner match 5 v Winner match 6']);
    expect(eight['Final']).toEqual(['12: Winner match 7 v Winner match 8']);
    expect(Object.keys(lines({ ...input, qualifiers: 3 }))).not.toContain('Places 5 to 8');
  });

  it('has no match for third place without two semi-finals', () => {
    expect(lines({ groupNames: ['A', 'B', 'C'], qualifiers: 1, playedTo: 4 })).toEqual({
      'Semi-finals': ['1: 1st Group A v 1st Group C'],
      Final: ['2: Winner match 1 v 1st Group B'],
    });
    expect(lines({ groupNames: ['Pool North'], qualifiers: 2, playedTo: 4 })).toEqual({
      Final: ['1: 1st Pool North v 2nd Pool North'],
    });
  });

  it('has no match for fewer than two qualifiers', () => {
    expect(lines({ groupNames: [], qualifiers: 2, playedTo: 4 })).toEqual({});
    expect(lines({ groupNames: ['A'], qualifiers: 1, playedTo: 4 })).toEqual({});
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 11, 16])(
    'brings every qualifier of %i groups into exactly one match',
    (count) => {
      const groupNames = Array.from({ length: count }, (_, index) => `${index + 1}`);
      for (const qualifiers of [1, 2, 3, 4]) {
        const rounds = knockoutSkeleton({ groupNames, qualifiers, playedTo: 2 });
        const sides = rounds.flatMap(({ matches }) =>
          matches.flatMap(({ local, visitor }) => [local, visitor]),
        );
        const places = sides.filter((side) => side.includes('Group'));
        const expected = count * qualifiers === 1 ? 0 : count * qualifiers;
        expect(places).toHaveLength(expected);
        expect(new Set(sides).size).toBe(sides.length);
        const played = rounds.flatMap(({ matches }) => matches.map(({ matchNumber }) => matchNumber));
        expect(played).toEqual(Array.from({ length: Math.max(expected - 1, 0) }, (_, index) => index + 1));
      }
    },
  );

  it('can be played as it is, to a champion', () => {
    const groupNames = ['A', 'B', 'C'];
    const groups = Object.fromEntries(
      groupNames.map((name) => {
        const teams = [1, 2, 3].map((place) => `${name}${place}`);
        const [one, two, three] = teams;
        return [
          `Group ${name}`,
          { teams, matches: [`${one} 2-0 ${two}`, `${two} 1-0 ${three}`, `${one} 1-0 ${three}`] },
        ];
      }),
    );
    const toStage = ({ name, matches }: SkeletonRound): StageDescription => ({
      name,
      matches: matches.map(({ local, visitor }) => `${local} 1-0 ${visitor}`),
    });
    const rounds = knockoutSkeleton({ groupNames, qualifiers: 2, playedTo: 4 });
    const cup = buildCup({ stages: [{ name: 'Groups', groups }, ...rounds.map(toStage)] });
    const { results, sides, matchNumbers } = resolveCup(cup);
    const champion = results.get([...matchNumbers.keys()].at(-1) ?? '')?.winner;
    expect(champion).toBe('team A1');
    expect([...sides.values()].every(({ local, visitor }) => local !== null && visitor !== null)).toBe(true);
  });
});
