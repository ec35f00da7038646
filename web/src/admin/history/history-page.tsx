import { useSearchParams } from 'react-router-dom';
import { HistoryScreen } from './history-screen';
import { useHistory } from './use-history';
import { ALL_TOURNAMENTS } from '../addresses/history-addresses';
import { TOURNAMENT_PARAMETER } from '../../shelf/addresses/paths';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { AdminPage, ClubPage } from '../layout/admin-page';

/** Returns the present name of the tournament, or its last name from the history, which this page loads anyway. */
function useNameOf(tournamentId: string | null): string | undefined {
  const { entries } = useHistory({ tournamentId, kind: null });
  const known = useTournaments((state) =>
    state.tournaments.find((each) => each.tournamentId === tournamentId),
  );
  const told = entries?.find(({ kind }) => kind === 'tournament')?.change;
  return known?.name ?? told?.to ?? told?.name ?? undefined;
}

/**
 * Shows the history of the tournament in the address, else of the current one, else of all. The address may also name all
 * tournaments.
 */
export function Component() {
  const { history } = useAdminTexts();
  const [query] = useSearchParams();
  const current = useTournaments((state) => state.currentTournament?.tournamentId);
  const asked = query.get(TOURNAMENT_PARAMETER) ?? current ?? ALL_TOURNAMENTS;
  const isOfAll = asked === ALL_TOURNAMENTS;
  const name = useNameOf(isOfAll ? null : asked);
  const screen = <HistoryScreen key={asked} tournamentId={isOfAll ? null : asked} />;
  if (asked === current) return <AdminPage title={history.title}>{screen}</AdminPage>;
  const ofOne = name ? history.ofNamed(name) : history.ofTournament;
  return <ClubPage title={isOfAll ? history.allTournaments : ofOne}>{screen}</ClubPage>;
}
