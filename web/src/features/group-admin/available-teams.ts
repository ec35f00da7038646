import type { TeamView } from '@futsal-cup/domain/contracts/views';
import { useQuery } from '@tanstack/react-query';
import { submitForm } from '../../shared/api/submit-form';

/** The teams of a tournament that are in no group of the stage yet. */
function teamsWithoutGroup(teams: readonly TeamView[], stageId: string): readonly TeamView[] {
  return teams.filter(({ Groups }) => Groups.every((group) => group.stageId !== stageId));
}

/** The teams that a stage can still take, loaded each time the modal opens; undefined when they could not be loaded. */
export function useAvailableTeams(tournamentId: string, stageId: string, isAsked: boolean) {
  const { data, isFetching } = useQuery({
    queryKey: ['available-teams', tournamentId, stageId],
    queryFn: () => submitForm({ call: 'getTeamsByTournament', payload: { tournamentId } }),
    enabled: isAsked,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    gcTime: 0,
    retry: 1,
  });
  return { teams: data && teamsWithoutGroup(data.tournament.Teams, stageId), isFetching };
}
