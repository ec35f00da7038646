import { createContext, useContext } from 'react';
import type { Cup } from '../../shelf/cup/cup';

/** The cup that the screens of the administrator are about. */
export const CupContext = createContext<Cup | null>(null);

/** The cup that this part of an admin screen is about; it changes whenever the cup is loaded again. */
export function useCurrentCup(): Cup {
  const cup = useContext(CupContext);
  if (!cup) throw new Error('useCurrentCup needs a CurrentCup around it.');
  return cup;
}
