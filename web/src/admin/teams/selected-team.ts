import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** Holds the team that was clicked last. It is stored for the tab, because a phone may reload a page that was in the background. */
export const useSelectedTeam = create<{ readonly teamId: string | null }>()(
  persist((): { readonly teamId: string | null } => ({ teamId: null }), {
    name: 'selected-team',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function selectTeam(teamId: string | null): void {
  useSelectedTeam.setState({ teamId });
}

/** The teams screen reads this state from the router: the team to lead back to. */
export interface TeamsState {
  readonly savedTeamId?: string;
}
