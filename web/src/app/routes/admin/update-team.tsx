import { UpdateTeam } from '../../../features/team-admin/update-team';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { pageTexts } from '../../../shared/texts/pages';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  return (
    <AdminPage title={pageTexts.adminTeamsUpdate.title}>
      <CurrentCup>
        <UpdateTeam />
      </CurrentCup>
    </AdminPage>
  );
}
