import { Link, useLocation } from 'react-router-dom';
import { PeopleScreen } from '../../../features/people/people-screen';
import { TournamentList } from '../../../features/tournament-admin/tournament-list';
import { paths } from '../../../shared/paths/paths';
import { useAdminTexts, useTexts } from '../../../shared/texts/use-texts';
import { Container } from '../../../shared/ui/page/container';
import { PageBanner } from '../../../shared/ui/page/page-top';
import styles from './club.module.css';

function People() {
  const { admin, people } = useAdminTexts();
  return (
    <>
      <PageBanner title={people.title}>{people.about}</PageBanner>
      <Container isSection className={styles['page']}>
        <p>
          <Link className={styles['back']} to={paths.admin}>
            {admin.options.backToTournaments}
          </Link>
        </p>
        <PeopleScreen />
      </Container>
    </>
  );
}

/** The list of tournaments, and the people; one file, because each file of its own costs bytes in everybody's first view. */
export function Component() {
  const { pages } = useTexts();
  const { pathname } = useLocation();
  if (pathname === paths.adminPeople) return <People />;
  return (
    <>
      <PageBanner title={pages.admin.title} />
      <TournamentList />
    </>
  );
}
