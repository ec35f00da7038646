import { TeamsScreen } from './teams-screen';
import { CurrentCup } from '../cup/current-cup';
import { useAdminTexts } from '../texts/admin-texts';
import { AdminPage } from '../layout/admin-page';

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
