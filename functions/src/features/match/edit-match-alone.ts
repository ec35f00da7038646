import type { Match } from '@futsal-cup/domain/match/match';
import { concernsMatchAlone, editMatchAlone as decide } from '@futsal-cup/domain/match/edit-alone';
import type { MatchWish } from '@futsal-cup/domain/match/save-match';
import { FieldValue } from 'firebase-admin/firestore';
import { ApiError } from '../../platform/api-error';
import { collectionsOf } from '../../platform/collections';
import type { Dependencies } from '../../platform/dependencies';
import { nextInstant } from '../../platform/save-changes';
import type { Stored, StoredCup } from '../../platform/stored';
import { transact } from '../../platform/transact';

export type AloneEdit =
  | { readonly kind: 'needs-cup'; readonly tournamentId: string }
  | { readonly kind: 'stale'; readonly tournamentId: string }
  /** `knownBefore` is what this process knew of the cup before the write. */
  | { readonly kind: 'done'; readonly match: Stored<Match>; readonly knownBefore: StoredCup | null };

/**
 * Tries an edit that needs no more than its match. It raises the tournament's revision without reading it, because one hot
 * document takes about ten transactions a second, and on a busy afternoon many enter scores at once.
 */
export async function editMatchAlone(
  { db, clock, cups }: Dependencies,
  wish: MatchWish,
  updatedAt: string | undefined,
): Promise<AloneEdit> {
  const { matches, tournaments } = collectionsOf(db);
  const reference = matches.doc(wish.matchId);
  return transact(db, async (transaction): Promise<AloneEdit> => {
    const before = (await transaction.get(reference)).data();
    if (!before) throw new ApiError([{ msg: 'match_not_found', path: 'matchId' }]);
    const { tournamentId } = before;
    if (updatedAt !== undefined && updatedAt !== before.updatedAt) return { kind: 'stale', tournamentId };
    if (!concernsMatchAlone(before, wish)) return { kind: 'needs-cup', tournamentId };
    const ruling = decide(before, wish);
    if (!ruling.ok) throw new ApiError([ruling.error]);
    const match = { ...before, ...ruling.value, updatedAt: nextInstant(before.updatedAt, clock()) };
    const knownBefore = cups.lastKnown(tournamentId);
    transaction.set(reference, match);
    transaction.update(tournaments.doc(tournamentId), { revision: FieldValue.increment(1) });
    return { kind: 'done', match, knownBefore };
  });
}
