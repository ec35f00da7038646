import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { useCurrentCup } from './cup-context';

/**
 * What a dialog is about, as it stands in the cup now: somebody else may have changed it since it was chosen. Null where
 * nothing is chosen or it is gone; the dialog is then closed, so that an undo does not open it again.
 *
 * @param find - Finds the chosen record in a cup; the same function in each render.
 */
export function useLiveRecord<Chosen>(
  chosen: Chosen | null,
  find: (cup: Cup, chosen: Chosen) => Chosen | null,
  onClose: () => void,
): Chosen | null {
  const cup = useCurrentCup();
  const live = useMemo(() => (chosen === null ? null : find(cup, chosen)), [cup, chosen, find]);
  const isGone = chosen !== null && live === null;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isGone) close();
  }, [isGone]);
  return live;
}
