import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useEffect, type ReactNode } from 'react';
import useSWR from 'swr';
import { isAccessFailure } from '../../shelf/api/api-error';
import { useCurrentCup } from '../cup/cup-context';
import { readTeams } from '../cup/read-teams';
import { useAccessFailure } from '../forms/use-access-failure';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';

/** What is on show stays until the teams of the next version are there, so that a form that is being filled in is not taken away. */
function useStoredTeams() {
  const { tournamentId, version } = useCurrentCup();
  const failAccess = useAccessFailure();
  const { data, error, isLoading, mutate } = useSWR<readonly TeamView[], unknown>(
    `stored-teams/${tournamentId}/${version}`,
    () => readTeams(tournamentId),
    { keepPreviousData: true },
  );
  const refusal = data === undefined && isAccessFailure(error) ? error : null;

  useEffect(() => {
    if (refusal !== null) failAccess(refusal);
  }, [refusal, failAccess]);

  return { teams: data, hasFailed: error !== undefined && !isLoading, tryAgain: () => void mutate() };
}

interface StoredTeamsProps {
  /** The room that what is shown will take, as a CSS length. */
  readonly height: string;
  readonly children: (teams: readonly TeamView[]) => ReactNode;
}

/** Shows something of the teams of the current cup with the names of their players as they are stored. */
export function StoredTeams({ height, children }: StoredTeamsProps) {
  const { teams, hasFailed, tryAgain } = useStoredTeams();
  if (teams) return children(teams);
  return hasFailed ? <LoadFailed onTryAgain={tryAgain} /> : <Skeleton height={height} />;
}
