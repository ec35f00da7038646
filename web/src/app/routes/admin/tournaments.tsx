import { TournamentList } from '../../../features/tournament-admin/tournament-list';
import { pageTexts } from '../../../shared/texts/pages';
import { PageBanner } from '../../../shared/ui/page/page-top';

export function Component() {
  return (
    <>
      <PageBanner title={pageTexts.admin.title} />
      <TournamentList />
    </>
  );
}
