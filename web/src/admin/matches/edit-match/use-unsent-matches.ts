import { useEffect, useEffectEvent } from 'react';
import { useLeadToReview } from '../../review/use-lead-to-review';
import { keepTrying } from '../try-again';
import type { MatchDraft, MatchDrafts } from './match-drafts';
import { useTryDraft } from './send-draft';

/** Sends the drafts whose save failed for a passing reason again and again, except the draft of the match that is being edited. */
export function useUnsentMatches(drafts: MatchDrafts, editedId: string | undefined) {
  const tryDraft = useTryDraft();
  const leadToReview = useLeadToReview();
  const waiting = drafts.all.filter(({ base, state }) => state === 'waiting' && base.matchId !== editedId);

  const trySend = async (draft: MatchDraft, isQuiet: boolean) => {
    const outcome = await tryDraft(draft, isQuiet);
    if (outcome === 'refused') drafts.keep({ ...draft, state: 'refused' });
    else if (outcome !== 'waiting') drafts.drop(draft.base.matchId);
    if (outcome === 'saved' && draft.leadsToReview) leadToReview();
  };

  const trySendAll = useEffectEvent(async () => {
    for (const draft of waiting) await trySend(draft, true);
  });

  const isWaiting = waiting.length > 0;
  useEffect(() => (isWaiting ? keepTrying(() => void trySendAll()) : undefined), [isWaiting]);

  return (draft: MatchDraft) => void trySend(draft, false);
}
