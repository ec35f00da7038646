import { FixtureScreen } from '../../../features/fixture-guide/fixture-screen';
import { GroupsManager } from '../../../features/group-admin/groups-manager';
import { MatchesManager } from '../../../features/match-admin/matches-manager';
import { StagesManager } from '../../../features/stage-admin/stages-manager';
import { CurrentCup } from '../../../shared/cup/current-cup';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { AdminPage } from '../../layout/admin/admin-page';

export function Component() {
  const { admin } = useAdminTexts();
  return (
    <AdminPage title={admin.titles.fixture}>
      <CurrentCup>
        <FixtureScreen
          managers={{
            stages: <StagesManager />,
            groups: <GroupsManager />,
            matches: <MatchesManager />,
          }}
        />
      </CurrentCup>
    </AdminPage>
  );
}
