import type { TeamView } from '@futsal-cup/domain/contracts/views/cup-views';
import type { Stage } from '../../shelf/cup/cup';
import useSWR from 'swr';
import { readTeams } from '../cup/read-teams';

/** Returns the teams of a stage's category that are not in a group of the stage yet. */
function teamsWithoutGroup(teams: readonly TeamView[], { stageId, categoryId }: Stage): readonly TeamView[] {
  const ofCategory = teams.filter((team) => (team.categoryId ?? null) === (categoryId ?? null));
  return ofCategory.filter(({ Groups }) => Groups.every((group) => group.stageId !== stageId));
}

/** Loads the teams that a stage can still take, each time the modal opens; `teams` is undefined when they could not be loaded. */
export function useAvailableTeams(tournamentId: string, stage: Stage, isAsked: boolean) {
  const key = isAsked ? `available-teams/${tournamentId}/${stage.stageId}` : null;
  const { data, error, isValidating } = useSWR(key, () => readTeams(tournamentId), {
    revalidateIfStale: true,
    revalidateOnFocus: false,
    // The teams stay visible while the dialog closes.
    keepPreviousData: true,
  });
  const teams = data && error === undefined ? teamsWithoutGroup(data, stage) : undefined;
  return { teams, isFetching: isValidating };
}
