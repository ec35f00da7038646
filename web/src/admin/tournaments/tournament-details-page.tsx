import { TournamentDetails } from './details/tournament-details';
import { useAdminTexts } from '../texts/admin-texts';
import { AdminPage } from '../layout/admin-page';

export function Component() {
  const { admin } = useAdminTexts();
  return (
    <AdminPage title={admin.titles.details}>
      <TournamentDetails />
    </AdminPage>
  );
}
