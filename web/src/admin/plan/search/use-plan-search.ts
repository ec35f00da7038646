import { useEffect, useState } from 'react';
import type { PlanAnswer, PlanQuestion } from './answer-question';
import { askWorker } from './ask-worker';

type PlanSearch =
  { readonly kind: 'searching' } | { readonly kind: 'cancelled' } | { readonly kind: 'failed' } | PlanAnswer;

interface Outcome {
  /** The input of the search that has this outcome, as JSON. */
  readonly key: string;
  readonly search: PlanSearch;
}

/** Searches for a plan in a worker, and starts again whenever the input of the search changes. */
export function usePlanSearch(question: PlanQuestion) {
  const key = JSON.stringify(question);
  const [outcome, setOutcome] = useState<Outcome>({ key: '', search: { kind: 'searching' } });
  const search: PlanSearch = outcome.key === key ? outcome.search : { kind: 'searching' };
  const isSearching = search.kind === 'searching';

  useEffect(() => {
    if (!isSearching) return;
    // The cleanup also runs when the search is cancelled.
    return askWorker(key, (answer) => setOutcome({ key, search: answer ?? { kind: 'failed' } }));
  }, [key, isSearching]);

  return {
    search,
    cancel: () => setOutcome({ key, search: { kind: 'cancelled' } }),
    again: () => setOutcome({ key: '', search: { kind: 'searching' } }),
  };
}
