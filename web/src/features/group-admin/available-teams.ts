import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import useSWR from 'swr';
import { submitForm } from '../../shared/api/submit-form';

/** The teams of a tournament that are in no group of the stage yet. */
function teamsWithoutGroup(teams: readonly TeamView[], stageId: string): readonly TeamView[] {
  return teams.filter(({ Groups }) => Groups.every((group) => group.stageId !== stageId));
}

const RETRY_AFTER_MS = 1_000;

async function readTeams(tournamentId: string) {
  const read = () => submitForm({ call: 'getTeamsByTournament', payload: { tournamentId } });
  return read().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return read();
  });
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
  const teams = data && error === undefined ? teamsWithoutGroup(data.tournament.Teams, stageId) : undefined;
  return { teams, isFetching: isValidating };
}
