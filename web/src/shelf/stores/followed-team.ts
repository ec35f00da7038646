import { create } from 'zustand';
import { FOLLOWED_TEAMS_STORAGE_KEY } from './storage-keys';

/** The team that the visitor follows in each cup, by the cup's id. */
export type FollowedTeams = Readonly<Record<string, string>>;

/** Returns nothing if the entry cannot be read: the visitor may have cleared or changed the storage. */
function readStored(): FollowedTeams {
  try {
    const stored = JSON.parse(
      localStorage.getItem(FOLLOWED_TEAMS_STORAGE_KEY) ?? '{}',
    ) as FollowedTeams | null;
    return stored ?? {};
  } catch {
    return {};
  }
}

export const useFollowedTeams = create(() => ({ teams: readStored() }));

/** The id of the team that the visitor follows in a cup; undefined for none. */
export function useFollowedTeam(tournamentId: string): string | undefined {
  return useFollowedTeams(({ teams }) => teams[tournamentId]);
}
