import { create } from 'zustand';
import { lenientStorage } from './lenient-storage';
import { FOLLOWED_TEAMS_STORAGE_KEY } from './storage-keys';

/** The team that the visitor follows in each cup, by the cup's id. */
type FollowedTeams = Readonly<Record<string, string>>;

/** Whatever cannot be read is nothing: the storage belongs to the visitor, who may have cleared or changed it. */
function readStored(): FollowedTeams {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(FOLLOWED_TEAMS_STORAGE_KEY) ?? '{}');
    const entries = typeof stored === 'object' && stored !== null ? Object.entries(stored) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}

const useFollowedTeams = create<{ readonly teams: FollowedTeams }>(() => ({ teams: readStored() }));

/** The id of the team that the visitor follows in a cup; undefined for none. */
export function useFollowedTeam(tournamentId: string): string | undefined {
  return useFollowedTeams(({ teams }) => teams[tournamentId]);
}

/** Follows the team in place of any other of its cup; null follows none. */
export function followTeam(tournamentId: string, teamId: string | null): void {
  const others = Object.entries(useFollowedTeams.getState().teams).filter(([id]) => id !== tournamentId);
  const teams = Object.fromEntries(teamId === null ? others : [...others, [tournamentId, teamId]]);
  useFollowedTeams.setState({ teams });
  lenientStorage.setItem(FOLLOWED_TEAMS_STORAGE_KEY, JSON.stringify(teams));
}
