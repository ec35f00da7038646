import type { TournamentListItem } from '@futsal-cup/domain/contracts/views';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { lenientStorage } from './lenient-storage';
import { TOURNAMENTS_STORAGE_KEY } from './storage-keys';

export interface TournamentsState {
  readonly tournaments: readonly TournamentListItem[];
  readonly currentTournament: TournamentListItem | null;
}

export const useTournaments = create<TournamentsState>()(
  persist((): TournamentsState => ({ tournaments: [], currentTournament: null }), {
    name: TOURNAMENTS_STORAGE_KEY,
    storage: createJSONStorage(() => lenientStorage),
  }),
);

export function setTournaments(tournaments: readonly TournamentListItem[]): void {
  useTournaments.setState({ tournaments });
}

export function chooseTournament({ tournamentId, name, date }: TournamentListItem): void {
  useTournaments.setState({ currentTournament: { tournamentId, name, date } });
}

/** The tournament of an address becomes the current one, under its name as soon as that is known. */
export function chooseTournamentById(tournamentId: string): void {
  const { tournaments, currentTournament } = useTournaments.getState();
  if (tournamentId === currentTournament?.tournamentId) return;
  const known = tournaments.find((tournament) => tournament.tournamentId === tournamentId);
  chooseTournament(known ?? { tournamentId, name: '', date: '' });
}

export function clearTournament(): void {
  useTournaments.setState({ currentTournament: null });
}

/** Takes over what changed about the current tournament; another tournament's changes are none of its business. */
export function updateTournament(changed: Partial<TournamentListItem> & { tournamentId: string }): void {
  useTournaments.setState(({ currentTournament }) =>
    currentTournament?.tournamentId === changed.tournamentId
      ? { currentTournament: { ...currentTournament, ...changed } }
      : {},
  );
}
