import { Outlet } from 'react-router-dom';
import { PageFrame } from './page-frame';
import { SiteFooter } from './site/site-footer';
import { SiteHeader } from './site/site-header';
import { TournamentGate } from './site/tournament-gate';

export function PublicLayout() {
  return (
    <PageFrame header={<SiteHeader />} isUnderHeader footer={<SiteFooter />}>
      <TournamentGate>
        <Outlet />
      </TournamentGate>
    </PageFrame>
  );
}
