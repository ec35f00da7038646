import type { Cup as DomainCup } from '@futsal-cup/domain/cup/records';
import type { Result } from '@futsal-cup/domain/cup/result';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CallName } from '../calls/submit-form';
import { type CupSubmission, useCupCall } from '../calls/use-cup-call';
import { useCurrentCup } from '../cup/cup-context';
import { matchesToReview } from './matches-to-review';
import { useLeadToReview } from './use-lead-to-review';

type Change = (before: DomainCup) => Result<DomainCup>;

/**
 * Sends a call that may bring other teams into matches with a score. `toReviewBy` names these matches before; `done` calls `onDone` and then
 * leads to their review.
 */
export function useReviewedCall(onDone: () => void) {
  const send = useCupCall();
  const cup = useCurrentCup();
  const leadToReview = useLeadToReview();
  const isReviewNext = useRef(false);
  const toReviewBy = (change: Change) => matchesToReview(cup, change);
  return {
    toReviewBy,
    send: <Name extends CallName>(change: Change, form: CupSubmission<Name>) => {
      isReviewNext.current = toReviewBy(change).length > 0;
      return send<Name>(form);
    },
    done: () => {
      // What was saved is not asked about any more when the page is left for the review.
      flushSync(onDone);
      if (isReviewNext.current) leadToReview();
    },
  };
}
