import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Cup } from '../../shelf/cup/cup';
import { useCurrentCup } from './cup-context';

/**
 * Returns the record of a dialog from the current cup, because somebody else may have changed it since it was chosen.
 * Returns null where nothing is chosen or the record is gone; the dialog then closes, so that an undo does not open it
 * again.
 *
 * @param find - Finds the chosen record in a cup; it must be the same function in each render.
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
