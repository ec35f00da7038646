import { TeamsScreen } from '../../../features/team-admin/teams-screen';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { useTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  const { pages: pageTexts } = useTexts();
  return (
    <AdminPage title={pageTexts.adminTeams.title}>
      <CurrentCup>
        <TeamsScreen />
      </CurrentCup>
    </AdminPage>
  );
}
