import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { paths } from '../../shelf/addresses/paths';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { Container } from '../../shelf/page/container';
import { PageBanner } from '../../shelf/page/page-top';
import { cluster, stack } from '../../shelf/styles/layout';
import styles from './frame.module.css';
import { useTournamentScreens } from './tournament-screens';

/** Shows links from each screen of a tournament to all the others. */
function AdminTrail() {
  const { main, options } = useAdminTexts().admin;
  const screens = useTournamentScreens();
  const hasTournament = useTournaments((state) => state.currentTournament !== null);
  const ofTournament = hasTournament ? [...screens.main, ...screens.others] : [];
  return (
    <nav className={styles['trail']} aria-label={options.title}>
      <Container>
        <ul className={cluster(4, styles['links'])}>
          {[{ to: paths.admin, label: main.title }, ...ofTournament].map(({ to, label }) => (
            <li key={to}>
              <NavLink className={styles['link']} to={to} end={to === paths.admin}>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

interface ClubPageProps {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}

/** Renders a screen that does not belong to one tournament, with a link back to the list of tournaments. */
export function ClubPage({ title, about, children }: ClubPageProps) {
  const { options } = useAdminTexts().admin;
  return (
    <>
      <PageBanner title={title}>{about}</PageBanner>
      <Container className={stack(5, styles['page'])}>
        <p>
          <Link className={styles['back']} to={paths.admin}>
            {options.backToTournaments}
          </Link>
        </p>
        {children}
      </Container>
    </>
  );
}

interface AdminPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Renders a screen of the current tournament, with its title, the tournament's name, and links to the other screens. */
export function AdminPage({ title, children }: AdminPageProps) {
  const name = useTournaments((state) => state.currentTournament?.name);
  return (
    <>
      <PageBanner title={title}>{name}</PageBanner>
      <AdminTrail />
      <Container className={stack(5, styles['page'])}>{children}</Container>
    </>
  );
}
