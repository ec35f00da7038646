import { outcomeOf } from '../cup/outcome';
import { SIDES, type SideKey, type SideScore, type Sides } from '../cup/sides';

/** A match with the teams that are known to play in it. */
export interface PodiumMatch extends Sides<
  SideScore & { readonly team: { readonly teamId: string } | null }
> {
  /** Across the knockout stages; null for a match of a group. */
  readonly matchNumber: number | null;
  /** Its score is one of other teams than those that are in it now, and is to be reviewed. */
  readonly teamsChanged?: boolean;
}

export interface PodiumStage<M> {
  readonly type: 'group' | 'knockout';
  readonly order: number;
  readonly groups: readonly {
    readonly standings: readonly { readonly position: number; readonly teamId: string }[];
  }[];
  readonly Matches: readonly M[];
}

/** Who came first, second and third: team ids. Two teams are third where nobody played for it; nobody is where that is open. */
export interface Podium<M> {
  /** The match that decided the cup; null where a table did. */
  readonly final: M | null;
  readonly first: string;
  readonly second: string | null;
  readonly third: readonly string[];
}

function teamOf(match: PodiumMatch, side: SideKey): string | null {
  return match[side].team?.teamId ?? null;
}

function winnerOf(match: PodiumMatch): string | null {
  const outcome = outcomeOf(match);
  return outcome.kind === 'won' && !match.teamsChanged ? teamOf(match, outcome.winner) : null;
}

function loserOf(match: PodiumMatch): string | null {
  const outcome = outcomeOf(match);
  return outcome.kind === 'won' ? teamOf(match, outcome.loser) : null;
}

function isKnown<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}

const byNumber = (a: PodiumMatch, b: PodiumMatch) => (a.matchNumber ?? 0) - (b.matchNumber ?? 0);

/** The last match that the team played before this one. */
function lastMatchBefore<M extends PodiumMatch>(match: M, teamId: string | null, inOrder: readonly M[]) {
  const before = inOrder.slice(0, inOrder.indexOf(match));
  return before.findLast((other) => SIDES.some((side) => teamOf(other, side) === teamId));
}

/** Whether both teams lost the knockout match that they played before: it is for a place below the first two. */
function isForLowerPlace<M extends PodiumMatch>(match: M, inOrder: readonly M[]): boolean {
  return SIDES.every((side) => {
    const teamId = teamOf(match, side);
    const before = teamId === null ? undefined : lastMatchBefore(match, teamId, inOrder);
    return before !== undefined && loserOf(before) === teamId;
  });
}

function hasTeam(match: PodiumMatch, teamId: string): boolean {
  return SIDES.some((side) => teamOf(match, side) === teamId);
}

/** The winner of the match between those who lost against the finalists, or both where there is none. */
function thirdOf<M extends PodiumMatch>(final: M, inOrder: readonly M[]): readonly string[] {
  const semiFinals = SIDES.map((side) => lastMatchBefore(final, teamOf(final, side), inOrder));
  const losers = semiFinals.map((match) => match && loserOf(match)).filter(isKnown);
  const playOff = inOrder.find(
    (match) =>
      !semiFinals.includes(match) && losers.length === 2 && losers.every((loser) => hasTeam(match, loser)),
  );
  return playOff ? [winnerOf(playOff)].filter(isKnown) : losers;
}

function podiumOfKnockout<M extends PodiumMatch>(stages: readonly PodiumStage<M>[]): Podium<M> | null {
  const inOrder = stages.flatMap(({ Matches }) => [...Matches]).sort(byNumber);
  const isFinal = (match: M) => !isForLowerPlace(match, inOrder);
  const last = stages.findLast(({ Matches }) => Matches.some(isFinal));
  const finals = last?.Matches.filter(isFinal) ?? [];
  const [final] = finals;
  // Several are a round after which more is to come.
  if (!final || finals.length > 1) return null;
  const first = winnerOf(final);
  return first === null ? null : { final, first, second: loserOf(final), third: thirdOf(final, inOrder) };
}

/** A table names three only where it separates them, and nobody where nobody has played: a team alone is not the first. */
function podiumOfTable<M>({ groups, Matches }: PodiumStage<M>): Podium<M> | null {
  const [group] = groups;
  if (!group || groups.length > 1 || Matches.length === 0) return null;
  const [first, second, third] = [1, 2, 3].map((place) => {
    const rows = group.standings.filter(({ position }) => position === place);
    return rows.length === 1 ? rows[0]?.teamId : undefined;
  });
  return first === undefined
    ? null
    : { final: null, first, second: second ?? null, third: [third].filter(isKnown) };
}

/**
 * Who won the cup: by the final, which is the only match of the last knockout stage that is not between losers; in a cup without
 * knockout matches by the table of its last stage, if that is a single group. Null while that is open, and while the result of
 * the final is to be reviewed. That all matches are over is for the caller to know (`cupStateOf`).
 *
 * @param stages - All stages, in any order, with the teams of placeholders resolved.
 */
export function podiumOf<M extends PodiumMatch>(stages: readonly PodiumStage<M>[]): Podium<M> | null {
  const inOrder = [...stages].sort((a, b) => a.order - b.order);
  const knockout = inOrder.filter(({ type, Matches }) => type === 'knockout' && Matches.length > 0);
  if (knockout.length > 0) return podiumOfKnockout(knockout);
  const last = inOrder.at(-1);
  return last?.type === 'group' ? podiumOfTable(last) : null;
}

/** The team ids of a podium by their place, the first place first. */
export function podiumPlaces({ first, second, third }: Podium<unknown>): readonly (readonly string[])[] {
  return [[first], [second].filter(isKnown), third];
}
