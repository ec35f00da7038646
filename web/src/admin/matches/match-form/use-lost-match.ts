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

/**
 * Resolves in the next task. The code that awaits a call runs in the microtasks after it, so it has recorded the call's outcome by then.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/**
 * After the network has lost a match, sends it again and again until it has arrived; each try waits until no other call is in flight. The
 * match may have arrived already, so `sendAgain` has to send a create under its first idempotency key.
 *
 * @param canSend - Tells right before each try whether the match may be sent.
 * @param sendAgain - Resolves to true when the match has arrived.
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
