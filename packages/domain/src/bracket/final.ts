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

/** The value where there is one only. */
function only<Value>(values: readonly Value[]): Value | null {
  return values.length === 1 ? (values[0] ?? null) : null;
}

/** The ids of the matches whose winner a placeholder takes. */
function awaitedIn<M extends ResolvedMatch>({ matches }: Knockout<M>): ReadonlySet<string> {
  const sources = matches.flatMap((match) => SIDES.map((side) => match[side].source));
  return new Set(sources.flatMap((source) => (source?.kind === 'match-winner' ? [source.matchId] : [])));
}

function originsOf<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): readonly Origin<M>[] {
  const { local, visitor } = knockout.originsOf(match);
  return [local, visitor];
}

/** The match, and all that somebody won on the way to it. */
function wayTo<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): ReadonlySet<M> {
  const way = new Set([match]);
  for (const before of way) {
    for (const origin of originsOf(knockout, before)) if (origin.kind === 'won') way.add(origin.match);
  }
  return way;
}

/** Whether the winner of the match, or somebody who was chosen by name, plays a knockout match after it. */
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

/** The knockout matches whose winner goes nowhere: into no other match, nor into a later group. */
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

/** Whether one side won its last knockout match, and the other did so too or had none. */
function isBetweenWinners<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  const kinds = originsOf(knockout, match).map(({ kind }) => kind);
  return kinds.includes('won') && kinds.every((kind) => kind === 'won' || kind === 'entered');
}

/** Whether both sides had no knockout match before. */
function isOfNewcomers<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  return originsOf(knockout, match).every(({ kind }) => kind === 'entered');
}

/** Whether nobody came to the match after a defeat. */
function isBetweenUnbeaten<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  return [...wayTo(knockout, match)].every((before) =>
    originsOf(knockout, before).every(({ kind }) => kind !== 'lost'),
  );
}

/** Whether somebody won the way to the match without a defeat, or may have. That for fifth place is one of winners, not of those. */
function isOfUnbeaten<M extends ResolvedMatch>(knockout: Knockout<M>, match: M): boolean {
  return originsOf(knockout, match).some(
    (origin) =>
      origin.kind === 'open' || (origin.kind === 'won' && isBetweenUnbeaten(knockout, origin.match)),
  );
}

/** Whether placeholders bring the same two into both matches: two legs. */
function haveSameSides(a: ResolvedMatch, b: ResolvedMatch): boolean {
  const sidesOf = (match: ResolvedMatch) => SIDES.map((side) => JSON.stringify(match[side].source)).sort();
  return a.local.source !== null && a.visitor.source !== null && String(sidesOf(a)) === String(sidesOf(b));
}

/** The one that the rule names, if it names one. */
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

/** Whether nobody else is left in a knockout without groups who has not lost, and goes nowhere. */
function isNobodyLeft<M extends ResolvedMatch>(final: M, knockout: Knockout<M>, stages: Stages<M>): boolean {
  const isLeft = (match: M) => isOfUnbeaten(knockout, match) || isOfNewcomers(knockout, match);
  return endsOf(knockout, stages).every((match) => match === final || !isLeft(match));
}

/** Whether the loser of the match plays on, as one of a bracket with a second chance: the final of that is still to come. */
function hasSecondChance<M extends ResolvedMatch>(match: M, { matches }: Knockout<M>): boolean {
  return matches.some((later) =>
    SIDES.some((side) => {
      const { source } = later[side];
      return source?.kind === 'match-loser' && source.matchId === match.matchId;
    }),
  );
}

/**
 * The match that decides the cup, played or not:
 *
 * 1. the one knockout match whose winner goes nowhere and of whose sides one won its last knockout match and the other did so too
 *    or had none (a bye). The match for fifth place, and the final of those who lost in the first round, are between winners as
 *    well: at least one side has to come without a defeat, and of several such matches both;
 * 2. without such a match the one between the first places of both groups of the last group stage;
 * 3. without one of these the only knockout match.
 *
 * Placeholders say where a side comes from; of a team that was chosen by name its results do. Null where that names none or
 * several (a gold and a silver final, two legs), where the loser plays on, and where a bracket that is not complete, or one for lower
 * places, would be taken for the whole: the first of each group that sends anybody into the knockout has to be on the way to the
 * final, where it went on to a later group the first of that; without groups nobody else may be left who has not lost and goes nowhere (docs/decisions/0072-the-final.md).
 *
 * @param stages - All stages, in any order, with the teams of placeholders resolved.
 */
export function finalOf<M extends ResolvedMatch>(stages: Stages<M>): M | null {
  const knockout = knockoutOf(stages);
  const final = namedByRule(knockout, stages);
  if (final === null || hasSecondChance(final, knockout)) return null;
  if (knockout.matches.some((match) => match !== final && haveSameSides(match, final))) return null;
  const isOfTheBest = isWayOfTheBest(wayTo(knockout, final), stages) ?? isNobodyLeft(final, knockout, stages);
  return isOfTheBest ? final : null;
}
