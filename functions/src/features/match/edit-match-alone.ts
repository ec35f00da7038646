import type { Match } from '@futsal-cup/domain/cup/records';
import { concernsMatchAlone, editMatchAlone } from '@futsal-cup/domain/commands/edit-alone';
import type { MatchInput } from '@futsal-cup/domain/commands/matches';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { readCatalogue, readRecord } from '../../storage/catalogue';
import { collectionsOf, toMatchDocument } from '../../storage/collections';
import { retryConflicts } from '../../storage/retry-conflicts';
import { nextInstant, type Stored, type StoredCup } from '../../storage/stored';
import type { Dependencies } from '../route';

export type AloneEdit =
  | { readonly kind: 'needs-cup'; readonly tournamentId: string }
  | { readonly kind: 'stale'; readonly tournamentId: string }
  /** `knownBefore` is what this process knew of the cup before the write. */
  | { readonly kind: 'done'; readonly match: Stored<Match>; readonly knownBefore: StoredCup | null };

/** The tournament, which the commit raises, may be gone because a restore has moved it away: then trying again is of no use. */
async function refuseDuringRestore(db: Firestore, error: unknown): Promise<never> {
  await readCatalogue(db);
  throw error;
}

/**
 * Tries an edit that needs no more than its match. It raises the tournament's revision without reading it, because one hot
 * document takes about ten transactions a second, and on a busy afternoon many enter scores at once.
 */
export async function tryEditAlone(
  { db, clock, cups }: Dependencies,
  input: MatchInput,
  updatedAt: string | undefined,
): Promise<AloneEdit> {
  const { matches, tournaments } = collectionsOf(db);
  const reference = matches.doc(input.matchId);
  async function attempt(): Promise<AloneEdit> {
    const snapshot = await readRecord(reference);
    const before = snapshot.data();
    if (!before) throw new ApiError([{ msg: 'match_not_found', path: 'matchId' }]);
    const { tournamentId } = before;
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) return { kind: 'stale', tournamentId };
    if (!concernsMatchAlone(before, input)) return { kind: 'needs-cup', tournamentId };
    const result = editMatchAlone(before, input);
    if (!result.ok) throw new ApiError([result.error]);
    const match = { ...before, ...result.value, updatedAt: nextInstant(before.updatedAt, clock()) };
    const knownBefore = cups.lastKnown(tournamentId);
    const batch = db.batch();
    batch.update(reference, { ...toMatchDocument(match) }, { lastUpdateTime: snapshot.updateTime });
    batch.update(tournaments.doc(tournamentId), { revision: FieldValue.increment(1) });
    await batch.commit().catch((error: unknown) => refuseDuringRestore(db, error));
    return { kind: 'done', match, knownBefore };
  }

  return cups.inTurn(`match ${input.matchId}`, () => retryConflicts(attempt));
}
