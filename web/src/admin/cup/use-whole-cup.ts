import { useCallback } from 'react';
import { useView } from '../../shelf/api/use-view';
import { type Cup, readCup } from '../../shelf/cup/cup';
import { type LoadedCup, useCupView } from '../../shelf/cup/cup-view';
import { wholeCupKey } from '../../shelf/cup/reload';
import { submitForm } from '../calls/submit-form';

async function loadWholeCup(tournamentId: string): Promise<LoadedCup> {
  const { tournament } = await submitForm({ call: 'getWholeTournament', payload: { tournamentId } });
  return { cup: readCup(tournament), loadedAt: Date.now() };
}

function isShownInPart({ shown, categories = [] }: Cup): boolean {
  return shown !== undefined || categories.some(({ rules }) => rules?.shown && rules.shown !== 'all');
}

/** Reads a cup as administrators see it: with its tables and results, also where everybody sees it without them. */
export function useWholeCup(tournamentId: string | undefined): ReturnType<typeof useCupView> {
  const view = useCupView(tournamentId);
  const isInPart = view.data !== undefined && isShownInPart(view.data.cup);
  const id = isInPart ? (tournamentId ?? '') : '';
  const whole = useView(id ? wholeCupKey(id) : null, () => loadWholeCup(id));
  const [refetchView, refetchWhole] = [view.refetch, whole.refetch];
  const refetch = useCallback<typeof refetchWhole>(async () => {
    const [loaded] = await Promise.all([refetchWhole(), refetchView()]);
    return loaded;
  }, [refetchView, refetchWhole]);
  return isInPart ? { ...whole, refetch } : view;
}
