import type { Match } from '@futsal-cup/domain/cup/records';
import type { EntryInput } from '@futsal-cup/domain/match-log/entries';
import type { MatchLogView } from '@futsal-cup/domain/contracts/views/scorer-views';
import { isInScope } from '@futsal-cup/domain/match-log/scorer-link';
import { apiError, ApiError } from '../../platform/api-error';
import type { CurrentCup } from '../../storage/cup-store';
import { liveReference } from '../../storage/logs/live';
import { entriesOf, logReference, type LogSnapshot, toLogSnapshot } from '../../storage/logs/match-logs';
import type { Scorer } from '../../storage/logs/scorer-links';
import type { Stored, StoredCup } from '../../storage/stored';
import type { Dependencies } from '../route';

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
 * The log and the head of the cup at once: two reads, the rest of the cup comes from memory. A log that expires is that of a deleted
 * match. The head may have been read just before the deletion, and is read again.
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
  if (scorer && scorer.link.tournamentId !== tournamentId) throw apiError('match_is_not_of_this_link');
}

/**
 * Whether entries come from before the match was moved out of the reach of the link: the link has entries in its log, and these
 * were made before the match was last edited. Nothing says when it was moved; that instant is the latest it can have been.
 */
function isFromBeforeMove(
  { link }: Scorer,
  { match, snapshot }: ScoredMatch,
  inputs: readonly EntryInput[],
): boolean {
  const hasEntered = entriesOf(snapshot, match).some(({ by }) => Object.hasOwn(link.devices, by));
  const editedAt = Date.parse(match.updatedAt);
  return hasEntered && inputs.length > 0 && inputs.every(({ at }) => at <= editedAt);
}

export function refuseOutOfScope(
  scorer: Scorer | null,
  scored: ScoredMatch,
  inputs: readonly EntryInput[] = [],
): void {
  if (scorer === null || isInScope(scorer.link.scope, scored.match)) return;
  if (!isFromBeforeMove(scorer, scored, inputs)) throw apiError('match_is_not_of_this_link');
}

export function presentLog({ match, snapshot }: Pick<ScoredMatch, 'match' | 'snapshot'>): MatchLogView {
  return {
    matchId: match.matchId,
    revision: snapshot.log?.revision ?? 0,
    entries: entriesOf(snapshot, match),
    names: snapshot.log?.names ?? {},
  };
}
