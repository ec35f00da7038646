import { TeamsScreen } from '../../../features/team-admin/teams-screen';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { pageTexts } from '../../../shared/texts/pages';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  return (
    <AdminPage title={pageTexts.adminTeams.title}>
      <CurrentCup>
        <TeamsScreen />
      </CurrentCup>
    </AdminPage>
  );
}
