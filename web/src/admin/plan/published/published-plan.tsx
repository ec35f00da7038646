import type { Calls } from '@futsal-cup/domain/contracts/calls';
import { ENDPOINTS } from '@futsal-cup/domain/contracts/endpoints';
import type { ReactNode } from 'react';
import useSWR from 'swr';
import { readView } from '../../../shelf/api/read-view';
import { LoadFailed, Skeleton } from '../../../shelf/ui/content-states';
import { useCurrentCup } from '../../cup/cup-context';
import { PublishedContext } from './published-context';

/** Loads the published plan, again with each version of the cup, because a plan is applied in the commit of its matches. */
export function PublishedPlan({ children }: { readonly children: ReactNode }) {
  const { tournamentId, version } = useCurrentCup();
  const address = `${ENDPOINTS.getPlan.path}?${new URLSearchParams({ tournamentId })}`;
  const { data, error, isLoading, mutate } = useSWR<Calls['getPlan']['response'], unknown>(
    `plan ${tournamentId} ${version}`,
    () => readView(address),
    { keepPreviousData: true, revalidateOnMount: true },
  );
  if (data) return <PublishedContext value={data.plan}>{children}</PublishedContext>;
  return error !== undefined && !isLoading ? (
    <LoadFailed onTryAgain={() => void mutate()} />
  ) : (
    <Skeleton height="24rem" />
  );
}
