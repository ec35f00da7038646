import type { TeamView } from '@futsal-cup/domain/contracts/views';
import { useQuery } from '@tanstack/react-query';
import { submitForm } from '../../shared/api/submit-form';

/** The teams of a tournament that are in no group of the stage yet. */
export function teamsWithoutGroup(teams: readonly TeamView[], stageId: string): readonly TeamView[] {
  return teams.filter(({ Groups }) => Groups.every((group) => group.stageId !== stageId));
}

/** The available teams of a stage as the server has them now; undefined when they could not be got. */
export function useAvailableTeams(tournamentId: string, stageId: string) {
  const { data, isPending } = useQuery({
    queryKey: ['available-teams', tournamentId, stageId],
    queryFn: () => submitForm({ call: 'getTeamsByTournament', payload: { tournamentId } }),
    gcTime: 0,
    retry: 1,
  });
  return { teams: data && teamsWithoutGroup(data.tournament.Teams, stageId), isPending };
}
