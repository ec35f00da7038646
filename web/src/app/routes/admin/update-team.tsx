import { UpdateTeam } from '../../../features/team-admin/builder/update-team';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { useTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  const { pages: pageTexts } = useTexts();
  return (
    <AdminPage title={pageTexts.adminTeamsUpdate.title}>
      <CurrentCup>
        <UpdateTeam />
      </CurrentCup>
    </AdminPage>
  );
}
