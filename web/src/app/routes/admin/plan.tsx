import { PlanScreen } from '../../../features/plan-admin/plan-screen';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

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
