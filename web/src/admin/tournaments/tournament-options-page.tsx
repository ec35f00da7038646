import { TournamentOptions } from './tournament-options';
import { useAdminTexts } from '../texts/admin-texts';
import { PageBanner } from '../../shelf/page/page-top';

export function Component() {
  const { admin } = useAdminTexts();
  return (
    <>
      <PageBanner title={admin.titles.club} />
      <TournamentOptions />
    </>
  );
}
