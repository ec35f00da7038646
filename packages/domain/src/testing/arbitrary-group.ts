import fc from 'fast-check';
import { type CardCounts, DECISION_KINDS, RANKING_CRITERIA } from '../cup/table-rules';
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

const arbitraryCounts: fc.Arbitrary<CardCounts> = fc.record({
  yellow: fc.nat({ max: 2 }),
  secondYellow: fc.nat({ max: 1 }),
  red: fc.nat({ max: 1 }),
  yellowAndRed: fc.nat({ max: 1 }),
});

const arbitraryCards = fc.record({ players: arbitraryCounts, officials: arbitraryCounts });

/** What a match can have besides its result. Some matches kick off at the same time, so that not every team has a last one. */
const arbitraryDetails = fc.record({
  time: fc.nat({ max: 9 }).map((minutes) => `10:0${minutes}`),
  kicks: fc.option(fc.constantFrom([3, 2] as const, [1, 3] as const), { freq: 3 }),
  cards: fc.option(fc.record({ local: arbitraryCards, visitor: arbitraryCards })),
});

function withDetails(match: TableMatch): fc.Arbitrary<TableMatch> {
  return arbitraryDetails.map(({ time, kicks, cards }) => ({
    ...match,
    date: '2026-06-13',
    time,
    cards,
    local: { ...match.local, kicks: kicks?.[0] ?? null },
    visitor: { ...match.visitor, kicks: kicks?.[1] ?? null },
  }));
}

function withRecords(team: TableTeam): fc.Arbitrary<TableTeam> {
  return fc.record({
    teamId: fc.constant(team.teamId),
    name: fc.constant(team.name),
    conduct: fc.option(fc.nat({ max: 2 })),
    pointsByDecision: fc.option(
      fc.integer({ min: -3, max: 3 }).map((points) => ({ points, note: '' })),
      { freq: 1 },
    ),
  });
}

/** A group as `arbitraryGroup` makes it, with cards, kicks, typed conduct and points by decision, ranked by `rules`. */
export function arbitraryGroupBy(rules: fc.Arbitrary<StandingsInput['rules']>): fc.Arbitrary<StandingsInput> {
  return arbitraryGroup.chain((group) =>
    fc.record({
      teams: fc.tuple(...group.teams.map(withRecords)),
      matches: fc.tuple(...group.matches.map(withDetails)),
      points: fc.constant(group.points),
      rules,
      lots: fc.constant(group.lots),
      decision: fc.constantFrom(...DECISION_KINDS),
      includeRunning: fc.constant(group.includeRunning),
    }),
  );
}

/** A list of different criteria in any order. */
export const arbitraryRules: fc.Arbitrary<StandingsInput['rules']> = fc.record({
  criteria: fc.shuffledSubarray([...RANKING_CRITERIA]),
  conduct: fc.constantFrom(
    tableRulesOf({ tieBreakers: 'swiss-amateur' }).conduct,
    tableRulesOf({ tieBreakers: 'uefa-futsal' }).conduct,
    tableRulesOf({ tieBreakers: 'world-cup-26' }).conduct,
  ),
});
