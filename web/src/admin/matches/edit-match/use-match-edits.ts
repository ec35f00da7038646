import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { useKeptPage } from '../../../shelf/stores/kept-page';
import { isSubmitting, useSubmission } from '../../forms/submission';
import { useLeadToReview } from '../../review/use-lead-to-review';
import { matchEdit, type EditEvent, type MatchEdit, type SendingStep } from './match-edit';
import { useSendMatch } from './send-match';

/** The edits of matches by the ids of these. */
type Edits = ReadonlyMap<string, MatchEdit>;

export interface MatchEdits {
  readonly store: StoreApi<Edits>;
  /** Tells an edit what has happened, and sends it if it is to be sent then. */
  readonly act: (id: string, event: EditEvent) => void;
}

function withEdit(edits: Edits, id: string, edit: MatchEdit | null): Edits {
  const changed = new Map(edits);
  if (edit) changed.set(id, edit);
  else changed.delete(id);
  return changed;
}

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useSubmission.subscribe(() => {
      stop();
      // The code that awaits the call runs in the microtasks after it, so it has recorded the outcome by then.
      setTimeout(resolve);
    });
  });
}

/**
 * The time between two tries. A timer is needed because the browser may not notice that the network is back, and cannot notice that a
 * server has recovered.
 */
const TRY_AGAIN_AFTER_MS = 10_000;

/**
 * Calls `trySend` when the network is back, and every ten seconds. There are no calls while the page is hidden behind the login, where each
 * try would only report again that the session has ended.
 *
 * @returns A function that stops the tries.
 */
function keepTrying(trySend: () => void): () => void {
  const handleChance = () => {
    if (useKeptPage.getState().page === null) trySend();
  };
  const timer = setInterval(handleChance, TRY_AGAIN_AFTER_MS);
  window.addEventListener('online', handleChance);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', handleChance);
  };
}

/**
 * Keeps the edits of matches and sends them. What is not saved for a passing reason is sent again and again, each time as soon as no other
 * call is in flight.
 *
 * @param canTry - Tells right before another try whether it may be made.
 */
export function useMatchEdits(start: Edits = new Map(), canTry = () => true): MatchEdits {
  const [store] = useState(() => createStore<Edits>(() => start));
  const send = useSendMatch();
  const leadToReview = useLeadToReview();
  const editOf = (id: string) => store.getState().get(id) ?? null;

  const act = (id: string, event: EditEvent): void => {
    const last = editOf(id);
    const next = matchEdit(last, event);
    if (next === last) return;
    store.setState(withEdit(store.getState(), id, next), true);
    if (next?.step.state === 'sending' && last?.step.state !== 'sending') void deliver(id, next, next.step);
  };

  const deliver = async (id: string, edit: MatchEdit, { sent, isQuiet }: SendingStep) => {
    const outcome = await send(edit, sent, isQuiet);
    act(id, { type: 'answered', sent, outcome });
    if (sent.leadsToReview && outcome.kind === 'saved' && editOf(id) === null) leadToReview();
  };

  const tryAgain = useEffectEvent((id: string) => {
    if (canTry()) act(id, { type: 'triedAgain', isQuiet: true });
  });

  const isWaiting = useStore(store, (edits) =>
    [...edits.values()].some(({ step }) => step.state === 'waiting'),
  );
  useEffect(() => {
    if (!isWaiting) return undefined;
    let isTrying = false;
    let isOver = false;
    const tryAll = async () => {
      if (isTrying) return;
      isTrying = true;
      for (const id of store.getState().keys()) {
        while (isSubmitting()) await nextChange();
        if (!isOver) tryAgain(id);
      }
      isTrying = false;
    };
    const stopTrying = keepTrying(() => void tryAll());
    return () => {
      isOver = true;
      stopTrying();
    };
  }, [store, isWaiting]);

  return { store, act };
}

/** Gives the lists and the forms of the matches access to their edits. */
export const MatchEditsContext = createContext<MatchEdits | null>(null);

export function useEditsOfPage(): MatchEdits {
  const edits = useContext(MatchEditsContext);
  if (!edits) throw new Error('useEditsOfPage needs a MatchEditsContext around it.');
  return edits;
}
