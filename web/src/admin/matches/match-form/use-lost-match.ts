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

/** The caller of a call goes on in the microtasks after it: one task later it has noted how the call has ended. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Sends what the network has lost again until it has arrived; where another call is in flight, right after that. It may have
 * arrived already, so `sendAgain` has to send a create under its first idempotency key.
 *
 * @param canSend - Asked right before the call.
 * @param sendAgain - Answers whether it has arrived now.
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
      // What has arrived is not sent again, although it counts as lost until the next render.
      if (!isOver) isTaken = await trySend();
    };
    const stopTrying = keepTrying(() => void handleChance());
    return () => {
      isOver = true;
      stopTrying();
    };
  }, [isLost]);
}
