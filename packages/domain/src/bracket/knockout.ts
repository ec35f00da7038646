import { outcomeOf } from '../cup/outcome';
import { mapSides, SIDES, type SideKey, type Sides } from '../cup/sides';
import { compareText } from '../cup/text/text';
import type { ResolvedMatch, ResolvedStage } from './resolved-stages';

/** The knockout matches of a cup and how they follow from one another. */
export interface Knockout<M> {
  /** The knockout matches, by number. */
  readonly matches: readonly M[];
  readonly byId: ReadonlyMap<string, M>;
  /** The knockout matches of each team, by team id, in the order of their numbers. */
  readonly ofTeam: ReadonlyMap<string, readonly M[]>;
  /** The matches from which placeholders lead to the match, directly or through others. */
  readonly leadingTo: (match: M) => ReadonlySet<M>;
  /** How the two sides of a match came into it. */
  readonly originsOf: (match: M) => Sides<Origin<M>>;
}

/**
 * How a side came into a knockout match: as winner or loser of its last knockout match; from a group or by a bye, when it had none
 * before; or in a way that is not known, or not known yet.
 */
export type Origin<M> =
  | { readonly kind: 'won' | 'lost'; readonly match: M }
  | { readonly kind: 'entered' }
  | { readonly kind: 'open' };

const ENTERED = { kind: 'entered' } as const;
const OPEN = { kind: 'open' } as const;

function numberOf({ matchNumber }: ResolvedMatch): number {
  return matchNumber ?? 0;
}

export function teamOf(match: ResolvedMatch, side: SideKey): string | null {
  return match[side].team?.teamId ?? null;
}

export function winnerOf(match: ResolvedMatch): string | null {
  const outcome = outcomeOf(match);
  return outcome.kind === 'won' ? teamOf(match, outcome.winner) : null;
}

export function loserOf(match: ResolvedMatch): string | null {
  const outcome = outcomeOf(match);
  return outcome.kind === 'won' ? teamOf(match, outcome.loser) : null;
}

/** Wraps a function so that it computes the value of each key only once. */
function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** All matches from which placeholders lead to the match, directly or through others. */
function matchesLeadingTo<M extends ResolvedMatch>(match: M, byId: ReadonlyMap<string, M>): ReadonlySet<M> {
  const sourcesOf = (later: M) =>
    SIDES.flatMap((side) => {
      const { source } = later[side];
      return (source && 'matchId' in source && byId.get(source.matchId)) || [];
    });
  const found = new Set(sourcesOf(match));
  for (const other of found) for (const source of sourcesOf(other)) found.add(source);
  return found;
}

/** Collects the knockout matches of the stages; group stages are left out. */
export function knockoutOf<M extends ResolvedMatch>(
  stages: readonly Pick<ResolvedStage<M>, 'type' | 'Matches'>[],
): Knockout<M> {
  const ofStages = stages.filter(({ type }) => type === 'knockout').flatMap(({ Matches }) => Matches);
  const matches = ofStages.sort((a, b) => numberOf(a) - numberOf(b));
  const ofTeam = new Map<string, M[]>();
  for (const match of matches) {
    for (const side of SIDES) {
      const teamId = teamOf(match, side);
      if (teamId !== null) ofTeam.set(teamId, [...(ofTeam.get(teamId) ?? []), match]);
    }
  }
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  const knockout: Knockout<M> = {
    matches,
    byId,
    ofTeam,
    leadingTo: once((match) => matchesLeadingTo(match, byId)),
    originsOf: once((match) => mapSides(match, (_side, key) => originOf(knockout, match, key))),
  };
  return knockout;
}

/** The knockout matches of a team except the given match. */
export function othersOf<M extends ResolvedMatch>(
  { ofTeam }: Knockout<M>,
  teamId: string,
  match: M,
): readonly M[] {
  return (ofTeam.get(teamId) ?? []).filter((other) => other !== match);
}

/**
 * Compares two matches by the order in which they are played; the result is negative when the first match comes before the second. The
 * order follows the placeholders that lead from one to the other, else the numbers of the matches, which follow the order of stages and,
 * within a stage, of creation. The result is null where the kick-offs contradict the numbers.
 */
export function compareInTime<M extends ResolvedMatch>(
  { leadingTo }: Knockout<M>,
  a: M,
  b: M,
): number | null {
  if (leadingTo(b).has(a)) return -1;
  if (leadingTo(a).has(b)) return 1;
  const byNumber = numberOf(a) - numberOf(b);
  const byKickOff = compareText(`${a.date} ${a.time}`, `${b.date} ${b.time}`);
  return byNumber * byKickOff < 0 ? null : byNumber;
}

/** How a team that was chosen by name came into the match, according to its last knockout match before this one. */
function originOfTeam<M extends ResolvedMatch>(knockout: Knockout<M>, match: M, teamId: string): Origin<M> {
  const isBefore = (a: M, b: M) => (compareInTime(knockout, a, b) ?? 0) < 0;
  const others = othersOf(knockout, teamId, match);
  if (others.some((other) => compareInTime(knockout, other, match) === null)) return OPEN;
  const before = others.filter((other) => isBefore(other, match));
  if (before.length === 0) return ENTERED;
  const last = before.find((each) => before.every((other) => other === each || isBefore(other, each)));
  if (last && winnerOf(last) === teamId) return { kind: 'won', match: last };
  return last && loserOf(last) === teamId ? { kind: 'lost', match: last } : OPEN;
}

/**
 * How a side of a knockout match came into the match, according to the source of its placeholder or, for a team chosen by name, the
 * results.
 */
function originOf<M extends ResolvedMatch>(knockout: Knockout<M>, match: M, side: SideKey): Origin<M> {
  const { source } = match[side];
  const teamId = teamOf(match, side);
  switch (source?.kind) {
    case 'match-winner':
    case 'match-loser': {
      const from = knockout.byId.get(source.matchId);
      return from ? { kind: source.kind === 'match-winner' ? 'won' : 'lost', match: from } : OPEN;
    }
    case 'group-place':
    case 'best-of-place':
    case 'allotted-of-place':
      return ENTERED;
    case undefined:
      return teamId === null ? OPEN : originOfTeam(knockout, match, teamId);
  }
}
