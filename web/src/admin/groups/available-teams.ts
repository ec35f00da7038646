import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import useSWR from 'swr';
import { readTeams } from '../cup/read-teams';

/** The teams of a tournament that are in no group of the stage yet. */
function teamsWithoutGroup(teams: readonly TeamView[], stageId: string): readonly TeamView[] {
  return teams.filter(({ Groups }) => Groups.every((group) => group.stageId !== stageId));
}

/** The teams that a stage can still take, loaded each time the modal opens; undefined when they could not be loaded. */
export function useAvailableTeams(tournamentId: string, stageId: string, isAsked: boolean) {
  const key = isAsked ? `available-teams/${tournamentId}/${stageId}` : null;
  const { data, error, isValidating } = useSWR(key, () => readTeams(tournamentId), {
    revalidateIfStale: true,
    revalidateOnFocus: false,
    // They stay on show while the dialog closes.
    keepPreviousData: true,
  });
  const teams = data && error === undefined ? teamsWithoutGroup(data, stageId) : undefined;
  return { teams, isFetching: isValidating };
}
