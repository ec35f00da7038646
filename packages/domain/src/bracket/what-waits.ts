import { outcomeOf } from '../cup/outcome';
import { type Shown, shownInPart } from '../cup/shown';
import { SIDES } from '../cup/sides';
import type { Clock } from '../schedule/kick-off';
import { matchStateAt } from '../schedule/match-state';
import { finalOf } from './final';
import { teamOf, winnerOf } from './knockout';
import type { OpenDecision } from './open-decisions';
import type { ResolvedMatch, ResolvedStage } from './resolved-stages';

/**
 * Something that waits for the organisers. Of matches: a score that belongs to other teams; a knockout match over which nobody has won although
 * somebody's next match depends on it; a match in progress of a team that has withdrawn; entries that came after the end; a missing result.
 */
export type Waiting =
  | ({ readonly kind: 'level' } & OpenDecision)
  /** A group whose matches are over while pairs have still to meet. */
  | { readonly kind: 'missing-pairs'; readonly groupId: string }
  | { readonly kind: 'under-review' | 'undecided' | 'played-by-withdrawn'; readonly matchId: string }
  | { readonly kind: 'late-entries' | 'awaiting-result'; readonly matchId: string };

type Stages = readonly ResolvedStage<ResolvedMatch>[];

function missingPairs(stages: Stages): Waiting[] {
  return stages
    .flatMap(({ groups }) => groups)
    .filter(({ missing = [] }) => missing.length > 0)
    .map(({ groupId }) => ({ kind: 'missing-pairs', groupId }));
}

/** The matches whose winner or loser some side without a team waits for. */
function awaitedMatches(stages: Stages): ReadonlySet<string> {
  const sides = stages.flatMap(({ Matches }) => Matches).flatMap((match) => SIDES.map((side) => match[side]));
  return new Set(
    sides.flatMap(({ team, source }) => (!team && source && 'matchId' in source ? [source.matchId] : [])),
  );
}

/**
 * Whether a match is over, nobody has won it, and nobody's next match can do without a winner. A match that is decided without one, as after a
 * forfeit by both, waits for nothing.
 */
function isUndecided(match: ResolvedMatch, isAwaited: boolean): boolean {
  if (match.groupId !== null || !isAwaited || match.bye) return false;
  const isAbandoned = match.state === 'abandoned' && !match.readAs;
  return isAbandoned || outcomeOf(match).kind === 'level';
}

/** Whether the final was won by a team whose results are annulled, so that nobody is champion. */
function hasNoChampion(final: ResolvedMatch | null): boolean {
  if (!final) return false;
  const winner = winnerOf(final);
  return SIDES.some(
    (side) => teamOf(final, side) === winner && final[side].team?.withdrawn?.results === 'annulled',
  );
}

/** A match of an annulled team counts as abandoned while it is played, so this asks for its recorded state. */
function isPlayedByWithdrawn(match: ResolvedMatch): boolean {
  const { state } = match.recorded ?? match;
  return state === 'live' && SIDES.some((side) => match[side].team?.withdrawn);
}

/** Whether a side gets its team from what is not decided yet. That waits; the result cannot be entered before. */
function waitsForTeam(match: ResolvedMatch): boolean {
  return SIDES.some((side) => !match[side].team && match[side].source);
}

function ofMatches(stages: Stages, clock: Clock | null): Waiting[] {
  const awaited = awaitedMatches(stages);
  const final = finalOf(stages);
  const noChampion = hasNoChampion(final);
  return stages
    .flatMap(({ Matches }) => Matches)
    .flatMap((match): Waiting[] => {
      const { matchId } = match;
      const isFinal = match === final;
      if (match.teamsChanged) return [{ kind: 'under-review', matchId }];
      if (isUndecided(match, isFinal || awaited.has(matchId)) || (isFinal && noChampion)) {
        return [{ kind: 'undecided', matchId }];
      }
      if (isPlayedByWithdrawn(match)) return [{ kind: 'played-by-withdrawn', matchId }];
      if (match.hasLateEntries) return [{ kind: 'late-entries', matchId }];
      if (clock === null || matchStateAt(match, clock) !== 'awaiting-result') return [];
      return waitsForTeam(match) ? [] : [{ kind: 'awaiting-result', matchId }];
    });
}

/**
 * Everything that waits for the organisers of a cup: scores to review, decisions among level teams and missing pairs, and what matches need
 * (docs/decisions/0087-withdrawn-awarded-complete.md).
 *
 * @param stages - All stages as the views have them, with the teams of placeholders resolved.
 * @param decisions - The decisions that the cup needs, as `openDecisionsOf` finds them.
 * @param clock - The time at which results are missing; null leaves them out.
 * @param shown - What everybody sees of the cup: tables that are off need no decision and no missing pair.
 */
export function whatWaits(
  stages: Stages,
  decisions: readonly OpenDecision[],
  clock: Clock | null,
  shown?: Shown,
): readonly Waiting[] {
  const matches = ofMatches(stages, clock);
  const isFirst = ({ kind }: Waiting) => kind === 'under-review';
  return [
    ...matches.filter(isFirst),
    ...decisions.map((decision) => ({ kind: 'level', ...decision }) as const),
    ...(shownInPart({ shown }) ? [] : missingPairs(stages)),
    ...matches.filter((waiting) => !isFirst(waiting)),
  ];
}
