import { useEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isGone } from '../../shelf/api/api-error';
import { useCupView } from '../../shelf/cup/cup-view';
import { lastDayOf } from '../../shelf/cup/all-matches';
import {
  CATEGORY_PARAMETER,
  IS_GONE,
  needsTournament,
  paths,
  TOURNAMENT_PARAMETER,
} from '../../shelf/addresses/paths';
import {
  chooseCategory,
  chooseTournamentById,
  clearTournament,
  shownView,
  updateTournament,
  useTournaments,
} from '../../shelf/stores/tournaments';

function useTournamentOfAddress(): string | null {
  const [search] = useSearchParams();
  const wanted = search.get(TOURNAMENT_PARAMETER);
  const category = search.get(CATEGORY_PARAMETER);

  useEffect(() => {
    if (wanted) chooseTournamentById(wanted, category);
  }, [wanted, category]);

  return wanted;
}

/** Reads the shown view of the current tournament on the pages that need one. */
export function useCupOfPage(): ReturnType<typeof useCupView> {
  const { pathname } = useLocation();
  const view = useTournaments(shownView);
  return useCupView(needsTournament(pathname) ? view : undefined);
}

/**
 * Updates the stored data of the current tournament from the server. A tournament that no longer exists is cleared, and the list of
 * tournaments says so. The choice of a category that no longer exists is dropped, and the whole tournament is read.
 */
function useCurrentTournamentCheck(): void {
  const { pathname } = useLocation();
  const tournamentId = useTournaments(({ currentTournament }) => currentTournament?.tournamentId);
  const view = useTournaments(shownView);
  const { data, error } = useCupOfPage();
  const cup = data?.cup;
  const navigate = useNavigate();

  useEffect(() => {
    if (!cup) return;
    const { tournamentId: id, name, date, timeZone, logo, shown, categories } = cup;
    // What is shown of a category is known to the code that knows of categories.
    const known = categories ? { categories } : { categories, shown };
    updateTournament({ tournamentId: id, name, date, lastDay: lastDayOf(cup), timeZone, logo, ...known });
  }, [cup]);

  const goneId = useRef<string>(undefined);
  useEffect(() => {
    if (!tournamentId || !isGone(error)) return;
    if (view?.includes('?')) {
      chooseCategory(tournamentId, '');
      return;
    }
    goneId.current = tournamentId;
    void navigate(paths.main, { replace: true, state: IS_GONE });
  }, [tournamentId, view, error, navigate]);

  useEffect(() => {
    if (pathname !== paths.main || goneId.current === undefined) return;
    // The tournament is cleared only here. If it were cleared earlier, the visitor would be led to the list without an explanation.
    if (useTournaments.getState().currentTournament?.tournamentId === goneId.current) clearTournament();
    goneId.current = undefined;
  }, [pathname]);
}

/** Shows a page that needs a tournament only once one is chosen. Otherwise the visitor chooses one first. */
export function TournamentGate({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const wanted = useTournamentOfAddress();
  const current = useTournaments((state) => state.currentTournament);
  useCurrentTournamentCheck();

  if (needsTournament(pathname) && !current) {
    return wanted ? null : <Navigate to={paths.main} replace />;
  }
  return children;
}
