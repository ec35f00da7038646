import { TournamentDetails } from '../../../features/tournament-admin/details/tournament-details';
import { useTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  const { pages: pageTexts } = useTexts();
  return (
    <AdminPage title={pageTexts.tournamentDetails.title}>
      <TournamentDetails />
    </AdminPage>
  );
}
