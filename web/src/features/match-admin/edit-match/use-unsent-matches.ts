import type { MatchView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useEffect, useEffectEvent } from 'react';
import { isAccessFailure, isPassing } from '../../../shared/api/api-error';
import { readMatch } from '../../../shared/cup/cup';
import { useCupCall } from '../../../shared/cup/use-cup-call';
import { currentRecordOf } from '../../../shared/stale-edit/stale-edit';
import { clearMessage } from '../../../shared/stores/messages';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { editCallOf } from '../match-form/match-calls';
import { areSameValues, valuesOf } from '../match-form/match-values';
import { isMatchGone, type MatchDraft, type MatchDrafts } from './match-drafts';

/** The browser may not notice that the network is back, and says nothing of a server in trouble. */
const TRY_AGAIN_AFTER_MS = 10_000;

/** An answer that got lost may have been a success: the match is then as it was sent. */
function hasArrived(error: unknown, { values }: MatchDraft): boolean {
  const current = currentRecordOf<MatchView>(error);
  return current !== null && areSameValues(valuesOf(readMatch(current)), values);
}

/** Sends the drafts whose save failed for a reason that may pass, again and again; but for the one that is being edited. */
export function useUnsentMatches(drafts: MatchDrafts, editedId: string | undefined) {
  const { matches: matchAdminTexts } = useAdminTexts();
  const send = useCupCall();
  const waiting = drafts.all.filter(({ base, state }) => state === 'waiting' && base.matchId !== editedId);

  const trySend = async (draft: MatchDraft, isQuiet: boolean) => {
    const call = editCallOf(draft.base, draft.values);
    const answer = await send({ ...call, successText: matchAdminTexts.editGroup.success, isQuiet });
    if (answer.ok) return drafts.drop(draft.base.matchId);
    const { error } = answer;
    if (hasArrived(error, draft)) {
      clearMessage();
      return drafts.drop(draft.base.matchId);
    }
    if (isMatchGone(error)) return drafts.drop(draft.base.matchId);
    const isOpen = error === null || isPassing(error) || isAccessFailure(error);
    if (!isOpen) drafts.keep({ ...draft, state: 'refused' });
  };

  const trySendAll = useEffectEvent(async () => {
    for (const draft of waiting) await trySend(draft, true);
  });

  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const handleOnline = () => void trySendAll();
    const timer = setInterval(handleOnline, TRY_AGAIN_AFTER_MS);
    window.addEventListener('online', handleOnline);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', handleOnline);
    };
  }, [isWaiting]);

  return (draft: MatchDraft) => void trySend(draft, false);
}
