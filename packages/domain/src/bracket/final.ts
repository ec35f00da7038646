import { SIDES } from '../cup/sides';
import { betweenPlaces, isWayOfTheBest } from './from-groups';
import {
  compareInTime,
  type Knockout,
  knockoutOf,
  type Origin,
  othersOf,
  teamOf,
  winnerOf,
} from './knockout';
import type { ResolvedMatch, ResolvedStage } from './resolved-stages';

type Stages<M extends ResolvedMatch> = readonly ResolvedStage<M>[];

/** The only value of the list; null when it has none or several. */
function only<Value>(values: readonly Value[]): Value | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** The ids of the matches whose winners placeholders stand for. */
function awaitedIn<M extends ResolvedMatch>({ matches }: Knockout<M>): ReadonlySet<string> {
  const sources = matches.flatMap((match) => SIDES.map((side) => match[side].source));
  return new Set(sources.flatMap((source) => (source?.kind === 'match-winner' ? [source.matchId] : [])));
}

function originsOf<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): readonly Origin<M>[] {
  const { local, visitor } = knockout.originsOf(match);
  return [local, visitor];
}

/** The match, and all matches that its sides won on the way to it. */
function wayTo<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): ReadonlySet<M> {
  const way = new Set([match]);
  for (const before of way) {
    for (const origin of originsOf(knockout, before)) if (origin.kind === 'won') way.add(origin.match);
  }
  return way;
}

/** Whether a later knockout match has the winner of the given match, or has one of its two teams as a team that was chosen by name. */
function isPlayedOnFrom<M extends ResolvedMatch>(match: M, knockout: Knockout<M>): boolean {
  return SIDES.some((side) => {
    const teamId = teamOf(match, side);
    if (teamId === null) return false;
    return othersOf(knockout, teamId, match).some((other) => {
      const isChosen = SIDES.some((key) => other[key].source === null && teamOf(other, key) === teamId);
      const isLater = (compareInTime(knockout, match, other) ?? 0) < 0;
      return isLater && (isChosen || teamId === winnerOf(match));
    });
  });
}

/** The knockout matches whose winner plays in no later knockout match and in no later group. */
function endsOf<M extends ResolvedMatch>(knockout: Knockout<M>, stages: Stages<M>): readonly M[] {
  const awaited = awaitedIn(knockout);
  return stages
    .filter(({ type }) => type === 'knockout')
    .flatMap(({ order, Matches }) => {
      const groups = stages.filter((later) => later.order > order).flatMap((later) => later.groups);
      const inGroups = new Set<string | null>(
        groups.flatMap(({ Teams }) => Teams.map(({ teamId }) => teamId)),
      );
      return Matches.filter(
        (match) =>
          !awaited.has(match.matchId) && !inGroups.has(winnerOf(match)) && !isPlayedOnFrom(match, knockout),
      );
    });
}

/** Whether one side won its last knockout match before this one, and the other side did so too or had no knockout match before. */
function isBetweenWinners<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  const kinds = originsOf(knockout, match).map(({ kind }) => kind);
  return kinds.includes('won') && kinds.every((kind) => kind === 'won' || kind === 'entered');
}

/** Whether neither side had a knockout match before this one. */
function isOfNewcomers<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  return originsOf(knockout, match).every(({ kind }) => kind === 'entered');
}

/** Whether no team on the way to the match had lost an earlier knockout match. */
function isBetweenUnbeaten<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  return [...wayTo(knockout, match)].every((before) =>
    originsOf(knockout, before).every(({ kind }) => kind !== 'lost'),
  );
}

/**
 * Whether one side may have come into the match without a defeat. This excludes a match for fifth place, whose sides both won their last
 * match but lost an earlier one.
 */
function isOfUnbeaten<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  return originsOf(knockout, match).some(
    (origin) =>
      origin.kind === 'open' || (origin.kind === 'won' && isBetweenUnbeaten(knockout, origin.match)),
  );
}

/** Whether placeholders bring the same two sides into both matches, so that they are the two legs of one tie. */
function haveSameSides(a: ResolvedMatch, b: ResolvedMatch): boolean {
  const sidesOf = (match: ResolvedMatch) => SIDES.map((side) => JSON.stringify(match[side].source)).sort();
  return a.local.source !== null && a.visitor.source !== null && String(sidesOf(a)) === String(sidesOf(b));
}

/** The match that the rules of `finalOf` name; null when they name none or several. */
function namedByRule<M extends ResolvedMatch>(knockout: Knockout<M>, stages: Stages<M>): M | null {
  const ends = endsOf(knockout, stages);
  const ofWinners = ends.filter(
    (match) => isBetweenWinners(knockout, match) && isOfUnbeaten(knockout, match),
  );
  if (ofWinners.length > 1) return only(ofWinners.filter((match) => isBetweenUnbeaten(knockout, match)));
  if (ofWinners.length === 1) return only(ofWinners);
  const ofFirsts = betweenPlaces(knockout.matches, stages, 1);
  const { matches } = ofFirsts.length > 0 ? { matches: ofFirsts } : knockout;
  const last = only(matches);
  return last && ends.includes(last) && isOfNewcomers(knockout, last) ? last : null;
}

/** Whether the final is the only match whose winner is unbeaten and plays no further match. This check is for a knockout without groups. */
function isNobodyLeft<M extends ResolvedMatch>(final: M, knockout: Knockout<M>, stages: Stages<M>): boolean {
  const isLeft = (match: M) => isOfUnbeaten(knockout, match) || isOfNewcomers(knockout, match);
  return endsOf(knockout, stages).every((match) => match === final || !isLeft(match));
}

/** Whether the loser of the match plays on, as in a bracket with a second chance, whose final comes later. */
function hasSecondChance<M extends ResolvedMatch>(match: M, { matches }: Knockout<M>): boolean {
  return matches.some((later) =>
    SIDES.some((side) => {
      const { source } = later[side];
      return source?.kind === 'match-loser' && source.matchId === match.matchId;
    }),
  );
}

/**
 * The match that decides the cup, played or not: the knockout match that is marked as the final, else
 *
 * 1. The knockout match whose winner plays no further match, and of whose sides one won its last knockout match and the other did so too
 *    or had none (a bye). The match for fifth place, and the final of the losers of the first round, are between winners as well. So at
 *    least one side has to come without a defeat and, when several matches are like that, both sides.
 * 2. Without such a match, the match between the first places of both groups of the last group stage.
 * 3. Without such a match, the only knockout match.
 *
 * Placeholders tell where a side comes from; for a team that was chosen by name its results do. The final is null in these cases: the
 * rules name no match or several (a gold and a silver final, two legs); the loser plays on; or the bracket is incomplete or only plays
 * for lower places. To rule out the last case, the first of each group that sends teams into the knockout has to be on the way to the
 * final. Where that team went on to a later group, the first of the later group has to be. Without groups, no other unbeaten team may be
 * left that plays no further match (docs/decisions/0072-the-final.md).
 *
 * @param stages - All stages, in any order, with the teams of placeholders resolved.
 */
export function finalOf<M extends ResolvedMatch>(stages: Stages<M>): M | null {
  const knockout = knockoutOf(stages);
  const marked = knockout.matches.find(({ isFinal }) => isFinal === true);
  if (marked) return marked;
  const final = namedByRule(knockout, stages);
  if (final === null || hasSecondChance(final, knockout)) return null;
  if (knockout.matches.some((match) => match !== final && haveSameSides(match, final))) return null;
  const isOfTheBest = isWayOfTheBest(wayTo(knockout, final), stages) ?? isNobodyLeft(final, knockout, stages);
  return isOfTheBest ? final : null;
}
