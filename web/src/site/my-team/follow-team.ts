import { type FollowedTeams, useFollowedTeams } from '../../shelf/stores/followed-team';
import { lenientStorage } from '../../shelf/stores/lenient-storage';
import { FOLLOWED_TEAMS_STORAGE_KEY } from '../../shelf/stores/storage-keys';

/** Follows a team and stops following any other team of the cup. Null follows no team. */
export function followTeam(tournamentId: string, teamId: string | null): void {
  const others = Object.entries(useFollowedTeams.getState().teams).filter(([id]) => id !== tournamentId);
  const teams: FollowedTeams = Object.fromEntries(
    teamId === null ? others : [...others, [tournamentId, teamId] as const],
  );
  useFollowedTeams.setState({ teams });
  lenientStorage.setItem(FOLLOWED_TEAMS_STORAGE_KEY, JSON.stringify(teams));
}
