import type { ErrorCode } from '@futsal-cup/domain/cup/error-codes/error-codes';
import type { Match } from '@futsal-cup/domain/cup/records';
import type { MatchLogView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { leftScopeAt } from '@futsal-cup/domain/match-log/courts-left';
import { isInScope } from '@futsal-cup/domain/match-log/scorer-link';
import { apiError, ApiError } from '../../platform/api-error';
import type { CurrentCup } from '../../storage/cup-store';
import { liveReference } from '../../storage/logs/live';
import { entriesOf, logReference, type LogSnapshot, toLogSnapshot } from '../../storage/logs/match-logs';
import type { Scorer } from '../../storage/logs/scorer-links';
import type { Stored, StoredCup } from '../../storage/stored';
import type { Dependencies } from '../route';

/** The error for a match that the scorer's link does not cover, or no longer covers. */
export const OUT_OF_REACH = 'match_is_not_of_this_link' satisfies ErrorCode;

export interface OfMatch {
  readonly tournamentId: string;
  readonly matchId: string;
}

/** A match with its log, in its cup as it is now. */
export interface ScoredMatch {
  readonly current: CurrentCup;
  readonly match: Stored<Match>;
  readonly snapshot: LogSnapshot;
}

export function findMatch(cup: StoredCup, matchId: string, path = 'matchId'): Stored<Match> {
  const match = cup.matches.find((candidate) => candidate.matchId === matchId);
  if (!match) throw new ApiError([{ msg: 'match_not_found', path }]);
  return match;
}

/**
 * Reads the log and the head of the cup at once: two reads, the rest of the cup comes from memory. A log with an expiry belongs to a
 * deleted match. The head may have been read just before the deletion, so it is read again.
 */
export async function readScoredMatch(
  { db, cups }: Dependencies,
  { tournamentId, matchId }: OfMatch,
): Promise<ScoredMatch> {
  const head = liveReference(db, tournamentId);
  const [log, live] = await Promise.all([logReference(db, matchId).get(), head.get()]);
  const isDeleted = log.get('expiresAt') !== undefined;
  const revision = (isDeleted ? await head.get() : live).data()?.revision;
  const current =
    revision === undefined ? await cups.current(tournamentId) : await cups.at(tournamentId, revision);
  return { current, match: findMatch(current.cup, matchId), snapshot: toLogSnapshot(log) };
}

/** Refuses a call about a tournament that the scorer's link is not for. An administrator has no link. */
export function refuseOtherTournament(scorer: Scorer | null, tournamentId: string): void {
  if (scorer && scorer.link.tournamentId !== tournamentId) throw apiError(OUT_OF_REACH);
}

/** Whether the server had at an instant an entry of a device for a match, in the match's log or moved from that log to another match. */
function hadEntered(deviceId: string, { match, snapshot }: ScoredMatch, at: number): boolean {
  const hasLeft = snapshot.log?.moved?.by.includes(deviceId) ?? false;
  return (
    hasLeft || entriesOf(snapshot, match).some(({ by, receivedAt }) => by === deviceId && receivedAt <= at)
  );
}

/** Refuses a call about a match that is not among those of the scorer's link. */
export function refuseOutOfScope(scorer: Scorer | null, { match }: ScoredMatch): void {
  if (scorer && !isInScope(scorer.link.scope, match)) throw apiError(OUT_OF_REACH);
}

/**
 * The latest instant at which an entry of a scorer may have been made, in milliseconds: Infinity, or the time of the move where the match
 * was moved out of the link's scope. The latter only holds for a device that had an entry before the move; any other device is refused.
 */
export function reachOf({ link: { scope }, device }: Scorer, scored: ScoredMatch): number {
  const { match, snapshot } = scored;
  if (isInScope(scope, match)) return Infinity;
  const leftAt = leftScopeAt(scope, snapshot.log?.courtsLeft ?? []);
  if (leftAt === null || device === null || !hadEntered(device.deviceId, scored, leftAt)) {
    throw apiError(OUT_OF_REACH);
  }
  return leftAt;
}

export function presentLog({ match, snapshot }: Pick<ScoredMatch, 'match' | 'snapshot'>): MatchLogView {
  return {
    matchId: match.matchId,
    revision: snapshot.log?.revision ?? 0,
    entries: entriesOf(snapshot, match),
    names: snapshot.log?.names ?? {},
  };
}
