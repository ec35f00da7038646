import { TournamentOptions } from '../../../features/tournament-admin/tournament-options';
import { useAdminTexts } from '../../../shared/texts/use-texts';
import { PageBanner } from '../../../shared/ui/page/page-top';

export function Component() {
  const { admin } = useAdminTexts();
  return (
    <>
      <PageBanner title={admin.titles.club} />
      <TournamentOptions />
    </>
  );
}
