import type { Cup } from '@futsal-cup/domain/cup/records';
import type { Result } from '@futsal-cup/domain/cup/result';
import { ApiError } from './api-error';
import type { Dependencies } from './dependencies';
import { type Once, remember } from './once';
import { retryConflicts } from './retry-conflicts';
import { saveChanges } from './save-changes';
import type { StoredCup } from './stored';

export interface CupChange<Data> {
  /** Set for a create that may come twice. */
  readonly once?: Once | null;
  /** The rules: what the cup becomes, or why not. It may run several times. */
  readonly decide: (cup: StoredCup, now: number) => Result<Cup>;
  readonly answer: (cup: StoredCup) => Data;
}

/**
 * Changes a cup in one commit, which only passes if nobody has written to any part of the cup since it was read. So the changes
 * of one cup come one after the other, and each is decided on everything that the last one wrote.
 */
export async function changeCup<Data>(
  { db, cups, clock }: Dependencies,
  tournamentId: string,
  { once = null, decide, answer }: CupChange<Data>,
): Promise<Data> {
  async function attempt(): Promise<Data> {
    const now = clock();
    const { first, note } = await remember<Data>(db, once, now);
    if (first !== null) return first;
    const before = await cups.current(tournamentId);
    const ruling = decide(before.cup, now);
    if (!ruling.ok) throw new ApiError([ruling.error]);
    const batch = db.batch();
    const cup = saveChanges(db, batch, before, ruling.value, now);
    const data = answer(cup);
    note(batch, data);
    const [ofTournament] = await batch.commit();
    if (ofTournament) cups.keep({ cup, updateTime: ofTournament.writeTime });
    return data;
  }

  return cups.inTurn(tournamentId, () => retryConflicts(attempt));
}

/** The answer of a change that has nothing to tell. */
export const noAnswer = (): Readonly<Record<string, never>> => ({});
