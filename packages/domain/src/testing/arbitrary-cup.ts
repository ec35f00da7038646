import fc from 'fast-check';
import { knockoutSkeleton } from './knockout-skeleton';
import type { Cup } from '../cup/records';
import { roundRobin } from '../plan/format/round-robin';
import { buildCup, type GroupDescription, type StageDescription } from './build-cup';

const GROUP_NAMES = ['A', 'B', 'C', 'D'];

/** A score in the form of a fixture line. Most are decided, some are level, with or without a shoot-out, and some are missing. */
const arbitraryResult = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })).map((goals) => goals.join('-')) },
  { weight: 1, arbitrary: fc.constantFrom('1-1 (4-3)', '0-0 (2-3)') },
  { weight: 1, arbitrary: fc.constant('v') },
);

function arbitraryGroupNamed(name: string, size: number): fc.Arbitrary<GroupDescription> {
  const teams = Array.from({ length: size }, (_, index) => `${name}${index + 1}`);
  const pairings = roundRobin(teams).flat();
  const results = fc.array(arbitraryResult, { minLength: pairings.length, maxLength: pairings.length });
  return fc.record({
    teams: fc.constant(teams),
    matches: results.map((drawn) =>
      pairings.map(({ local, visitor }, index) => `${local} ${drawn[index] ?? 'v'} ${visitor}`),
    ),
    lots: fc.oneof(fc.constant([]), fc.shuffledSubarray(teams, { minLength: size })),
  });
}

function arbitraryKnockout(groupCount: number): fc.Arbitrary<StageDescription[]> {
  const groupNames = GROUP_NAMES.slice(0, groupCount);
  const rounds = knockoutSkeleton({ groupNames, qualifiers: 2, playedTo: 4 });
  const byRank = [{ local: 'Best third 1', visitor: 'Best third 2' }];
  const allotted = [
    { local: '1st Group A', visitor: 'One of the best thirds (1)' },
    { local: 'One of the best thirds (2)', visitor: '2nd Group B' },
  ];
  return fc.constantFrom(byRank, allotted).chain((bestThirds) => {
    const stages = [...rounds, { name: 'Best thirds', matches: bestThirds }].map(({ name, matches }) => {
      const results = fc.array(arbitraryResult, { minLength: matches.length, maxLength: matches.length });
      return results.map((drawn) => ({
        name,
        matches: matches.map(({ local, visitor }, index) => `${local} ${drawn[index] ?? 'v'} ${visitor}`),
      }));
    });
    return fc.tuple(...stages);
  });
}

/** A group of thirds and of who loses the first match of the knockout, after all other stages. */
const arbitraryGroupOfPlaces: fc.Arbitrary<StageDescription> = fc
  .array(arbitraryResult, { minLength: 3, maxLength: 3 })
  .map((drawn) => {
    const places = ['3rd Group A', '3rd Group B', 'Loser match 1'];
    const [one = '', other = '', third = ''] = places;
    const pairs = [
      [one, other],
      [other, third],
      [third, one],
    ];
    const matches = pairs.map(([local, visitor], index) => `${local} ${drawn[index] ?? 'v'} ${visitor}`);
    return { name: 'Thirds', groups: { Thirds: { teams: [], places, matches } } };
  });

const NO_STAGES = fc.constant<StageDescription[]>([]);

function arbitraryCupWith(further: fc.Arbitrary<StageDescription[]>): fc.Arbitrary<Cup> {
  return fc
    .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 3, max: 4 }))
    .chain(([groupCount, size]) =>
      fc.tuple(
        fc.tuple(...GROUP_NAMES.slice(0, groupCount).map((name) => arbitraryGroupNamed(name, size))),
        arbitraryKnockout(groupCount),
        further,
      ),
    )
    .map(([described, knockout, last]) => {
      const groups = Object.fromEntries(
        described.map((group, index) => [`Group ${GROUP_NAMES[index] ?? ''}`, group]),
      );
      return buildCup({ stages: [{ name: 'Groups', groups }, ...knockout, ...last] });
    });
}

/** A cup of two to four groups of three or four teams and a bracket from their places, played up to a random point. */
export const arbitraryCup: fc.Arbitrary<Cup> = arbitraryCupWith(NO_STAGES);

/** The same with a group that takes places of the groups and of the bracket. */
export const arbitraryCupOfPlaces: fc.Arbitrary<Cup> = arbitraryCupWith(
  arbitraryGroupOfPlaces.map((stage) => [stage]),
);
