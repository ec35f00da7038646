import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import useSWR from 'swr';
import { readView } from '../../../shelf/api/read-view';
import { useCurrentCup } from '../../cup/cup-context';

/** Loads the published plan, again with each version of the cup, because a plan is applied in the commit of its matches. */
export function usePlanAnswer() {
  const { tournamentId, version } = useCurrentCup();
  const address = `${ENDPOINTS.getPlan.path}?${new URLSearchParams({ tournamentId })}`;
  return useSWR<Calls['getPlan']['response'], unknown>(
    `plan ${tournamentId} ${version}`,
    () => readView(address),
    { keepPreviousData: true, revalidateOnMount: true },
  );
}
