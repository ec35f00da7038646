import { TournamentDetails } from './details/tournament-details';
import { SponsorsPanel } from './sponsors/sponsors-panel';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { AdminPage } from '../layout/admin-page';

export function Component() {
  const { admin } = useAdminTexts();
  const tournamentId = useTournaments((state) => state.currentTournament?.tournamentId);
  return (
    <AdminPage title={admin.titles.details}>
      <TournamentDetails />
      {tournamentId && <SponsorsPanel key={tournamentId} tournamentId={tournamentId} />}
    </AdminPage>
  );
}
