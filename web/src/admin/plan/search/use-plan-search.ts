import { useEffect, useState } from 'react';
import type { PlanAnswer, PlanQuestion } from './plan-worker';

type PlanSearch =
  { readonly kind: 'searching' } | { readonly kind: 'cancelled' } | { readonly kind: 'failed' } | PlanAnswer;

interface Outcome {
  /** The input of the search that has this outcome, as JSON. */
  readonly key: string;
  readonly search: PlanSearch;
}

/** Searches for a plan in a worker, so that the page stays responsive, and starts again whenever the input of the search changes. */
export function usePlanSearch(question: PlanQuestion | null) {
  const key = question === null ? '' : JSON.stringify(question);
  const [outcome, setOutcome] = useState<Outcome>({ key: '', search: { kind: 'searching' } });
  const search: PlanSearch = outcome.key === key ? outcome.search : { kind: 'searching' };
  const isSearching = key !== '' && search.kind === 'searching';

  useEffect(() => {
    if (!isSearching) return;
    const worker = new Worker(new URL('./plan-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<PlanAnswer>) => setOutcome({ key, search: data });
    worker.onerror = () => setOutcome({ key, search: { kind: 'failed' } });
    worker.postMessage(JSON.parse(key));
    // The cleanup also runs when the search is cancelled: a terminated worker stops computing.
    return () => worker.terminate();
  }, [key, isSearching]);

  return {
    search,
    cancel: () => setOutcome({ key, search: { kind: 'cancelled' } }),
    again: () => setOutcome({ key: '', search: { kind: 'searching' } }),
  };
}
