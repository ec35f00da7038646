import { TeamsScreen } from '../../../features/team-admin/teams-screen';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  const { admin } = useAdminTexts();
  return (
    <AdminPage title={admin.titles.teams}>
      <CurrentCup>
        <TeamsScreen />
      </CurrentCup>
    </AdminPage>
  );
}
