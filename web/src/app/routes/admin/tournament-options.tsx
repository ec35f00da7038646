import { TournamentOptions } from '../../../features/tournament-admin/tournament-options';
import { useTexts } from '../../../shared/texts/use-texts';
import { PageBanner } from '../../../shared/ui/page/page-top';

export function Component() {
  const { pages: pageTexts } = useTexts();
  return (
    <>
      <PageBanner title={pageTexts.admin.title} />
      <TournamentOptions />
    </>
  );
}
