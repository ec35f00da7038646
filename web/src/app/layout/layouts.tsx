import type { ReactNode } from 'react';
import { LoadAhead } from '../load-ahead';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site/site-footer';
import { SiteHeader } from './site/site-header';
import { TournamentGate } from './site/tournament-gate';
import { useKeptPlace } from './use-kept-place';

interface LayoutProps {
  readonly children: ReactNode;
}

export function PublicLayout({ children }: LayoutProps) {
  useKeptPlace();
  return (
    <PageFrame header={<SiteHeader />} isUnderHeader footer={<SiteFooter />}>
      <TournamentGate>{children}</TournamentGate>
      <LoadAhead />
    </PageFrame>
  );
}

/** Login and register: no navigation, no footer. */
export function SessionLayout({ children }: LayoutProps) {
  return <PageFrame>{children}</PageFrame>;
}
