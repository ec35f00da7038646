import { SIDES } from '../cup/sides';
import { finalOf } from './final';
import { betweenPlaces, isGroupOfTheBest } from './from-groups';
import { type Knockout, knockoutOf, loserOf, winnerOf } from './knockout';
import {
  isGroupComplete,
  type PlacedMatch,
  type ResolvedGroup,
  type ResolvedMatch,
  type ResolvedStage,
} from './resolved-stages';

/**
 * The first, second and third of a cup as team ids, each on one place only. Two teams are third when no match decided between them; the
 * list `third` is empty while the third place is open.
 */
export interface Podium<M> {
  /** The match that decided the cup; null where a table did. */
  readonly final: M | null;
  readonly first: string;
  readonly second: string | null;
  readonly third: readonly string[];
}

function isKnown<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

/** The winner of the only match in the list; no team when there are several. */
function thirdByMatch(matches: readonly ResolvedMatch[]): readonly string[] {
  const [match, ...others] = matches;
  return match && others.length === 0 ? [winnerOf(match)].filter(isKnown) : [];
}

/**
 * The third of a cup: the winner of the match between the losers of the semi-finals, or both losers when neither played a further match.
 * After a final between the first places of two groups, the third is the winner of the match between the second places.
 */
function thirdOf<M extends ResolvedMatch>(
  final: M,
  knockout: Knockout<M>,
  stages: readonly ResolvedStage<M>[],
): readonly string[] {
  const { local, visitor } = knockout.originsOf(final);
  const semiFinals = [local, visitor].flatMap((origin) => (origin.kind === 'won' ? [origin.match] : []));
  if (semiFinals.length === 0) return thirdByMatch(betweenPlaces(knockout.matches, stages, 2));
  const isOfLoser = (match: M, side: 'local' | 'visitor') => {
    const origin = knockout.originsOf(match)[side];
    return origin.kind === 'lost' && semiFinals.includes(origin.match);
  };
  const further = knockout.matches.filter(
    (match) => !semiFinals.includes(match) && SIDES.some((side) => isOfLoser(match, side)),
  );
  if (further.length > 0) {
    return further.every((match) => SIDES.every((side) => isOfLoser(match, side)))
      ? thirdByMatch(further)
      : [];
  }
  // Each team counts once, because a team that came back after a defeat may be the loser of both semi-finals.
  return [...new Set(semiFinals.map(loserOf).filter(isKnown))];
}

/** The teams whose results are annulled. They have no place, also where they have played knockout matches before they withdrew. */
function annulledIn({ matches }: Pick<Knockout<ResolvedMatch>, 'matches'>): ReadonlySet<string> {
  const teams = matches.flatMap((match) => SIDES.map((side) => match[side].team));
  return new Set(teams.flatMap((team) => (team?.withdrawn?.results === 'annulled' ? [team.teamId] : [])));
}

function podiumOfKnockout<M extends ResolvedMatch>(
  knockout: Knockout<M>,
  stages: readonly ResolvedStage<M>[],
): Podium<M> | null {
  const final = finalOf(stages);
  const first = final && winnerOf(final);
  const second = final && loserOf(final);
  const annulled = annulledIn(knockout);
  if (!final || !first || first === second || annulled.has(first)) return null;
  // The finalists are left out: a team that came back after a defeat may be one of them, and a team in two groups may play both matches.
  const third = thirdOf(final, knockout, stages).filter(
    (teamId) => teamId !== first && teamId !== second && !annulled.has(teamId),
  );
  return { final, first, second: second && annulled.has(second) ? null : second, third };
}

/**
 * The stage whose only group decides the cup: the last one of a cup without knockout matches, if the first teams of all earlier groups went on
 * to it. Null where there is none.
 */
export function stageThatDecides<M extends PlacedMatch>(
  stages: readonly ResolvedStage<M>[],
): ResolvedStage<M> | null {
  if (stages.some(({ type, Matches }) => type === 'knockout' && Matches.length > 0)) return null;
  const last = [...stages].sort((a, b) => a.order - b.order).at(-1);
  if (last?.type !== 'group') return null;
  const [group, ...others] = last.groups;
  return group && others.length === 0 && isGroupOfTheBest(group, stages) ? last : null;
}

/** The group whose table decides the cup, once it is complete. Null where there is none. */
function tableOfPodium<M extends ResolvedMatch>(stages: readonly ResolvedStage<M>[]): ResolvedGroup | null {
  const stage = stageThatDecides(stages);
  const [group] = stage?.groups ?? [];
  return stage && group && isGroupComplete(group, stage.Matches) ? group : null;
}

/** A table gives a podium only as far as no place is shared, and a team that is alone in its table is no champion. */
function podiumOfTable({ standings }: ResolvedGroup): Podium<never> | null {
  if (standings.length < 2) return null;
  const [first, second, third] = [1, 2, 3].map((place) => {
    const rows = standings.filter(({ position }) => position === place);
    return rows.length === 1 ? rows[0]?.teamId : undefined;
  });
  return first === undefined
    ? null
    : { final: null, first, second: second ?? null, third: [third].filter(isKnown) };
}

/**
 * The podium of a cup: by the final (`finalOf`) or, in a cup without knockout matches, by the table of its last stage, if that is a single
 * group to which the first teams of all earlier groups went on. The podium is null while the first place is open, while the deciding result
 * is under review, and where nothing tells which match is the final. The caller has to know that all matches are over (`cupStateOf`).
 *
 * @param stages - All stages, in any order, with the teams of placeholders resolved.
 */
export function podiumOf<M extends ResolvedMatch>(stages: readonly ResolvedStage<M>[]): Podium<M> | null {
  const knockout = knockoutOf(stages);
  if (knockout.matches.length > 0) return podiumOfKnockout(knockout, stages);
  const table = tableOfPodium(stages);
  return table && podiumOfTable(table);
}

/** The team ids of a podium by their place, the first place first. */
export function podiumPlaces({ first, second, third }: Podium<unknown>): readonly (readonly string[])[] {
  return [[first], [second].filter(isKnown), third];
}
