import fc from 'fast-check';
import { membersOfGroups } from '../bracket/members';
import { resolveCup } from '../bracket/resolve-cup';
import { hasScore, outcomeOf } from '../cup/outcome';
import { SCORER_TIES } from '../cup/player-rules';
import type { Cup, Group, Match, Player, Stage, Team, Tournament } from '../cup/records';
import { mapSides, type Sides, SIDES } from '../cup/sides';
import {
  ACROSS_CRITERIA,
  type CardCounts,
  DECISION_KINDS,
  RANKING_CRITERIA,
  RESULTS_ACROSS,
} from '../cup/table-rules';

const decisionKind = fc.constantFrom(...DECISION_KINDS);
const few = fc.nat({ max: 9 });

const arbitraryRules: fc.Arbitrary<Partial<Tournament>> = fc.oneof(
  fc.constant({}),
  fc.record({
    tieBreakers: fc.constant('own' as const),
    criteria: fc
      .shuffledSubarray([...RANKING_CRITERIA], { minLength: 1 })
      .filter((criteria) => criteria.filter((each) => each.startsWith('head-to-head')).length < 2),
    across: fc.option(
      fc.record({
        criteria: fc.shuffledSubarray([...ACROSS_CRITERIA]),
        results: fc.constantFrom(...RESULTS_ACROSS),
      }),
    ),
    conduct: fc.constantFrom(
      { kind: 'typed' as const },
      { kind: 'cards' as const, yellow: 1, secondYellow: 3, red: 3, yellowAndRed: 4, countsOfficials: true },
    ),
    points: fc.constant({ win: 2, draw: 1, loss: 0 }),
    timeZone: fc.constantFrom('UTC', 'Europe/Zurich'),
    language: fc.constantFrom('de' as const, 'it' as const),
    isArchived: fc.boolean(),
    address: fc.constant('Hall 1, Street 2, 8004 Zürich'),
    playerRules: fc.option(
      fc.record({
        ties: fc.constantFrom(...SCORER_TIES),
        suspensions: fc.option(fc.record({ secondYellow: few, red: few, cautions: few })),
      }),
    ),
  }),
);

const arbitraryPlayers: fc.Arbitrary<readonly Player[]> = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    fc.array(fc.constantFrom(undefined, 'initials' as const, 'hidden' as const), {
      minLength: 3,
      maxLength: 3,
    }),
    fc.nat({ max: 3 }),
  )
  .map(([numbers, consents, captain]) =>
    consents.map((consent, index) => ({
      playerId: `p${index}`,
      name: `Player ${index}`,
      ...(numbers[index] !== undefined && { number: numbers[index] }),
      ...(captain === index && { isCaptain: true as const }),
      ...(consent && { consent }),
    })),
  );

const arbitraryTeam: fc.Arbitrary<Partial<Team>> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  {
    weight: 1,
    arbitrary: fc.record({
      players: arbitraryPlayers,
      pointsByDecision: fc.option(
        fc.record({ points: fc.constantFrom(-3, 1), note: fc.constant('A late start') }),
      ),
      conduct: fc.option(few),
      withdrawn: fc.option(
        fc.record({
          results: fc.constantFrom('stand' as const, 'annulled' as const),
          at: fc.constant('2026-06-13T09:00:00.000Z'),
        }),
      ),
    }),
  },
);

const arbitraryCounts: fc.Arbitrary<CardCounts> = fc.record({
  yellow: few,
  secondYellow: few,
  red: few,
  yellowAndRed: few,
});
const arbitraryCards = fc.record({ players: arbitraryCounts, officials: arbitraryCounts });

/** What may have become of a match: the choice of its state, and the facts that any match may have. */
interface MatchDice {
  readonly state: 'as-it-is' | 'postponed' | 'abandoned' | 'live';
  readonly forfeit: 'none' | 'unsaid' | 'local' | 'visitor';
  readonly facts: Partial<Match>;
  readonly isKnown: boolean;
}

const arbitraryMatch: fc.Arbitrary<MatchDice> = fc.record({
  state: fc.constantFrom('as-it-is', 'as-it-is', 'postponed', 'abandoned', 'live'),
  forfeit: fc.constantFrom('none', 'none', 'none', 'unsaid', 'local', 'visitor'),
  facts: fc.oneof(
    fc.constant({}),
    fc.record({
      isFinal: fc.boolean(),
      cards: fc.option(fc.record({ local: arbitraryCards, visitor: arbitraryCards })),
    }),
  ),
  isKnown: fc.boolean(),
});

