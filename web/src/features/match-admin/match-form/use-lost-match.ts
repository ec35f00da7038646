import { useEffect, useEffectEvent } from 'react';
import { isSubmitting, useSubmission } from '../../../shared/stores/submission';

function nextChange(): Promise<void> {
  return new Promise((resolve) => {
    const stop = useSubmission.subscribe(() => {
      stop();
      resolve();
    });
  });
}

/** Whoever waits for a call learns how it ended right after it has. */
function tellItsCaller(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * Sends what the network has lost once more when the network is back; where another call is in flight then, right after
 * that. It may have arrived, so `sendAgain` has to send it under its first idempotency key.
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
    const handleOnline = async () => {
      if (isTaken) return;
      isTaken = true;
      while (isSubmitting()) {
        await nextChange();
        await tellItsCaller();
      }
      // What has arrived is not sent again, although it counts as lost until the next render.
      if (!isOver) isTaken = await trySend();
    };
    const listener = () => void handleOnline();
    window.addEventListener('online', listener);
    return () => {
      isOver = true;
      window.removeEventListener('online', listener);
    };
  }, [isLost]);
}
