import type { ReactNode } from 'react';
import { Container } from '../../shared/ui/container';
import { PageBanner } from '../../shared/ui/page-banner';
import { useTournaments } from '../../shared/stores/tournaments';
import styles from './admin-page.module.css';
import { AdminTrail } from './admin-trail';

interface AdminPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A screen about the current tournament: its title, which tournament it is, and the ways to the other screens. */
export function AdminPage({ title, children }: AdminPageProps) {
  const name = useTournaments((state) => state.currentTournament?.name);
  return (
    <>
      <PageBanner title={title}>{name}</PageBanner>
      <AdminTrail />
      <Container className={styles['page']}>{children}</Container>
    </>
  );
}
