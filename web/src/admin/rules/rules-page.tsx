import { CurrentCup } from '../cup/current-cup';
import { AdminPage } from '../layout/admin-page';
import { useAdminTexts } from '../texts/admin-texts';
import { RulesScreen } from './rules-screen';

export function Component() {
  const { tableRules: texts } = useAdminTexts();
  return (
    <AdminPage title={texts.title}>
      <CurrentCup>
        <RulesScreen />
      </CurrentCup>
    </AdminPage>
  );
}
