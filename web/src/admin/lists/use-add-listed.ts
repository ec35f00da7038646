import type { CallName } from '../calls/submit-form';
import { useCupCall, type CupSubmission } from '../calls/use-cup-call';
import { splitIntoBatches } from './batches';
import { linesOf, withChangedLines } from './pasted-lines';

/** What a list names: the lines (from 1) in which it stands. */
interface Listed {
  readonly lines: readonly number[];
}

interface Adding<Name extends CallName, Item extends Listed, Sent> {
  readonly call: Name;
  readonly items: readonly Item[];
  readonly toSent: (item: Item) => Sent;
  readonly toPayload: (sent: readonly Sent[]) => CupSubmission<Name>['payload'];
  readonly successText: string;
  readonly pasted: string;
  /** What stays of the lines that others below have their day from. */
  readonly dayLines?: ReadonlyMap<number, string>;
  /** Whether lines that nothing is taken of stay; else the last items take the heading and the like with them. */
  readonly keepsRest?: boolean;
  /** Gets the function that takes what was added out of the list, and whether nothing of it stays. */
  readonly onAdded: (leave: (pasted: string) => string, isOver: boolean) => void;
}

/**
 * Returns the function that adds what a list names, in batches. What was added leaves the list, so that another try adds only the others. The
 * function answers with the error of the batch that failed.
 */
export function useAddListed() {
  const send = useCupCall();
  return async <Name extends CallName, Item extends Listed, Sent>(
    adding: Adding<Name, Item, Sent>,
  ): Promise<unknown> => {
    const { call, items, toSent, toPayload, successText, pasted, dayLines, keepsRest, onAdded } = adding;
    const lines = linesOf(pasted);
    const batches = splitIntoBatches(items, toSent);
    for (const batch of batches) {
      const isLast = batch === batches.at(-1);
      const payload = toPayload(batch.map(toSent));
      const isPart = batches.length > 1;
      const answer = await send({ call, payload, isPart, ...(isLast && { successText }) });
      if (!answer.ok) return answer.error;
      const isOver = isLast && !keepsRest;
      const added = batch.flatMap(({ lines: own }) =>
        own.map((line) => [lines[line - 1] ?? '', dayLines?.get(line) ?? null] as const),
      );
      const all = [...lines, ...(dayLines?.values() ?? [])].map((line) => [line, null] as const);
      onAdded((present) => withChangedLines(present, isOver ? all : added), isOver);
    }
    return null;
  };
}
