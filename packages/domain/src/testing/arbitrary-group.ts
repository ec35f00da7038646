import fc from 'fast-check';
import { tableRulesOf } from '../standings/presets';
import type { StandingsInput } from '../standings/standings';
import type { TableMatch, TableTeam } from '../standings/tally';

/** The goals are few, so that many teams are level. Now and then a match has no score, or is running. */
const arbitraryScore = fc.record({
  goals: fc.option(fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 2 })), { freq: 8 }),
  isRunning: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
});

function pairsOf(teams: readonly TableTeam[]): (readonly [string, string])[] {
  return teams.flatMap(({ teamId }, index) =>
    teams.slice(index + 1).map((other) => [teamId, other.teamId] as const),
  );
}

function arbitraryMatch([local, visitor]: readonly [string, string]): fc.Arbitrary<TableMatch> {
  return arbitraryScore.map(({ goals, isRunning }) => ({
    local: { teamId: local, goals: goals?.[0] ?? null },
    visitor: { teamId: visitor, goals: goals?.[1] ?? null },
    isRunning,
  }));
}

const arbitraryTeams = fc
  .integer({ min: 1, max: 6 })
  .map((count) => [...'ABCDEF'].slice(0, count).map((name) => ({ teamId: `team ${name}`, name })));

function arbitraryOf(teams: readonly TableTeam[]): fc.Arbitrary<StandingsInput> {
  const pairs = pairsOf(teams);
  return fc.record({
    teams: fc.constant(teams),
    matches: fc
      .oneof(fc.constant(pairs), fc.subarray(pairs), fc.constant([...pairs, ...pairs]))
      .chain((played) => fc.tuple(...played.map(arbitraryMatch))),
    points: fc.constantFrom(
      { win: 3, draw: 1, loss: 0 },
      { win: 2, draw: 1, loss: 0 },
      { win: 3, draw: 2, loss: 1 },
    ),
    rules: fc
      .constantFrom('goal-difference' as const, 'head-to-head' as const)
      .map((tieBreakers) => tableRulesOf({ tieBreakers })),
    lots: fc.shuffledSubarray(teams.map(({ teamId }) => teamId)),
    decision: fc.constant('lots' as const),
    includeRunning: fc.boolean(),
  });
}

/** A group of up to six teams with random results and up to two matches between any two teams. */
export const arbitraryGroup: fc.Arbitrary<StandingsInput> = arbitraryTeams.chain(arbitraryOf);
