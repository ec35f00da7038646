import { byCategory, categoryIdOf, tournamentOfCategory } from '../cup/categories';
import { outcomeOf } from '../cup/outcome';
import type { Tournament } from '../cup/records';
import { shownInPart } from '../cup/shown';
import { type PlaceholderSource, SIDES } from '../cup/sides';
import type { Clock } from '../schedule/kick-off';
import { kickOffOf, matchStateAt } from '../schedule/match-state';
import { finalOf } from './final';
import { teamOf, winnerOf } from './knockout';
import type { OpenDecision } from './open-decisions';
import { targetOf } from './references';
import type { ResolvedMatch, ResolvedStage } from './resolved-stages';

/**
 * Something that waits for the organisers. Of matches: a score that belongs to other teams; a knockout match over which nobody has won although
 * somebody's next match depends on it; a match in progress of a team that has withdrawn; entries that came after the end; a missing result;
 * and, in a cup with logs, a match that nobody has begun some minutes after its kick-off.
 */
export type Waiting =
  | ({ readonly kind: 'level' } & OpenDecision)
  /** A team that a corrected result has brought into two groups of a stage, or twice into one. */
  | {
      readonly kind: 'placed-twice';
      readonly stageId: string;
      readonly teamId: string;
      readonly groupIds: readonly string[];
    }
  /** A group whose matches are over while pairs have still to meet. */
  | { readonly kind: 'missing-pairs'; readonly groupId: string }
  | { readonly kind: 'under-review' | 'undecided' | 'played-by-withdrawn'; readonly matchId: string }
  | { readonly kind: 'late-entries' | 'awaiting-result' | 'late'; readonly matchId: string };

type Stages = readonly ResolvedStage<ResolvedMatch>[];

interface WaitingCup extends Pick<Tournament, 'shown' | 'categories'> {
  readonly Stages: Stages;
}

/** What the matches without a team on a side, and the groups without a team on a place, wait for. */
function openSources(stages: Stages): PlaceholderSource[] {
  const sides = stages.flatMap(({ Matches }) => Matches).flatMap((match) => SIDES.map((side) => match[side]));
  const places = stages.flatMap(({ groups }) => groups).flatMap(({ places = [] }) => places);
  return [
    ...sides.flatMap(({ team, source }) => (!team && source ? [source] : [])),
    ...places.flatMap(({ teamId, source }) => (teamId ? [] : [source])),
  ];
}

function missingPairs(stages: Stages): Waiting[] {
  return stages
    .flatMap(({ groups }) => groups)
    .filter(({ missing = [] }) => missing.length > 0)
    .map(({ groupId }) => ({ kind: 'missing-pairs', groupId }));
}

/** The ids of what some side or place without a team waits for: the matches whose winner or loser it has, groups and stages. */
function awaitedIds(stages: Stages): ReadonlySet<string> {
  return new Set(openSources(stages).map((source) => targetOf(source).id));
}

/** The groups of each stage in which a team has another place: a corrected result has brought it there. */
function placedTwice(stages: Stages): Waiting[] {
  return stages.flatMap(({ stageId, groups }) => {
    const teamIds = [...new Set(groups.flatMap((group) => group.placedTwice ?? []))];
    return teamIds.map((teamId): Waiting => {
      const itsGroups = groups.filter((group) => group.placedTwice?.includes(teamId));
      return { kind: 'placed-twice', stageId, teamId, groupIds: itsGroups.map(({ groupId }) => groupId) };
    });
  });
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

/** Whether the match was won by a team whose results are annulled. Nobody is champion by such a final. */
function isWonByAnnulled(match: ResolvedMatch): boolean {
  const winner = winnerOf(match);
  return SIDES.some(
    (side) => teamOf(match, side) === winner && match[side].team?.withdrawn?.results === 'annulled',
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

/** Referees blow the whistle some minutes after the time of the plan, and scorers follow them. */
const LATE_AFTER_MS = 5 * 60_000;

/** What a match waits for by the clock: its result, or its beginning. */
function overdue(match: ResolvedMatch, clock: Clock): 'awaiting-result' | 'late' | null {
  const state = matchStateAt(match, clock);
  if (waitsForTeam(match)) return null;
  if (state === 'awaiting-result') return state;
  return state === 'due' && clock.now - kickOffOf(match, clock) >= LATE_AFTER_MS ? 'late' : null;
}

function ofMatches(stages: Stages, clock: Clock | null): Waiting[] {
  const awaited = awaitedIds(stages);
  const matches = stages.flatMap(({ Matches }) => Matches);
  const haveLogs = matches.some(({ logRevision }) => typeof logRevision === 'number');
  const finals = new Set([...byCategory(stages).values()].map((ofCategory) => finalOf(ofCategory)));
  return matches.flatMap((match): Waiting[] => {
    const { matchId } = match;
    const isFinal = finals.has(match);
    if (match.teamsChanged) return [{ kind: 'under-review', matchId }];
    if (isUndecided(match, isFinal || awaited.has(matchId)) || (isFinal && isWonByAnnulled(match))) {
      return [{ kind: 'undecided', matchId }];
    }
    if (isPlayedByWithdrawn(match)) return [{ kind: 'played-by-withdrawn', matchId }];
    if (match.hasLateEntries) return [{ kind: 'late-entries', matchId }];
    const kind = clock && overdue(match, clock);
    // Where nobody keeps a log, nobody says that a match has begun.
    return kind && (kind !== 'late' || haveLogs) ? [{ kind, matchId }] : [];
  });
}

/**
 * Everything that waits for the organisers of a cup: scores to review, decisions among level teams and missing pairs, and what matches need
 * (docs/decisions/0087-withdrawn-awarded-complete.md).
 *
 * @param cup - The cup as the views have it, with the teams of placeholders resolved. Tables that are off need no decision and no missing pair.
 * @param decisions - The decisions that the cup needs, as `openDecisionsOf` finds them.
 * @param clock - The time at which results are missing and matches are late; null leaves both out.
 */
export function whatWaits(
  cup: WaitingCup,
  decisions: readonly OpenDecision[],
  clock: Clock | null,
): readonly Waiting[] {
  const { Stages: stages } = cup;
  const hasTables = (stage: Stages[number]) => !shownInPart(tournamentOfCategory(cup, categoryIdOf(stage)));
  const matches = ofMatches(stages, clock);
  const isFirst = ({ kind }: Waiting) => kind === 'under-review';
  return [
    ...matches.filter(isFirst),
    ...placedTwice(stages),
    ...decisions.map((decision) => ({ kind: 'level', ...decision }) as const),
    ...missingPairs(stages.filter(hasTables)),
    ...matches.filter((waiting) => !isFirst(waiting)),
  ];
}
