import { PlanScreen } from './plan-screen';
import { CurrentCup } from '../cup/current-cup';
import { useAdminTexts } from '../texts/admin-texts';
import { AdminPage } from '../layout/admin-page';

export function Component() {
  const { plan } = useAdminTexts();
  return (
    <AdminPage title={plan.title}>
      <CurrentCup>
        <PlanScreen />
      </CurrentCup>
    </AdminPage>
  );
}
