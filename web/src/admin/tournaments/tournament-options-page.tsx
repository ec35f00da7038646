import { TournamentOptions } from './tournament-options';
import { AdminBanner } from '../layout/admin-page';
import { useAdminTexts } from '../texts/admin-texts';

export function Component() {
  const { admin } = useAdminTexts();
  return (
    <>
      <AdminBanner title={admin.titles.club} />
      <TournamentOptions />
    </>
  );
}
