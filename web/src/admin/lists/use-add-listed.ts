import type { CallName } from '../calls/submit-form';
import { useCupCall, type CupSubmission } from '../calls/use-cup-call';
import { splitIntoBatches } from './batches';
import { linesOf, withChangedLines } from './pasted-lines';

interface Adding<Name extends CallName, Item> {
  readonly call: Name;
  readonly items: readonly Item[];
  readonly toPayload: (batch: readonly Item[]) => CupSubmission<Name>['payload'];
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
  return async <Name extends CallName, Item extends { readonly lines: readonly number[] }>(
    adding: Adding<Name, Item>,
  ): Promise<unknown> => {
    const { call, items, toPayload, successText, pasted, dayLines, keepsRest, onAdded } = adding;
    const lines = linesOf(pasted);
    const batches = splitIntoBatches(items, toPayload);
    for (const batch of batches) {
      const isLast = batch === batches.at(-1);
      const payload = toPayload(batch);
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
