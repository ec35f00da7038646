import { bracketRounds, type Round } from '@futsal-cup/domain/bracket/rounds';
import { outcomeOf } from '@futsal-cup/domain/cup/outcome';
import { SIDES } from '@futsal-cup/domain/cup/sides';
import type { Cup, Match, MatchSide, Stage } from '../cup/cup';
import { slashDate } from '../cup/slash-date';
import { groupOfLevelTeams, type LevelGroup } from '../cup/matches/level-group';

type CupRound = Round<Match>;

/** A match of the bracket; while it is open, with the group of level teams that keeps it so. */
export type BracketSeed = CupRound['seeds'][number] & { readonly levelGroup: LevelGroup | undefined };

export interface BracketRound extends Omit<CupRound, 'seeds'> {
  readonly seeds: readonly BracketSeed[];
}

function numbersOf(stages: readonly Stage[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { Matches } of stages) {
    for (const { matchId, matchNumber } of Matches)
      if (matchNumber !== null) numbers.set(matchId, matchNumber);
  }
  return numbers;
}

/** The rounds of a cup's bracket: its knockout stages in order, each with its matches by number. */
export function cupRounds({ Stages }: Pick<Cup, 'Stages'>): readonly BracketRound[] {
  const matches = Stages.flatMap(({ Matches }) => Matches);
  return bracketRounds(Stages, matches, numbersOf(Stages)).map((round) => ({
    ...round,
    seeds: round.seeds.map((seed) => ({
      ...seed,
      date: slashDate(seed.match.date),
      levelGroup: groupOfLevelTeams({ Stages }, seed.match),
    })),
  }));
}

/** The matches of earlier rounds that a match gets its teams from, by match id. */
export interface Feeders {
  readonly winnersOf: readonly string[];
  readonly losersOf: readonly string[];
}

/** For a team that was chosen by name: the last earlier match that it won or lost. */
function lastResult(earlier: readonly Match[], teamId: string) {
  for (const match of earlier.toReversed()) {
    const side = SIDES.find((candidate) => match[candidate].team?.teamId === teamId);
    if (!side) continue;
    const outcome = outcomeOf(match);
    return outcome.kind === 'won' ? { matchId: match.matchId, hasWon: outcome.winner === side } : null;
  }
  return null;
}

function feederOfSide({ source, team }: MatchSide, earlier: readonly Match[]) {
  if (source?.kind === 'match-winner') return { matchId: source.matchId, hasWon: true };
  if (source?.kind === 'match-loser') return { matchId: source.matchId, hasWon: false };
  return team && !source ? lastResult(earlier, team.teamId) : null;
}

/** The earlier matches that each match of a bracket gets its teams from, by match id. */
export function findFeeders(rounds: readonly BracketRound[]): ReadonlyMap<string, Feeders> {
  const feeders = new Map<string, Feeders>();
  const earlier: Match[] = [];
  for (const { seeds } of rounds) {
    const known = new Set(earlier.map(({ matchId }) => matchId));
    for (const { id, match } of seeds) {
      const found = SIDES.map((side) => feederOfSide(match[side], earlier)).filter(
        (feeder) => feeder !== null && known.has(feeder.matchId),
      );
      const idsWhere = (hasWon: boolean) =>
        found.flatMap((feeder) => (feeder?.hasWon === hasWon ? [feeder.matchId] : []));
      feeders.set(id, { winnersOf: idsWhere(true), losersOf: idsWhere(false) });
    }
    earlier.push(...seeds.map(({ match }) => match));
  }
  return feeders;
}
