import { createContext, useContext } from 'react';
import type { Cup } from '../../shelf/cup/cup';

/** Holds the cup that the administrator's screens show. */
export const CupContext = createContext<Cup | null>(null);

/** Returns the cup of this part of an admin screen; the object changes whenever the cup is loaded again. */
export function useCurrentCup(): Cup {
  const cup = useContext(CupContext);
  if (!cup) throw new Error('useCurrentCup needs a CurrentCup around it.');
  return cup;
}
