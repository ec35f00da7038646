import { useEffect, useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { paths } from '../../shelf/addresses/paths';
import { useTournaments } from '../../shelf/stores/tournaments';
import { useAdminTexts } from '../texts/admin-texts';
import { Container } from '../../shelf/page/container';
import { PageBanner } from '../../shelf/page/page-top';
import { cluster, stack } from '../../shelf/styles/layout';
import ui from '../ui/ui.module.css';
import styles from './frame.module.css';
import { useTournamentScreens } from './tournament-screens';

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

interface AdminBannerProps {
  readonly title: string;
  /** The name of the tournament. On a phone it stands beside the title, shortened where it has no room. */
  readonly name?: string | undefined;
}

/** The title of an admin page, which on a phone is one line, so that the page itself begins in the first view. */
export function AdminBanner({ title, name }: AdminBannerProps) {
  return (
    <div className={styles['head']}>
      <PageBanner title={title}>{name}</PageBanner>
    </div>
  );
}

interface TrailProps {
  readonly links: readonly { readonly to: string; readonly label: string }[];
}

/** Shows links to other screens; on a phone they are one row. */
function Trail({ links }: TrailProps) {
  const list = useCurrentInView();
  const { options } = useAdminTexts().admin;
  return (
    <nav className={styles['trail']} aria-label={options.title}>
      <Container>
        <ul ref={list} className={cluster(4, styles['links'])}>
          {links.map(({ to, label }) => (
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
      <AdminBanner title={title} />
      <Trail links={[{ to: paths.admin, label: options.backToTournaments }]} />
      <Container className={stack(5, styles['page'])}>
        {about && <p className={ui['about']}>{about}</p>}
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
  const { main } = useAdminTexts().admin;
  const screens = useTournamentScreens();
  const tournament = useTournaments((state) => state.currentTournament);
  const ofTournament = tournament ? [...screens.main, ...screens.others] : [];
  return (
    <>
      <AdminBanner title={title} name={tournament?.name} />
      <Trail links={[{ to: paths.admin, label: main.title }, ...ofTournament]} />
      <Container className={stack(5, styles['page'])}>{children}</Container>
    </>
  );
}
