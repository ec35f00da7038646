import { TournamentDetails } from '../../../features/tournament-admin/details/tournament-details';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  const { admin } = useAdminTexts();
  return (
    <AdminPage title={admin.titles.details}>
      <TournamentDetails />
    </AdminPage>
  );
}
