import { CurrentCup } from '../cup/current-cup';
import { AdminPage } from '../layout/admin-page';
import { useAdminTexts } from '../texts/admin-texts';
import { TodayScreen } from './today-screen';

export function Component() {
  const { today } = useAdminTexts();
  return (
    <AdminPage title={today.title}>
      <CurrentCup>
        <TodayScreen />
      </CurrentCup>
    </AdminPage>
  );
}
