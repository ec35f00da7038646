import type { Match } from '@futsal-cup/domain/cup/records';
import { concernsMatchAlone, editMatchAlone } from '@futsal-cup/domain/commands/edit-alone';
import type { MatchInput } from '@futsal-cup/domain/commands/matches';
import { FieldValue, type Firestore, type Timestamp } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { readRecord } from '../../storage/catalogue';
import { collectionsOf, toMatchDocument } from '../../storage/collections';
import type { Actor } from '../../storage/history/actor';
import { commitChange } from '../../storage/history/commit-change';
import { noteCourtsLeft } from '../../storage/logs/courts-left';
import { liveReference, raiseLive } from '../../storage/logs/live';
import { type LogChange, readLogs, saveLog } from '../../storage/logs/match-logs';
import { isScoreTyped, logTypedScore } from '../../storage/logs/typed-scores';
import { tournamentNotFound } from '../../storage/read-cups';
import { retryConflicts } from '../../storage/retry-conflicts';
import { nextInstant, type Stored, type StoredCup } from '../../storage/stored';
import type { Dependencies } from '../route';

export interface EditedBy {
  /** The version of the match that the editor has seen. */
  readonly updatedAt: string | undefined;
  readonly actor: Actor;
}

export type AloneEdit =
  | { readonly kind: 'needs-cup'; readonly tournamentId: string }
  | { readonly kind: 'stale'; readonly tournamentId: string }
  /** `knownBefore` is the cup that this process had in memory before the write; `updateTime` is the tournament's update time after it. */
  | {
      readonly kind: 'done';
      readonly match: Stored<Match>;
      readonly knownBefore: StoredCup | null;
      readonly updateTime: Timestamp;
    };

interface Typed {
  readonly match: Match;
  /** The change of the match's log; null where no score was typed. */
  readonly change: LogChange | null;
}

/** The match after the edit; a typed score is entered in its log first. */
async function enterTyped(
  db: Firestore,
  before: Stored<Match>,
  after: Match,
  typedBy: { readonly actor: Actor; readonly now: number },
): Promise<Typed> {
  if (!isScoreTyped(before, after)) return { match: after, change: null };
  const [logs, ofTournament] = await Promise.all([
    readLogs(db, [before.matchId]),
    readRecord(collectionsOf(db).tournaments.doc(before.tournamentId)),
  ]);
  const [log] = logs.values();
  const tournament = ofTournament.data();
  if (!log || !tournament) throw tournamentNotFound();
  const teams = { local: after.local.teamId, visitor: after.visitor.teamId };
  return logTypedScore(log, { tournament, before, after, teams }, typedBy);
}

/**
 * Tries an edit that needs only the match and no other part of the cup. It raises the tournament's revision without reading it, because one
 * document takes only about ten transactions a second, and on a busy afternoon many people enter scores at once.
 */
export async function tryEditAlone(
  { db, clock, cups }: Dependencies,
  input: MatchInput,
  { updatedAt, actor }: EditedBy,
): Promise<AloneEdit> {
  const { matches, tournaments } = collectionsOf(db);
  const reference = matches.doc(input.matchId);
  async function attempt(): Promise<AloneEdit> {
    const snapshot = await readRecord(reference);
    const before = snapshot.data();
    if (!before) throw new ApiError([{ msg: 'match_not_found', path: 'matchId' }]);
    const { tournamentId, matchId } = before;
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) return { kind: 'stale', tournamentId };
    if (!concernsMatchAlone(before, input)) return { kind: 'needs-cup', tournamentId };
    const result = editMatchAlone(before, input);
    if (!result.ok) throw new ApiError([result.error]);
    const now = clock();
    const { match: typed, change } = await enterTyped(db, before, result.value, { actor, now });
    const match = { ...before, ...typed, updatedAt: nextInstant(before.updatedAt, now) };
    const knownBefore = cups.lastKnown(tournamentId);
    const batch = db.batch();
    const raise = FieldValue.increment(1);
    batch.update(tournaments.doc(tournamentId), { revision: raise });
    raiseLive(batch, liveReference(db, tournamentId), raise, change ? [[matchId, change.live]] : []);
    batch.update(reference, { ...toMatchDocument(match) }, { lastUpdateTime: snapshot.updateTime });
    if (change) saveLog(batch, change);
    await noteCourtsLeft(db, batch, { before: [before], after: [match] }, now);
    const teams = knownBefore?.teams;
    const [ofTournament] = await commitChange(db, batch, {
      tournamentId,
      actor,
      before: { teams, matches: [before] },
      after: { teams, matches: [match] },
      now,
      event: result.event,
    });
    if (!ofTournament) throw new Error('A commit of several documents answered without a result.');
    return { kind: 'done', match, knownBefore, updateTime: ofTournament.writeTime };
  }

  return cups.inTurn(`match ${input.matchId}`, () => retryConflicts(attempt));
}
