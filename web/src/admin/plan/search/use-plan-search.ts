import { useEffect, useState } from 'react';
import type { AnswerTo, Question } from './answer-question';
import { askWorker } from './ask-worker';

type PlanSearch<Asked extends Question> =
  | { readonly kind: 'searching' }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }
  | AnswerTo<Asked>;

interface Outcome<Asked extends Question> {
  /** The input of the search that has this outcome, as JSON. */
  readonly key: string;
  readonly search: PlanSearch<Asked>;
}

/** Searches for a plan in a worker, and starts again whenever the input of the search changes. */
export function usePlanSearch<Asked extends Question>(question: Asked) {
  const key = JSON.stringify(question);
  const [outcome, setOutcome] = useState<Outcome<Asked>>({ key: '', search: { kind: 'searching' } });
  const search: PlanSearch<Asked> = outcome.key === key ? outcome.search : { kind: 'searching' };
  const isSearching = search.kind === 'searching';

  useEffect(() => {
    if (!isSearching) return;
    // The cleanup also runs when the search is cancelled.
    return askWorker<Asked>(key, (answer) => setOutcome({ key, search: answer ?? { kind: 'failed' } }));
  }, [key, isSearching]);

  return {
    search,
    cancel: () => setOutcome({ key, search: { kind: 'cancelled' } }),
    again: () => setOutcome({ key: '', search: { kind: 'searching' } }),
  };
}
