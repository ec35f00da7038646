import { useSearchParams } from 'react-router-dom';
import { HistoryScreen } from '../../../features/history/history-screen';
import { ALL_TOURNAMENTS } from '../../../shared/paths/history-addresses';
import { TOURNAMENT_PARAMETER } from '../../../shared/paths/paths';
import { useTournaments } from '../../../shared/stores/tournaments';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { AdminPage, ClubPage } from '../../layout/admin/admin-page';

/** The history of the current tournament, of the one in the address, or of all where that says so or none is chosen. */
export function Component() {
  const { history } = useAdminTexts();
  const [query] = useSearchParams();
  const current = useTournaments((state) => state.currentTournament?.tournamentId);
  const asked = query.get(TOURNAMENT_PARAMETER) ?? current ?? ALL_TOURNAMENTS;
  if (asked === ALL_TOURNAMENTS) {
    return (
      <ClubPage title={history.allTournaments}>
        <HistoryScreen key={asked} tournamentId={null} />
      </ClubPage>
    );
  }
  return (
    <AdminPage title={history.title}>
      <HistoryScreen key={asked} tournamentId={asked} />
    </AdminPage>
  );
}
