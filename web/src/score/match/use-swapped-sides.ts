import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { useState } from 'react';
import { lenientStorage } from '../../shelf/stores/lenient-storage';
import { readStored } from './ui/read-stored';

const STORAGE_KEY = 'score-swapped';

/** The sides as the teams stand seen from the table. A reload must not turn them back unseen. */
export function useSwappedSides(matchId: string) {
  const [isSwapped, setIsSwapped] = useState(() => readStored(STORAGE_KEY) === matchId);
  const sides: readonly SideKey[] = isSwapped ? ['visitor', 'local'] : ['local', 'visitor'];
  const swap = () => {
    lenientStorage.setItem(STORAGE_KEY, isSwapped ? '' : matchId);
    setIsSwapped(!isSwapped);
  };
  return { sides, swap };
}
