import type { ReactNode } from 'react';
import { useLoadAhead } from '../load-ahead';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site/site-footer';
import { SiteHeader } from './site/site-header';
import { TournamentGate } from './site/tournament-gate';

interface LayoutProps {
  readonly children: ReactNode;
}

export function PublicLayout({ children }: LayoutProps) {
  useLoadAhead();
  return (
    <PageFrame header={<SiteHeader />} isUnderHeader footer={<SiteFooter />}>
      <TournamentGate>{children}</TournamentGate>
    </PageFrame>
  );
}

/** Login and register: no navigation, no footer. */
export function SessionLayout({ children }: LayoutProps) {
  return <PageFrame>{children}</PageFrame>;
}
