import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** The team that was clicked last; kept for this tab, so that a phone that drops the page finds it again. */
export const useSelectedTeam = create<{ readonly teamId: string | null }>()(
  persist((): { readonly teamId: string | null } => ({ teamId: null }), {
    name: 'selected-team',
    storage: createJSONStorage(() => sessionStorage),
  }),
);

export function selectTeam(teamId: string | null): void {
  useSelectedTeam.setState({ teamId });
}