function knownTeams(teams: Sides<string | null> | undefined): Sides<string> | null {
  const { local = null, visitor = null } = teams ?? {};
  return local === null || visitor === null ? null : { local, visitor };
}

function withDice(
  match: Match,
  teams: Sides<string> | null,
  { state, forfeit, facts, isKnown }: MatchDice,
  left: ReadonlySet<string>,
): Match {
  if (hasScore(match)) {
    const side = forfeit === 'none' || forfeit === 'unsaid' ? null : forfeit;
    const isWon = outcomeOf(match).kind === 'won';
    return isWon
      ? { ...match, ...facts, isForfeit: forfeit !== 'none', forfeit: side }
      : { ...match, ...facts };
  }
  // A match whose two sides are of one team is not played; one of a team that has left would count otherwise in a copy, which is not live.
  const isPlayable =
    teams !== null && teams.local !== teams.visitor && !SIDES.some((side) => left.has(teams[side]));
  if (state === 'as-it-is' || match.state !== 'scheduled') return { ...match, ...facts };
  // An award keeps its teams while the match is postponed (`matchOfLog`).
  const awardedTo = match.forfeit ? match.scoredTeams : null;
  if (state === 'postponed') return { ...match, ...facts, state, scoredTeams: awardedTo };
  if (!isPlayable) return { ...match, ...facts };
  const scores = mapSides(match, (side) => ({ ...side, goals: null, kicks: null }));
  return { ...match, ...facts, ...scores, state, scoredTeams: isKnown || state === 'live' ? teams : null };
}

function withDecision(
  group: Group,
  members: readonly string[],
  order: readonly number[],
  kind: Group['decision'],
  rounds: Group['rounds'],
): Group {
  const lots = order.flatMap((place) => members[place] ?? []);
  return { ...group, lots, decision: kind, rounds };
}

function withDecisionAcross(stage: Stage, cup: Cup, kind: Group['decision']): Stage {
  const membersOf = membersOfGroups(cup);
  const members = cup.groups.flatMap(({ stageId, groupId }) =>
    stageId === stage.stageId ? (membersOf.get(groupId)?.slice(0, 1) ?? []) : [],
  );
  if (stage.type !== 'group' || kind === undefined || members.length === 0) return stage;
  return { ...stage, decisions: [{ place: 3, teamIds: members, decision: kind }] };
}

/** The matches with one mark of the final at most, on a knockout match. */
function withOneFinal(matches: readonly Match[]): Match[] {
  const final = matches.find(({ groupId, isFinal }) => groupId === null && isFinal);
  return matches.map((match) => (match.isFinal && match !== final ? { ...match, isFinal: false } : match));
}

/** The cup with everything that records can hold beside their names and scores. */
export function arbitraryRecordsOf(cup: Cup): fc.Arbitrary<Cup> {
  const each = <Value>(arbitrary: fc.Arbitrary<Value>, records: readonly unknown[]) =>
    fc.array(arbitrary, { minLength: records.length, maxLength: records.length });
  const order = fc.shuffledSubarray([0, 1, 2, 3]);
  const decided = fc.tuple(
    order,
    fc.option(decisionKind, { nil: undefined }),
    fc.constantFrom(undefined, null, 1, 2),
  );
  return fc
    .record({
      rules: arbitraryRules,
      teams: each(arbitraryTeam, cup.teams),
      stages: each(fc.option(decisionKind, { nil: undefined }), cup.stages),
      wipes: each(fc.boolean(), cup.stages),
      groups: each(decided, cup.groups),
      matches: each(arbitraryMatch, cup.matches),
    })
    .map((dice) => {
      const { sides } = resolveCup(cup);
      const membersOf = membersOfGroups(cup);
      const teams = cup.teams.map((team, index) => ({ ...team, ...dice.teams[index] }));
      const left = new Set(teams.filter(({ withdrawn }) => withdrawn).map(({ teamId }) => teamId));
      return {
        tournament: { ...cup.tournament, ...dice.rules },
        teams,
        stages: cup.stages.map((stage, index) => ({
          ...withDecisionAcross(stage, cup, dice.stages[index]),
          ...(dice.wipes[index] && { wipesCautions: true }),
        })),
        groups: cup.groups.map((group, index) =>
          withDecision(
            group,
            membersOf.get(group.groupId) ?? [],
            ...(dice.groups[index] ?? [[], undefined, null]),
          ),
        ),
        matches: withOneFinal(
          cup.matches.map((match, index) => {
            const matchDice = dice.matches[index];
            return matchDice ? withDice(match, knownTeams(sides.get(match.matchId)), matchDice, left) : match;
          }),
        ),
      };
    });
}
