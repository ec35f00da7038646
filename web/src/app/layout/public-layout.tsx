import { Outlet } from 'react-router-dom';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { TournamentGate } from './tournament-gate';

export function PublicLayout() {
  return (
    <PageFrame header={<SiteHeader />} isUnderHeader footer={<SiteFooter />}>
      <TournamentGate>
        <Outlet />
      </TournamentGate>
    </PageFrame>
  );
}
