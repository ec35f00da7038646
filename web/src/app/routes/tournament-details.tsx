import { TournamentDetails } from '../../features/tournament-admin/tournament-details';
import { pageTexts } from '../../shared/texts/pages';
import { PageBanner } from '../../shared/ui/page-banner';

export function Component() {
  return (
    <>
      <PageBanner title={pageTexts.tournamentDetails.title} />
      <TournamentDetails />
    </>
  );
}
