import type {
  ListedTournamentView,
  TournamentListItem,
  TournamentView,
} from '@futsal-cup/domain/contracts/views/cup-views';
import { create } from 'zustand';
import { viewId } from '../addresses/view-id';
import { lenientStorage } from './lenient-storage';
import { TOURNAMENTS_STORAGE_KEY } from './storage-keys';

/** A tournament that an older version of the site stored has no day, place, language or zone. */
export type ListedTournament = TournamentListItem & Partial<ListedTournamentView>;

/** The tournament that a visitor has chosen. Its logo, how much of it is shown, and which categories it has are known once it is loaded. */
export type ChosenTournament = TournamentListItem &
  Pick<ListedTournament, 'lastDay' | 'language' | 'timeZone'> &
  Pick<TournamentView, 'shown' | 'categories' | 'logo'>;

export interface TournamentsState {
  readonly tournaments: readonly ListedTournament[];
  readonly currentTournament: ChosenTournament | null;
  /**
   * The id of the category that the visitor has chosen in each tournament, or `ALL_CATEGORIES`. It is empty if the chosen category no longer
   * exists.
   */
  readonly categories: Readonly<Record<string, string>>;
}

const NOTHING: TournamentsState = { tournaments: [], currentTournament: null, categories: {} };

/** Returns nothing if the entry cannot be read: the visitor may have cleared or changed the storage. */
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

// The format is that of zustand's `persist`. The middleware itself is larger than the code that stores the state here.
useTournaments.subscribe((state) =>
  lenientStorage.setItem(TOURNAMENTS_STORAGE_KEY, JSON.stringify({ state, version: 0 })),
);

export function setTournaments(tournaments: readonly ListedTournament[]): void {
  useTournaments.setState({ tournaments });
}

export function chooseTournament(chosen: ListedTournament): void {
  const { tournamentId, name, date, lastDay, language, timeZone } = chosen;
  useTournaments.setState({ currentTournament: { tournamentId, name, date, lastDay, language, timeZone } });
}

export function chooseCategory(tournamentId: string, category: string): void {
  useTournaments.setState(({ categories }) => ({ categories: { ...categories, [tournamentId]: category } }));
}

/** Returns what the visitor has chosen in the current tournament. */
export function chosenCategory({ currentTournament, categories }: TournamentsState): string | undefined {
  return categories[currentTournament?.tournamentId ?? ''];
}

/** Returns the view that public pages show of the current tournament: that of the chosen category, or the whole. */
export function shownView(state: TournamentsState): string | undefined {
  const tournamentId = state.currentTournament?.tournamentId;
  return tournamentId && viewId(tournamentId, chosenCategory(state));
}

/**
 * Makes the tournament of an address the current one, and chooses the category that the address names. Its name is added as soon as it is
 * known.
 */
export function chooseTournamentById(tournamentId: string, category: string | null = null): void {
  const { tournaments, currentTournament } = useTournaments.getState();
  if (category) chooseCategory(tournamentId, category);
  if (tournamentId === currentTournament?.tournamentId) return;
  const known = tournaments.find((tournament) => tournament.tournamentId === tournamentId);
  chooseTournament(known ?? { tournamentId, name: '', date: '' });
}

/**
 * Returns the language in which the current tournament writes its names, so that they are read aloud and hyphenated by its rules. It is known
 * once the tournament is loaded.
 */
export function cupLanguage(): string | undefined {
  return useTournaments.getState().currentTournament?.language;
}

export function clearTournament(): void {
  useTournaments.setState({ currentTournament: null });
}

/** Updates the stored data of the current tournament. Data of another tournament are ignored. */
export function updateTournament({
  tournamentId,
  ...changed
}: Partial<ChosenTournament> & { tournamentId: string }): void {
  const { currentTournament } = useTournaments.getState();
  if (currentTournament?.tournamentId !== tournamentId) return;
  const updated = { ...currentTournament, ...changed };
  // Usually nothing has changed, and storing takes a noticeable time on a slow phone.
  if (JSON.stringify(updated) === JSON.stringify(currentTournament)) return;
  useTournaments.setState({ currentTournament: updated });
}
