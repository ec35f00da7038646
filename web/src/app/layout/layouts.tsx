import { Outlet } from 'react-router-dom';
import { useLoadAhead } from '../load-ahead';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site/site-footer';
import { SiteHeader } from './site/site-header';
import { TournamentGate } from './site/tournament-gate';

export function PublicLayout() {
  useLoadAhead();
  return (
    <PageFrame header={<SiteHeader />} isUnderHeader footer={<SiteFooter />}>
      <TournamentGate>
        <Outlet />
      </TournamentGate>
    </PageFrame>
  );
}

/** Login and register: no navigation, no footer. */
export function SessionLayout() {
  return (
    <PageFrame>
      <Outlet />
    </PageFrame>
  );
}
