import type { HistoryKind } from '@futsal-cup/domain/history/recorded-change';
import { FieldPath, type Firestore, type Query } from 'firebase-admin/firestore';
import { historyOf, type StoredEntry } from './entries';

/** The requested part of the history; without a tournament it is the general history. */
export interface HistoryQuery {
  readonly tournamentId?: string | undefined;
  readonly kind?: HistoryKind | undefined;
  /** The last entry of the previous page. */
  readonly after?: string | undefined;
}

export interface ReadHistory {
  readonly entries: readonly (StoredEntry & { readonly entryId: string })[];
  readonly next: string | null;
}

const PAGE = 20;

/** Reads a page, newest first: the ids of entries are in that order. Expired entries are left out, even if they are still stored. */
export async function readHistory(
  db: Firestore,
  { tournamentId, kind, after }: HistoryQuery,
  now: number,
): Promise<ReadHistory> {
  let query: Query<StoredEntry> =
    tournamentId === undefined
      ? historyOf(db).where('isGeneral', '==', true)
      : historyOf(db).where('tournamentId', '==', tournamentId);
  if (kind !== undefined) query = query.where('kind', '==', kind);
  query = query.orderBy(FieldPath.documentId());
  if (after !== undefined) query = query.startAfter(after);
  const { docs } = await query.limit(PAGE + 1).get();
  const kept = docs
    .map((document) => ({ entryId: document.id, ...document.data() }))
    .filter(({ expiresAt }) => expiresAt.toMillis() > now);
  const entries = kept.slice(0, PAGE);
  return { entries, next: kept.length > PAGE ? (entries.at(-1)?.entryId ?? null) : null };
}
