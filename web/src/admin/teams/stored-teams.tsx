import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import { useEffect, type ReactNode } from 'react';
import useSWR from 'swr';
import { isAccessFailure } from '../../shelf/api/access-failure';
import { useCurrentCup } from '../cup/cup-context';
import { readTeams } from '../cup/read-teams';
import { useAccessFailure } from '../forms/use-access-failure';
import { LoadFailed, Skeleton } from '../../shelf/ui/content-states';

/**
 * The teams of the previous version of the cup stay until those of the present version are loaded, so that a form is not removed during
 * input.
 */
export function useStoredTeams() {
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
  /** The expected height of the content, as a CSS length, for the skeleton. */
  readonly height: string;
  readonly children: (teams: readonly TeamView[]) => ReactNode;
}

/** Renders content that needs the teams of the current cup with the stored names of their players. */
export function StoredTeams({ height, children }: StoredTeamsProps) {
  const { teams, hasFailed, tryAgain } = useStoredTeams();
  if (teams) return children(teams);
  return hasFailed ? <LoadFailed onTryAgain={tryAgain} /> : <Skeleton height={height} />;
}
