import type { SideKey } from '@futsal-cup/domain/cup/sides';
import { useState } from 'react';
import { lenientStorage } from '../../shelf/stores/lenient-storage';
import { readStored } from './ui/read-stored';

const STORAGE_KEY = 'score-swapped';

/**
 * Returns the sides in the order in which the person at the scorers' table sees the teams, from left to right. The order is
 * stored, because a reload must not swap them unnoticed.
 */
export function useSwappedSides(matchId: string) {
  const [isSwapped, setIsSwapped] = useState(() => readStored(STORAGE_KEY) === matchId);
  const sides: readonly SideKey[] = isSwapped ? ['visitor', 'local'] : ['local', 'visitor'];
  const swap = () => {
    lenientStorage.setItem(STORAGE_KEY, isSwapped ? '' : matchId);
    setIsSwapped(!isSwapped);
  };
  return { sides, swap };
}
