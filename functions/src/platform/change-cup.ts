import type { Cup } from '@futsal-cup/domain/cup/cup';
import type { Ruling } from '@futsal-cup/domain/cup/ruling';
import { ApiError } from './api-error';
import { collectionsOf } from './collections';
import type { Dependencies } from './dependencies';
import { noteFirstAnswer, readFirstAnswer, type Once } from './once';
import { saveChanges } from './save-changes';
import type { StoredCup } from './stored';
import { transact } from './transact';

export interface CupChange<Data> {
  /** Set for a create that may come twice. */
  readonly once?: Once | null;
  /** The rules: what the cup becomes, or why not. It may run several times. */
  readonly decide: (cup: StoredCup, now: number) => Ruling<Cup>;
  readonly answer: (cup: StoredCup) => Data;
}

/**
 * Changes a cup in one transaction. It reads the tournament document first, so that changes of one cup come one after the
 * other and each is decided on everything that the last one wrote.
 */
export async function changeCup<Data>(
  { db, cups, clock }: Dependencies,
  tournamentId: string,
  { once, decide, answer }: CupChange<Data>,
): Promise<Data> {
  const reference = collectionsOf(db).tournaments.doc(tournamentId);
  const { data, changed } = await transact(db, async (transaction) => {
    const now = clock();
    const first = once ? await readFirstAnswer<Data>(db, transaction, once, now) : null;
    if (first !== null) return { data: first, changed: null };
    const before = await cups.inTransaction(transaction, await transaction.get(reference));
    const ruling = decide(before, now);
    if (!ruling.ok) throw new ApiError([ruling.error]);
    const after = saveChanges(db, transaction, before, ruling.value, now);
    const fresh = answer(after);
    if (once) noteFirstAnswer(db, transaction, once, fresh, now);
    return { data: fresh, changed: after };
  });
  if (changed) cups.keep(changed);
  return data;
}

/** The answer of a change that has nothing to tell. */
export const noAnswer = (): Readonly<Record<string, never>> => ({});
