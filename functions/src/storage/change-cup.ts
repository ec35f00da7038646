import type { CommandResult } from '@futsal-cup/domain/commands/cup-event';
import { allowed, type Result } from '@futsal-cup/domain/cup/result';
import type { WriteBatch } from 'firebase-admin/firestore';
import { ApiError } from '../platform/api-error';
import { commitCup, type CupStorage } from './commit-cup';
import type { Actor } from './history/actor';
import { type IdempotencyKey, readFirstAnswer } from './idempotency';
import { logTypedScores } from './logs/typed-scores';
import { retryConflicts } from './retry-conflicts';
import type { ChangedCup } from './save-cup';
import type { StoredCup } from './stored';

interface ChangeOfCupAndLogs<Data> {
  /** The idempotency key of a create, whose caller may send it again. */
  readonly idempotencyKey?: IdempotencyKey | null;
  readonly actor: Actor;
  /** Applies the rules and returns the changed cup, or a refusal. It may run several times. */
  readonly change: (cup: StoredCup, now: number) => Promise<Result<ChangedCup>>;
  readonly answer: (cup: StoredCup) => Data;
}

/**
 * Changes a cup in one commit, which only passes if nobody has written to any part of the cup since it was read. So the changes
 * of one cup come one after the other, and each is decided on everything that the last one wrote.
 */
export async function changeCupAndLogs<Data>(
  { db, cups, clock }: CupStorage,
  tournamentId: string,
  { idempotencyKey = null, actor, change, answer }: ChangeOfCupAndLogs<Data>,
): Promise<Data> {
  async function attempt(): Promise<Data> {
    const now = clock();
    const { first, save } = await readFirstAnswer<Data>(db, idempotencyKey, now);
    if (first !== null) return first;
    const before = await cups.current(tournamentId);
    const result = await change(before.cup, now);
    if (!result.ok) throw new ApiError([result.error]);
    const add = (batch: WriteBatch, after: StoredCup) => save(batch, answer(after));
    return answer(await commitCup({ db, cups }, { actor, before, changed: result.value, now, add }));
  }

  return cups.inTurn(tournamentId, () => retryConflicts(attempt));
}

export interface CupChange<Data> {
  readonly idempotencyKey?: IdempotencyKey | null;
  readonly actor: Actor;
  readonly change: (cup: StoredCup, now: number) => CommandResult;
  readonly answer: (cup: StoredCup) => Data;
}

/** Changes a cup by a rule of the domain. A score that changes with it is entered in the log of its match. */
export function changeCup<Data>(
  storage: CupStorage,
  tournamentId: string,
  { change, ...rest }: CupChange<Data>,
): Promise<Data> {
  return changeCupAndLogs(storage, tournamentId, {
    ...rest,
    async change(cup, now) {
      const result = change(cup, now);
      const { actor } = rest;
      if (!result.ok) return result;
      const logged = await logTypedScores(storage.db, cup, result.value, { actor, now });
      return allowed({ ...logged, event: result.event });
    },
  });
}

/** The answer of a change that answers no data. */
export const noAnswer = (): Readonly<Record<string, never>> => ({});
