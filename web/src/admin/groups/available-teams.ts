import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import useSWR from 'swr';
import { readTeams } from '../cup/read-teams';

/** Returns the teams of a tournament that are not in a group of the stage yet. */
function teamsWithoutGroup(teams: readonly TeamView[], stageId: string): readonly TeamView[] {
  return teams.filter(({ Groups }) => Groups.every((group) => group.stageId !== stageId));
}

/** Loads the teams that a stage can still take, each time the modal opens; `teams` is undefined when they could not be loaded. */
export function useAvailableTeams(tournamentId: string, stageId: string, isAsked: boolean) {
  const key = isAsked ? `available-teams/${tournamentId}/${stageId}` : null;
  const { data, error, isValidating } = useSWR(key, () => readTeams(tournamentId), {
    revalidateIfStale: true,
    revalidateOnFocus: false,
    // The teams stay visible while the dialog closes.
    keepPreviousData: true,
  });
  const teams = data && error === undefined ? teamsWithoutGroup(data, stageId) : undefined;
  return { teams, isFetching: isValidating };
}
