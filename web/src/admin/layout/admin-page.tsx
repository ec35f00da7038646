import { useEffect, useRef, type ReactNode } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../shelf/addresses/paths';
import { planAddress } from '../addresses/plan-addresses';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { Container } from '../../shelf/page/container';
import { PageBanner } from '../../shelf/page/page-top';
import { cluster, stack } from '../../shelf/styles/layout';
import styles from './frame.module.css';

/** Brings the link to the present screen into view, because on a phone the links are one row that is wider than the window. */
function useCurrentInView() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current) list.current.scrollLeft = current.offsetLeft - list.current.offsetLeft - 48;
  }, [pathname]);
  return list;
}

/** Shows links from each screen of a tournament to all the others. */
function AdminTrail() {
  const list = useCurrentInView();
  const { admin: adminTexts, history, plan, scorers, tableRules, today } = useAdminTexts();
  const { details, teams, fixture } = adminTexts.options;
  const links = [
    { to: paths.admin, label: adminTexts.main.title, isForAll: true },
    { to: paths.tournamentDetails, label: details, isForAll: false },
    { to: paths.adminRules, label: tableRules.title, isForAll: false },
    { to: paths.adminTeams, label: teams, isForAll: false },
    { to: paths.fixture, label: fixture, isForAll: false },
    { to: paths.adminToday, label: today.title, isForAll: false },
    { to: planAddress(), label: plan.title, isForAll: false },
    { to: paths.adminScorers, label: scorers.title, isForAll: false },
    { to: paths.adminHistory, label: history.title, isForAll: false },
  ];
  const hasTournament = useTournaments((state) => state.currentTournament !== null);
  return (
    <nav className={styles['trail']} aria-label={adminTexts.options.title}>
      <Container>
        <ul ref={list} className={cluster(4, styles['links'])}>
          {links
            .filter(({ isForAll }) => isForAll || hasTournament)
            .map(({ to, label }) => (
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
      <div className={styles['head']}>
        <PageBanner title={title}>{name}</PageBanner>
      </div>
      <AdminTrail />
      <Container className={stack(5, styles['page'])}>{children}</Container>
    </>
  );
}
