import { useEffect, useEffectEvent } from 'react';
import { isSubmitting, useSubmission } from '../../forms/submission';
import { keepTrying } from '../try-again';

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useSubmission.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** The caller of a call continues in the microtasks after it, so one task later it has recorded how the call has ended. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Sends a match that the network has lost again until it has arrived; if another call is in flight, right after that. The
 * match may have arrived already, so `sendAgain` has to send a create under its first idempotency key.
 *
 * @param canSend - It is called right before each try.
 * @param sendAgain - It resolves to true when the match has arrived.
 */
export function useLostMatch<Lost>(
  lost: Lost | null,
  canSend: () => boolean,
  sendAgain: (lost: Lost) => Promise<boolean>,
): void {
  const trySend = useEffectEvent(async () => lost !== null && canSend() && (await sendAgain(lost)));

  const isLost = lost !== null;
  useEffect(() => {
    if (!isLost) return undefined;
    let isTaken = false;
    let isOver = false;
    const handleChance = async () => {
      if (isTaken) return;
      isTaken = true;
      while (isSubmitting()) {
        await nextChange();
        await nextTask();
      }
      // An arrived match is not sent again, although it counts as lost until the next render.
      if (!isOver) isTaken = await trySend();
    };
    const stopTrying = keepTrying(() => void handleChance());
    return () => {
      isOver = true;
      stopTrying();
    };
  }, [isLost]);
}
