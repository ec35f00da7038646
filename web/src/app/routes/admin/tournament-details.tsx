import { TournamentDetails } from '../../../features/tournament-admin/tournament-details';
import { pageTexts } from '../../../shared/texts/pages';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  return (
    <AdminPage title={pageTexts.tournamentDetails.title}>
      <TournamentDetails />
    </AdminPage>
  );
}
