import type { ReactNode } from 'react';
import { LoadAhead } from './load-ahead';
import { useKeptPlace } from '../shelf/page/kept-place';
import { PageFrame } from '../shelf/page/frame/page-frame';
import { SiteFooter } from '../site/layout/site-footer';
import { SiteHeader } from '../site/layout/site-header';
import { TournamentGate } from '../site/layout/tournament-gate';

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

/** The layout of login and registration, without navigation and footer. */
export function SessionLayout({ children }: LayoutProps) {
  return <PageFrame>{children}</PageFrame>;
}
