import { useLocation } from 'react-router-dom';
import { PeopleScreen } from './people-screen';
import { TournamentList } from '../tournaments/tournament-list';
import { paths } from '../../shelf/addresses/paths';
import { useAdminTexts } from '../texts/admin-texts';
import { AdminBanner, ClubPage } from '../layout/admin-page';
import { adminPathAt } from '../../shelf/addresses/path-at';

function People() {
  const { people } = useAdminTexts();
  return (
    <ClubPage title={people.title} about={people.about}>
      <PeopleScreen />
    </ClubPage>
  );
}

/**
 * Shows the list of tournaments, or the people. Both are in one file, because each separate file costs bytes in the first
 * view of every visitor.
 */
export function Component() {
  const { admin } = useAdminTexts();
  const path = adminPathAt(useLocation().pathname);
  if (path === paths.adminPeople) return <People />;
  return (
    <>
      <AdminBanner title={admin.titles.club} />
      <TournamentList />
    </>
  );
}
