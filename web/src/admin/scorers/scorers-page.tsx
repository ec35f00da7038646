import { ScorersScreen } from './scorers-screen';
import { CurrentCup } from '../cup/current-cup';
import { useAdminTexts } from '../texts/admin-texts';
import { AdminPage } from '../layout/admin-page';

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
