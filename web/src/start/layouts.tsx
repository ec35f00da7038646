import type { ReactNode } from 'react';
import { LoadAhead } from './load-ahead';
import { Room, useTurn } from '../shelf/page/in-turn';
import { PageFrame, PageSkeleton } from '../shelf/page/frame/page-frame';
import { SiteFooter } from '../site/layout/site-footer';
import { SiteHeader } from '../site/layout/site-header';
import { TournamentGate } from '../site/layout/tournament-gate';
import { useKeptPlace } from './use-kept-place';

interface LayoutProps {
  readonly children: ReactNode;
}

/** The placeholder that is shown instead of the first page in the frame in which the header is drawn. */
const PLACE = (
  <Room>
    <PageSkeleton />
  </Room>
);

export function PublicLayout({ children }: LayoutProps) {
  useKeptPlace();
  // The hook is used here and not around the page, because every navigation replaces the page. This way only the first page waits until the
  // header is drawn.
  const isItsTurn = useTurn();
  return (
    <PageFrame header={<SiteHeader />} isUnderHeader footer={<SiteFooter />}>
      {isItsTurn ? <TournamentGate>{children}</TournamentGate> : PLACE}
      <LoadAhead />
    </PageFrame>
  );
}

/** The layout of login and registration, without navigation and footer. */
export function SessionLayout({ children }: LayoutProps) {
  return <PageFrame>{children}</PageFrame>;
}
