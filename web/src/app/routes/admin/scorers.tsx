import { ScorersScreen } from '../../../features/scorer-admin/scorers-screen';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  const { scorers } = useAdminTexts();
  return (
    <AdminPage title={scorers.title}>
      <CurrentCup>
        <ScorersScreen />
      </CurrentCup>
    </AdminPage>
  );
}
