import type { ListedTournamentView, TournamentListItem } from '@futsal-cup/domain/contracts/views/cup-views';
import { create } from 'zustand';
import { lenientStorage } from './lenient-storage';
import { TOURNAMENTS_STORAGE_KEY } from './storage-keys';

/** What was stored by an older version of the site has neither day nor place. */
export type ListedTournament = TournamentListItem & Partial<ListedTournamentView>;

export interface TournamentsState {
  readonly tournaments: readonly ListedTournament[];
  readonly currentTournament: (TournamentListItem & Pick<ListedTournament, 'lastDay'>) | null;
}

const NOTHING: TournamentsState = { tournaments: [], currentTournament: null };

/** Whatever cannot be read is nothing: the storage belongs to the visitor, who may have cleared or changed it. */
function readStored(): TournamentsState {
  try {
    const stored = JSON.parse(localStorage.getItem(TOURNAMENTS_STORAGE_KEY) ?? 'null') as {
      readonly state?: Partial<TournamentsState>;
    } | null;
    return { ...NOTHING, ...stored?.state };
  } catch {
    return NOTHING;
  }
}

export const useTournaments = create<TournamentsState>(readStored);

// In the form that zustand's `persist` writes, which is larger than all that is done with it here.
useTournaments.subscribe((state) =>
  lenientStorage.setItem(TOURNAMENTS_STORAGE_KEY, JSON.stringify({ state, version: 0 })),
);

export function setTournaments(tournaments: readonly ListedTournament[]): void {
  useTournaments.setState({ tournaments });
}

export function chooseTournament({ tournamentId, name, date, lastDay }: ListedTournament): void {
  useTournaments.setState({ currentTournament: { tournamentId, name, date, lastDay } });
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
export function updateTournament({
  tournamentId,
  ...changed
}: Partial<ListedTournament> & { tournamentId: string }): void {
  const { currentTournament } = useTournaments.getState();
  if (currentTournament?.tournamentId !== tournamentId) return;
  const updated = { ...currentTournament, ...changed };
  // Most of the time nothing has changed, and to store takes a slow phone a moment.
  if (JSON.stringify(updated) === JSON.stringify(currentTournament)) return;
  useTournaments.setState({ currentTournament: updated });
}
